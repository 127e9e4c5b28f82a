public import ScrollworkFoundation
import ScrollworkSystem
public import ScrollworkUIScrolling

/// The buttons of the lock screen and of headphones, which nobody touches in a scene.
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static var center: MPRemoteCommandCenter {
    AppProcess.current.only { MPRemoteCommandCenter() }
  }
  /// The shared command center.
  public class func shared() -> MPRemoteCommandCenter { center }
  /// The command that starts playback.
  public let playCommand = MPRemoteCommand()
  /// The command that pauses playback.
  public let pauseCommand = MPRemoteCommand()
  /// The command that stops playback.
  public let stopCommand = MPRemoteCommand()
  /// The command that toggles playback.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The command that enables a language option.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// The command that disables a language option.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// The command that changes the playback rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The command that changes the repeat mode.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// The command that changes the shuffle mode.
  public let changeShuffleModeCommand = MPRemoteCommand()
  /// The next track command of the remote command center.
  public let nextTrackCommand = MPRemoteCommand()
  /// The previous track command of the remote command center.
  public let previousTrackCommand = MPRemoteCommand()
  /// The command that skips forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The command that skips backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The command that seeks forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// The command that seeks backward.
  public let seekBackwardCommand = MPRemoteCommand()
  /// The command that changes the playback position.
  public let changePlaybackPositionCommand = MPRemoteCommand()
  /// The command that rates the item.
  public let ratingCommand = MPRemoteCommand()
  /// The command that likes the item.
  public let likeCommand = MPRemoteCommand()
  /// The command for disliking an item.
  public let dislikeCommand = MPRemoteCommand()
  /// The command that bookmarks the item.
  public let bookmarkCommand = MPRemoteCommand()
}

/// A button of the lock screen or of headphones.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether the command is enabled.
  open var isEnabled = true

  /// Adds what a touch does.
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  /// Adds what a touch does.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes what a touch does.
  open func removeTarget(_ target: Any?) {}
  /// Removes what a touch does.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A button of a jump.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The preferred intervals of the skip interval command.
  open var preferredIntervals: [NSNumber] = []
}

/// A button of a speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The supported playback rates of the change playback rate command.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A touch of a button.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The command of the remote command event.
  public let command: MPRemoteCommand
  /// The timestamp of the remote command event.
  public let timestamp: TimeInterval
  init(_ command: MPRemoteCommand, at timestamp: TimeInterval) {
    (self.command, self.timestamp) = (command, timestamp)
  }
}

/// A touch of a jump.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The interval of the skip interval command event.
  public var interval: TimeInterval { 0 }
}

/// A touch of a faster way.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The type of the seek event.
  public var type: MPSeekCommandEventType { .beginSeeking }
}

/// Whether a faster way begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// A touch of a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The position time of the change playback position command event.
  public var positionTime: TimeInterval { 0 }
}

/// A touch of a speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The playback rate of the change playback rate command event.
  public var playbackRate: Float { 1 }
}

/// A touch of a language.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The language option of the change language option command event.
  public var languageOption: MPNowPlayingInfoLanguageOption { MPNowPlayingInfoLanguageOption() }
}

/// A language of a sound.
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
  /// The name in the language of the user.
  public var displayName: String? { nil }
  /// The name of the language.
  public var languageTag: String? { nil }
}

/// The status of a command's handler.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
