public import ScrollworkFoundation
import ScrollworkSystem

/// The information of the lock screen about the playing item, which no still shows.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static var center: MPNowPlayingInfoCenter {
    AppProcess.current.only { MPNowPlayingInfoCenter() }
  }
  /// The shared information center.
  public class func `default`() -> MPNowPlayingInfoCenter { center }
  /// The words and the picture.
  public var nowPlayingInfo: [String: Any]?
  /// Whether the sound plays.
  public var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether a sound plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// The kind of a sound.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The key of the time in the sound.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the kind.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of whether it is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The key of the number of sounds.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the place among the sounds.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
