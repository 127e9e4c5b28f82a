/// A place and time to run closures.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of a time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of options.
  associatedtype SchedulerOptions

  /// The present time.
  var now: SchedulerTimeType { get }
  /// The least tolerance of times.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure after a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure repeatedly, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure after a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// An interval of time that can be made of units.
public protocol SchedulerTimeIntervalConvertible {
  /// Some seconds.
  static func seconds(_ s: Int) -> Self
  /// Some seconds.
  static func seconds(_ s: Double) -> Self
  /// Some milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Some microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Some nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of a scheduler, in seconds since its start.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// The seconds since the start.
  public let seconds: Double

  /// Creates a time from the seconds since the start.
  public init(seconds: Double) { self.seconds = seconds }

  /// The interval to another time.
  public func distance(to other: SchedulerTime) -> Stride {
    Stride(seconds: other.seconds - seconds)
  }

  /// The time after an interval.
  public func advanced(by n: Stride) -> SchedulerTime {
    SchedulerTime(seconds: seconds + n.timeInterval)
  }

  /// An interval of time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// The interval in seconds.
    public var timeInterval: Double

    init(seconds: Double) { timeInterval = seconds }

    /// An interval of some seconds.
    public init(_ timeInterval: Double) { self.init(seconds: timeInterval) }

    /// An interval of some seconds.
    public init(integerLiteral value: Int) { self.init(seconds: Double(value)) }

    /// An interval of some seconds.
    public init(floatLiteral value: Double) { self.init(seconds: value) }

    /// An interval of some seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Double(exactly: source) else { return nil }
      self.init(seconds: seconds)
    }

    /// The length of the interval.
    public var magnitude: Double { abs(timeInterval) }

    /// Whether an interval is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }

    /// The product of two intervals.
    public static func * (lhs: Self, rhs: Self) -> Self {
      Self(seconds: lhs.timeInterval * rhs.timeInterval)
    }

    /// Multiplies an interval.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// The sum of two intervals.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(seconds: lhs.timeInterval + rhs.timeInterval)
    }

    /// The difference of two intervals.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(seconds: lhs.timeInterval - rhs.timeInterval)
    }

    /// Some seconds.
    public static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
    /// Some seconds.
    public static func seconds(_ s: Double) -> Self { Self(seconds: s) }
    /// Some milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
    /// Some microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
    /// Some nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }
  }
}

/// A scheduler that runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// No options.
  public typealias SchedulerOptions = Never
  /// The type of a time.
  public typealias SchedulerTimeType = SchedulerTime

  /// The immediate scheduler.
  public static let shared = ImmediateScheduler()

  /// The start.
  public var now: SchedulerTime { SchedulerTime(seconds: 0) }
  /// No tolerance.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Runs a closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure once.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
