public import Foundation
import ScrollworkMotion

/// A series of dates at which a ``TimelineView`` updates.
public protocol TimelineSchedule {
  /// The sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The mode in which a schedule operates.
  typealias Mode = TimelineScheduleMode

  /// The dates from a start date on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The mode in which a schedule operates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The full rate.
  case normal
  /// A reduced rate; not used here, where displays never dim.
  case lowFrequency
}

/// A schedule that finds its last entry by a date in closed form.
protocol ClosedFormSchedule {
  /// The last entry not after a date; the first one if all are later.
  func lastEntry(by date: Date, from start: Date) -> Date
}

/// A schedule of regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, ClosedFormSchedule, Sendable {
  /// The sequence of the schedule's dates; it ends if the interval is infinite, or too short for the
  /// next date to differ.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { index += 1 }
      guard index > 0 else { return start }
      let date = self[index]
      return interval.isFinite && date > self[index - 1] ? date : nil
    }

    private subscript(index: Double) -> Date { start.addingTimeInterval(index * interval) }
  }

  private let start: Date
  private let interval: TimeInterval

  /// A schedule with an entry each `interval` seconds; `startDate` is one of them.
  ///
  /// An interval shorter than a tick is a tick; with one that is infinite or not a number, `startDate`
  /// is the only entry.
  public init(from startDate: Date, by interval: TimeInterval) {
    let isEndless = interval.isNaN || interval == .infinity
    start = startDate
    self.interval = isEndless ? .infinity : Swift.max(interval, Self.shortestInterval)
  }

  /// The shortest interval, in seconds.
  ///
  /// - Source: chosen: a tick.
  static let shortestInterval = Tick.interval

  private func index(by date: Date) -> Double {
    Swift.max(0, ((date.timeIntervalSince(start)) / interval + 1e-9).rounded(.down))
  }

  /// The dates from the last one not after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: interval, index: index(by: startDate))
  }

  func lastEntry(by date: Date, from start: Date) -> Date {
    let index = index(by: date)
    return index == 0 ? self.start : self.start.addingTimeInterval(index * interval)
  }
}

/// A schedule of the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, ClosedFormSchedule, Sendable {
  /// A schedule of the start of each minute.
  public init() {}

  private var minutes: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }

  /// The dates from the last one not after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    minutes.entries(from: startDate, mode: mode)
  }

  func lastEntry(by date: Date, from start: Date) -> Date {
    minutes.lastEntry(by: date, from: start)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates

  /// A schedule of the dates of a sequence, in order.
  public init(_ dates: Dates) { self.dates = dates }

  /// The given dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}

extension ExplicitTimelineSchedule: Sendable where Dates: Sendable {}

/// A schedule of every still, or of a minimum interval.
public struct AnimationTimelineSchedule: TimelineSchedule, ClosedFormSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// A schedule of every still, or of a minimum interval; no updates while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Whether every time is an entry of the schedule.
  var isContinuous: Bool {
    (minimumInterval ?? 0) <= PeriodicTimelineSchedule.shortestInterval
  }

  /// The dates from a start date on; while paused, that date only.
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
  /// A schedule with an entry each `interval` seconds; `startDate` is one of them.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of every still.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule of every still, or of a minimum interval; no updates while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of the dates of a sequence, in order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
