public import Foundation
import ScrollworkEnvironment

/// What the content of every timeline view is made from.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// Views that are made anew at the moments of a schedule.
///
/// Dates are those of the scene: its script begins on 1 January 2001, 0:00 UTC.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made from.
  public struct Context {
    /// How often the content is made anew.
    public enum Cadence: Comparable, Sendable {
      /// As often as there are pictures, or as the schedule says.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }

    /// The last moment of the schedule by now.
    public let date: Date
    /// How often the content is made anew.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View, PrimitiveView, CountedView where Content: View {
  /// Never asked for.
  public typealias Body = Never

  @MainActor package static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  /// Views that are made anew at the moments of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("TimelineView", name: "TimelineView")
    let session = context.session
    let entry = TimelineEntry(
      schedule, at: session.time, start: start(in: inner))
    let view = session.host.evaluate(at: inner.path) {
      content(.init(date: entry.date, cadence: .live))
    }
    let (list, watchers) = session.collectingWatchers { ScrollworkViews.resolve(view, in: inner) }
    watchers.forEach(session.watch)
    if let next = entry.next { session.noteEntry(at: next, isWatched: !watchers.isEmpty) }
    return list
  }

  /// When the schedule begins, in seconds of the scene: with the scene, and when it was paused for
  /// one that is.
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

/// The entry of a schedule that counts at a moment, and when the next one does.
struct TimelineEntry {
  let date: Date
  /// In seconds of the scene; nil when there is none.
  let next: Double?

  /// The last entry by `time`; with a schedule that begins later, its first one.
  init(_ schedule: some TimelineSchedule, at time: Double, start: Double) {
    // A moment that was computed may miss an entry by its last digit.
    let now = Date(timeIntervalSinceReferenceDate: time + 1e-9)
    let begin = Date(timeIntervalSinceReferenceDate: start)
    if let closed = schedule as? any ClosedSchedule {
      let last = closed.lastEntry(by: now, from: begin)
      let isExact = (closed as? AnimationTimelineSchedule)?.isContinuous ?? false
      date = isExact && last == now ? Date(timeIntervalSinceReferenceDate: time) : last
    } else {
      var last: Date?
      for (count, entry) in schedule.entries(from: begin, mode: .normal).enumerated() {
        guard entry <= now || last == nil, count < Self.mostEntries else { break }
        last = entry
      }
      date = last ?? begin
    }
    var after: Double?
    for (count, entry) in schedule.entries(from: date, mode: .normal).enumerated() {
      guard count < Self.mostEntries else { break }
      if entry > now, entry > date {
        after = entry.timeIntervalSinceReferenceDate
        break
      }
    }
    next = after
  }

  /// How many entries of somebody's own schedule are gone through.
  ///
  /// - Source: chosen: one each tick for two hours.
  private static let mostEntries = 864_000
}
