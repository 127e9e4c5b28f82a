public import ScrollworkFoundation
public import ScrollworkKeyValueObservation

/// A player of films and sounds, which shows and sounds nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// Playback is paused.
    case paused
    /// Playback waits for data.
    case waitingToPlayAtSpecifiedRate
    /// Playback is in progress.
    case playing
  }

  /// The action of a player at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Advances to the next item.
    case advance
    /// Pauses at the end.
    case pause
    /// Keeps the rate at the end.
    case none
  }

  /// The current item of the player.
  public private(set) var currentItem: AVPlayerItem?
  /// The speed: 0 is paused.
  public var rate: Float = 0 {
    didSet { observations.tell(\AVPlayer.rate, \AVPlayer.timeControlStatus) }
  }
  /// The speed of playing.
  public var defaultRate: Float = 1
  /// The action at the end of an item.
  public var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits until it can play on.
  public var automaticallyWaitsToMinimizeStalling = true
  /// Whether other screens may show it.
  public var allowsExternalPlayback = true
  /// Whether another screen shows it: no.
  public var isExternalPlaybackActive: Bool { false }
  /// Whether the screen stays on.
  public var preventsDisplaySleepDuringVideoPlayback = true
  /// Why the player waits: it does not.
  public var reasonForWaitingToPlay: WaitingReason? { nil }
  /// Whether the player can play.
  public var status: Status { .readyToPlay }
  let observations = Observations()

  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The raw value of the waiting reason.
    public let rawValue: String
    /// Creates a waiting reason from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To play without stops.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The player has no item.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// The status is not known yet.
    case unknown
    /// The player is ready to play.
    case readyToPlay
    /// The player has failed.
    case failed
  }
  /// The volume, from 0 to 1.
  public var volume: Float = 1
  /// Whether nothing is heard.
  public var isMuted = false
  /// Whether the player plays.
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// The error of the player; there is none.
  public var error: (any Error)? { nil }

  /// A player of nothing.
  public override init() {}

  /// A player of what is at a place.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }

  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Starts playback at normal speed.
  open func play() { rate = 1 }

  /// Pauses playback of the item.
  open func pause() { rate = 0 }

  /// Plays at once, at a speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Calls a closure when a value changes.
  public func observe<Value>(
    _ keyPath: KeyPath<AVPlayer, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (AVPlayer, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observations.observe(self, keyPath, options, changeHandler)
  }

  /// Replaces the current item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    observations.tell(\AVPlayer.currentItem)
  }

  /// The time in the item: the start, as nothing has been loaded.
  open func currentTime() -> CMTime { .zero }

  /// Stays at the start, as nothing has been loaded.
  open func seek(to time: CMTime) {}

  /// Stays at the start, and calls a closure.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(true)
  }

  /// Stays at the start.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  /// Stays at the start, and calls a closure.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(true)
  }

  /// Stays at the start.
  @discardableResult open func seek(to time: CMTime) async -> Bool { true }

  /// Stays at the start.
  @discardableResult open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { true }

  /// Calls a closure at times of the item, which are never reached.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    NSObject()
  }

  /// Calls a closure as the item plays, which never happens in a scene.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    NSObject()
  }

  /// Ends the calls of a closure.
  open func removeTimeObserver(_ observer: Any) {}
}
