public import ScrollworkFoundation
import ScrollworkSystem

/// Whether a player of music plays.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// The repeat mode of a music player.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }

/// The shuffle mode of a music player.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// A player of the music library, which has nothing to play.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  /// The players of one scene.
  private final class Players {
    let (app, queue, device) = (
      MPMusicPlayerController(), MPMusicPlayerController(), MPMusicPlayerController()
    )
  }

  private static var players: Players { AppProcess.current.only { Players() } }

  /// The player of the app.
  public static var applicationMusicPlayer: MPMusicPlayerController { players.app }
  /// The player of the app, with a list.
  public static var applicationQueuePlayer: MPMusicPlayerController { players.queue }
  /// The player of the device.
  public static var systemMusicPlayer: MPMusicPlayerController { players.device }
  /// The item that plays; always nil unless it is set.
  open var nowPlayingItem: MPMediaItem?
  /// The playback state; always stopped.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// The repeat mode of the player.
  open var repeatMode = MPMusicRepeatMode.default
  /// The shuffle mode of the player.
  open var shuffleMode = MPMusicShuffleMode.default
  /// The place among the sounds.
  open var indexOfNowPlayingItem: Int { 0 }
  /// The time in the sound.
  open var currentPlaybackTime: TimeInterval = 0
  /// The current playback rate of the music player controller.
  open var currentPlaybackRate: Float = 0
  /// Whether the player is prepared to play; always false.
  open var isPreparedToPlay: Bool { false }
  /// Sets the queue of the player.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Sets the sounds of the store.
  open func setQueue(with storeIDs: [String]) {}
  /// Sets the sounds of a question.
  open func setQueue(with query: MPMediaQuery) {}
  /// Makes ready to play.
  open func prepareToPlay() {}
  /// Plays, if there is anything.
  open func play() {}
  /// Pauses the music player controller.
  open func pause() {}
  /// Stops the music player controller.
  open func stop() {}
  /// Skips to the next item.
  open func skipToNextItem() {}
  /// Skips to the previous item.
  open func skipToPreviousItem() {}
  /// Skips to the beginning of the item.
  open func skipToBeginning() {}
  /// Starts notifications of playback changes.
  open func beginGeneratingPlaybackNotifications() {}
  /// Stops telling of changes.
  open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
  /// Another sound plays, which never happens in a scene.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The player began or ended, which never happens in a scene.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}
