/// A time of a film or a sound, as a fraction.
public struct CMTime: Hashable, Sendable {
  /// The value of the time.
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

  /// The time of zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// An invalid time.
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

/// The units in a second of a time.
public typealias CMTimeScale = Int32
/// The units of a time.
public typealias CMTimeValue = Int64

extension CMTime: Comparable {
  /// The time after all others.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// The time before all others.
  public static let negativeInfinity = CMTime(value: .min, timescale: 1)

  /// A time of some seconds.
  public init(seconds: Double, preferredTimescale: Int) {
    self.init(seconds: seconds, preferredTimescale: Int32(clamping: preferredTimescale))
  }

  /// Whether the time is known.
  public var isValid: Bool { timescale != 0 }
  /// Whether the time is after all times.
  public var isPositiveInfinity: Bool { self == .positiveInfinity }

  /// Whether a time is before another one.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  private static func combined(
    _ one: CMTime, _ other: CMTime, _ body: (Double, Double) -> Double
  ) -> CMTime {
    CMTime(
      seconds: body(one.seconds, other.seconds),
      preferredTimescale: max(one.timescale, other.timescale))
  }

  /// The sum of two times.
  public static func + (one: CMTime, other: CMTime) -> CMTime { combined(one, other, +) }
  /// The difference of two times.
  public static func - (one: CMTime, other: CMTime) -> CMTime { combined(one, other, -) }
}

/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Minus one, zero or one, as a time is before another one, the same or after it.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

/// A part of a time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
