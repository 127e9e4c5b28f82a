public import ScrollworkFoundation

// Films and sounds: their time passes with the scene's, nothing of them is seen or heard.

/// A film or a sound.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The place.
  public let url: URL?

  /// A film or a sound at a place.
  public init(url: URL) { self.url = url }

  /// The length, which is not known.
  public var duration: CMTime { .indefinite }
}

/// A film or a sound at a place.
open class AVURLAsset: AVAsset, @unchecked Sendable {}

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

  /// How far it can be played.
  public var status: Status { .unknown }

  /// How far an item can be played.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// It can be.
    case readyToPlay
    /// It cannot be.
    case failed
  }
}

extension NSNotification.Name {
  /// An item has played to its end, which never happens in a scene.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A player of films and sounds, which shows and sounds nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It does not.
    case paused
    /// It waits.
    case waitingToPlayAtSpecifiedRate
    /// It does.
    case playing
  }

  /// What is played.
  public private(set) var currentItem: AVPlayerItem?
  /// The speed: 0 is paused.
  public var rate: Float = 0
  /// The volume, from 0 to 1.
  public var volume: Float = 1
  /// Whether nothing is heard.
  public var isMuted = false
  /// Whether the player plays.
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// The error: none.
  public var error: (any Error)? { nil }

  /// A player of nothing.
  public override init() {}

  /// A player of what is at a place.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }

  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Plays.
  open func play() { rate = 1 }

  /// Pauses.
  open func pause() { rate = 0 }

  /// Plays another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// The time in the item: the start, as nothing has been loaded.
  open func currentTime() -> CMTime { .zero }

  /// Stays at the start, as nothing has been loaded.
  open func seek(to time: CMTime) {}

  /// Stays at the start, and calls a closure.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(true)
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

/// A player of several items, one after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  /// A player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// The items.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes to the next item.
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    replaceCurrentItem(with: queue.first)
  }
}

/// A player that begins again.
public final class AVPlayerLooper: NSObject {
  /// Plays an item again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
}

/// A time of a film or a sound, as a fraction.
public struct CMTime: Hashable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: the units in a second.
  public var timescale: Int32

  /// A time of some units.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
  }

  /// A time of some seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: abs(value) < 9e18 ? Int64(value) : 0, timescale: preferredTimescale)
  }

  /// The start.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)

  /// The seconds; not a number if the time is not known.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether the time is not known.
  public var isIndefinite: Bool { timescale == 0 }
  /// Whether the time is a number.
  public var isNumeric: Bool { timescale != 0 }
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A time of some units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A time of some seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
