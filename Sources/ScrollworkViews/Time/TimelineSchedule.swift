public import Foundation
import ScrollworkMotion

/// When a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How closely a schedule is to be kept.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely a schedule is to be kept.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As it says.
  case normal
  /// Less often; not used here, where displays never dim.
  case lowFrequency
}

/// A schedule of which it is known without going through its entries which is the last by a date.
protocol ClosedSchedule {
  /// The last entry not after a date; the first one where all are later.
  func lastEntry(by date: Date, from start: Date) -> Date
}

/// The moments that lie a whole number of intervals after a first one.
public struct PeriodicTimelineSchedule: TimelineSchedule, ClosedSchedule, Sendable {
  /// Moments without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    /// The next moment.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// A moment each `interval` seconds; `startDate` is one of them.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, Swift.max(interval, Self.shortestInterval))
  }

  /// - Source: chosen: a tick.
  static let shortestInterval = Tick.interval

  private func index(by date: Date) -> Double {
    Swift.max(0, ((date.timeIntervalSince(start)) / interval + 1e-9).rounded(.down))
  }

  /// The moments from the last one not after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, index: index(by: startDate))
  }

  func lastEntry(by date: Date, from start: Date) -> Date {
    self.start.addingTimeInterval(index(by: date) * interval)
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, ClosedSchedule, Sendable {
  /// The beginnings of minutes.
  public init() {}

  private var minutes: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

  /// The moments from the last one not after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    minutes.entries(from: startDate, mode: mode)
  }

  func lastEntry(by date: Date, from start: Date) -> Date {
    minutes.lastEntry(by: date, from: start)
  }
}

/// Some moments that somebody names.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates

  /// The moments of a sequence, in order.
  public init(_ dates: Dates) { self.dates = dates }

  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}

extension ExplicitTimelineSchedule: Sendable where Dates: Sendable {}

/// Every moment there is a picture of, or one each interval.
public struct AnimationTimelineSchedule: TimelineSchedule, ClosedSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// Every moment, unless there is an interval; none while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Whether every moment is one of the schedule's.
  var isContinuous: Bool {
    (minimumInterval ?? 0) <= PeriodicTimelineSchedule.shortestInterval
  }

  /// The moments from a date on: while paused, that date only.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    if isPaused { return AnySequence([start]) }
    return AnySequence(
      PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 0)
        .entries(from: start, mode: mode))
  }

  func lastEntry(by date: Date, from start: Date) -> Date {
    if isPaused { return start }
    if isContinuous { return date }
    return PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 0)
      .lastEntry(by: date, from: start)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A moment each `interval` seconds; `startDate` is one of them.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every moment there is a picture of.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every moment there is a picture of, or one each interval; none while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The moments of a sequence, in order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
