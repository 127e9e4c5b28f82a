public import ScrollworkFoundation
public import ScrollworkKeyValueObservation

/// A film or a sound that is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The film or sound.
  public let asset: AVAsset

  /// Plays what is at a place.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Plays a film or a sound.
  public init(asset: AVAsset) { self.asset = asset }

  /// The length, which is not known.
  public var duration: CMTime { .indefinite }
  /// The error of the player item; there is none.
  public var error: (any Error)? { nil }
  /// The parts that are loaded: none.
  public var loadedTimeRanges: [NSValue] { [] }
  /// Whether playback can continue without a stall; always false.
  public var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing is loaded.
  public var isPlaybackBufferEmpty: Bool { true }
  /// Whether as much as possible is loaded.
  public var isPlaybackBufferFull: Bool { false }
  /// The seconds that are loaded in advance.
  public var preferredForwardBufferDuration: TimeInterval = 0
  /// The bits in a second that are enough.
  public var preferredPeakBitRate: Double = 0
  /// The size of the picture.
  public var presentationSize: CGSize { .zero }
  /// The time in the item: the start, as nothing has been loaded.
  open func currentTime() -> CMTime { .zero }
  /// Stays at the start, and calls a closure.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    completionHandler?(true)
  }
  /// Plays a film or a sound, with properties that are read first.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// How far it can be played.
  public var status: Status { .unknown }

  /// How far an item can be played.
  public enum Status: Int, Sendable {
    /// The status is not known yet.
    case unknown
    /// The item is ready to play.
    case readyToPlay
    /// The item has failed.
    case failed
  }
}

extension NSNotification.Name {
  /// An item has played to its end, which never happens in a scene.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item cannot be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item waits for more.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// The time of an item jumped.
  public static let AVPlayerItemTimeJumped = NSNotification.Name(
    "AVPlayerItemTimeJumpedNotification")
}

extension AVPlayerItem {
  /// Calls a closure when a value changes; those of an item that is not loaded do not.
  public func observe<Value>(
    _ keyPath: KeyPath<AVPlayerItem, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (AVPlayerItem, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    Observations().observe(self, keyPath, options, changeHandler)
  }
}
