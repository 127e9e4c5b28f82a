public import Foundation
import ScrollworkEnvironment

/// The context of every timeline view's content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// A view that updates its content on a schedule.
///
/// Dates are those of the scene: its script begins on 9 January 2026, 9:41 UTC, unless it has
/// another date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and cadence of an update.
  public struct Context {
    /// The rate of updates.
    public enum Cadence: Comparable, Sendable {
      /// Each still, or each entry of the schedule.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }

    /// The date of the latest entry.
    public let date: Date
    /// The rate of updates.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View, PrimitiveView, CountedView where Content: View {
  /// This type has no body of its own.
  public typealias Body = Never

  @MainActor package static var nodeCount: Int? { Content._viewListCount }

  /// A view that updates its content on a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    var inner = context.view("TimelineView", name: "TimelineView")
    let session = context.session
    let entry = TimelineEntry(
      schedule, at: session.time, start: start(in: inner), system: session.host.system)
    inner.bodyTime = session.host.system.time(of: entry.date)
    let view = inner.evaluate { content(.init(date: entry.date, cadence: .live)) }
    let (list, watchers) = session.collectingWatchers { ScrollworkViews.resolve(view, in: inner) }
    watchers.forEach(session.watch)
    if let next = entry.next { session.recordScheduleEntry(at: next, isWatched: !watchers.isEmpty) }
    return list
  }

  /// The start of the schedule, in seconds of the scene: that of the scene, or the time at which an
  /// animation schedule was paused.
  @MainActor private func start(in context: ResolveContext) -> Double {
    guard let animation = schedule as? AnimationTimelineSchedule else { return 0 }
    let slot = context.slot("paused since")
    guard animation.isPaused else {
      if context.session.isPlaying { slot.host.remember(-1.0, under: slot.key) }
      return 0
    }
    if let since = slot.read() as? Double, since >= 0 { return since }
    if context.session.isPlaying { slot.host.remember(context.session.time, under: slot.key) }
    return context.session.time
  }
}

/// The current entry of a schedule, and the time of the next one.
struct TimelineEntry {
  let date: Date
  /// The time of the next entry, in seconds of the scene; nil if there is none.
  let next: Double?

  /// The last entry not after `time`, or the first entry of a schedule that begins later.
  init(_ schedule: some TimelineSchedule, at time: Double, start: Double, system: SceneSystem) {
    // A date is exact to a tenth of a microsecond, so a computed one may just miss an entry.
    let now = system.date(at: time + 1e-6)
    let begin = system.date(at: start)
    if let closed = schedule as? any ClosedFormSchedule {
      let last = closed.lastEntry(by: now, from: begin)
      let isExact = (closed as? AnimationTimelineSchedule)?.isContinuous ?? false
      date = isExact && last == now ? system.date(at: time) : last
    } else {
      var last: Date?
      for (count, entry) in schedule.entries(from: begin, mode: .normal).enumerated() {
        guard entry <= now || last == nil, count < Self.maximumEntryCount, entry.isFinite else {
          break
        }
        last = entry
      }
      date = last ?? begin
    }
    var after: Double?
    for (count, entry) in schedule.entries(from: date, mode: .normal).enumerated() {
      guard count < Self.maximumEntryCount, entry.isFinite else { break }
      if entry > now, entry > date {
        after = system.time(of: entry)
        break
      }
    }
    next = after
  }

  /// The limit of entries visited in a custom schedule.
  ///
  /// - Source: chosen: one each tick for two hours.
  private static let maximumEntryCount = 864_000
}

extension Date {
  /// Whether the date is a finite number of seconds; a schedule ends where it is not.
  fileprivate var isFinite: Bool { timeIntervalSinceReferenceDate.isFinite }
}
