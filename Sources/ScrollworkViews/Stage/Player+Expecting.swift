import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

// What scripts expect.
extension Player {
  /// Looks whether something is so; where it may still become so, it waits.
  func expect(
    _ expectation: GestureScript.Expectation, _ step: GestureScript.Step,
    next: @escaping @MainActor (Int) -> Void
  ) {
    switch expectation {
    case .settled(let view, let anchor, let name, let deadline):
      let goal = SettlingGoal(
        step: step, place: stepIndex, view: view, anchor: anchor, scrollView: name,
        last: lastTick(of: deadline))
      return awaitRest(goal, next: next)
    case .offset(let x, let y, let tolerance, let name):
      expectOffset(x: x, y: y, within: tolerance, scroller(name, step), step)
    // Looked for all the time.
    case .never: break
    case .value(let name, let value):
      if let found = lent(name, step).first?.get(), found != value {
        fail(step, instead: "it is \(found)")
      }
    }
    next(tick)
  }

  /// Says what is so instead.
  private func fail(
    _ step: GestureScript.Step, instead: String, at moment: Double? = nil, place: Int? = nil
  ) {
    report(
      .unmet(step: "\(step)", instead: instead, time: moment ?? time), step: place ?? stepIndex)
  }

  private func lastTick(of deadline: GestureScript.Deadline?) -> Int {
    switch deadline {
    case .by(let moment): Self.lastTick(notAfter: moment)
    case .within(let duration): Self.lastTick(notAfter: time + duration)
    case nil: tick
    }
  }

  // MARK: Rest

  /// Where and when all should be at rest.
  private struct SettlingGoal {
    let step: GestureScript.Step
    let place: Int
    let view: String?
    let anchor: UnitPoint?
    let scrollView: String?
    let last: Int
  }

  private func awaitRest(_ goal: SettlingGoal, next: @escaping @MainActor (Int) -> Void) {
    let meant: Scroller?
    if let view = goal.view {
      meant = scrollView(goal.scrollView, with: view, goal.step).map(Scroller.view)
    } else {
      meant = goal.scrollView.flatMap { scroller($0, goal.step) }
    }
    if goal.view != nil || goal.scrollView != nil, meant == nil { return next(tick) }
    let rest = meant.map { restTick(of: $0) } ?? settledTick
    let end = min(rest, goal.last)
    guard tick >= end else {
      schedule(at: end) { [unowned self] in awaitRest(goal, next: next) }
      return
    }
    if rest > goal.last {
      fail(goal.step, instead: whatMoves(meant), place: goal.place)
    } else if case .view(let scroll) = meant, let view = goal.view {
      checkRest(of: scroll, on: view, goal)
    }
    next(tick)
  }

  func restTick(of scroll: PlacedScrollView) -> Int {
    let end = timeline.tracks[scroll.path].map { $0.settled ?? .infinity } ?? 0
    let isResized = resizedOnTheWay.contains(scroll.path)
    return end.isFinite ? max(Self.tick(at: end), isResized ? tick + 1 : 0) : .max
  }

  private func whatMoves(_ scroller: Scroller?) -> String {
    func track(_ scroller: Scroller) -> ScrollTrack? {
      motion(of: scroller)?.track.phase(at: time) == .idle ? nil : motion(of: scroller)?.track
    }
    let known = tree.scrollViews.map(Scroller.view) + tree.uncoveredScrollers
    let moving = [scroller].compactMap { $0 } + (scroller == nil ? known : [])
    guard let track = moving.lazy.compactMap(track).first else {
      return "something is still being animated"
    }
    let velocity = track.velocity(at: time)
    return "the offset is \(spelled(track.offset(at: time))) and goes on by "
      + "(\(Decimal3.spell(velocity.dx)), \(Decimal3.spell(velocity.dy))) points per second"
  }

  private func checkRest(of scroll: PlacedScrollView, on view: String, _ goal: SettlingGoal) {
    let scroll = tree.current(scroll)
    guard let frame = scroll.frame(of: .spelled(view)) else { return }
    let anchor = goal.anchor ?? scroll.configuration.position?.anchor ?? .topLeading
    let (dynamics, place) = (scroll.dynamics, timelineOffset(scroll))
    let wanted = dynamics.offset(showing: frame, anchor: scroll.physical(anchor), from: place)
    let away = hypot(place.x - wanted.x, place.y - wanted.y)
    guard away > GestureScript.Expectation.closeness else { return }
    var words =
      "it rests at the offset \(spelled(place)), \(Decimal3.spell(away)) points from "
      + spelled(wanted)
    let targets = scroll.targets(around: dynamics.innerRect(at: place))
    let leading = dynamics.leadingTarget(
      at: place, anchor: scroll.physical(anchor), among: targets.map(\.frame))
    if let id = leading.flatMap({ targets[$0].identifier }).flatMap(SpelledID.spell) {
      words += ", on \"\(id)\""
    }
    fail(goal.step, instead: words, place: goal.place)
  }

  // MARK: Offsets

  private func expectOffset(
    x: CGFloat?, y: CGFloat?, within tolerance: CGFloat, _ scroll: Scroller?,
    _ step: GestureScript.Step
  ) {
    guard let scroll else { return }
    let place = offset(of: scroll)
    // Rounding must not decide.
    let tolerance = tolerance + 1e-6
    let isThere =
      x.map { abs(place.x - $0) <= tolerance } ?? true
      && y.map { abs(place.y - $0) <= tolerance } ?? true
    if !isThere { fail(step, instead: "the offset is \(spelled(place))") }
  }

  private func spelled(_ point: CGPoint) -> String {
    "(\(Decimal3.spell(point.x)), \(Decimal3.spell(point.y)))"
  }

  // MARK: Bans

  /// Looks at every tick from now until another one whether something is so that must never be.
  ///
  /// In between nothing happens, so what scrolls is known.
  func lookForBans(before end: Int) {
    for index in bans.indices where !bans[index].isOver {
      let ban = bans[index]
      if let mark = ban.since, !timeline.marks.contains(where: { $0.name == mark }) { continue }
      let scroll =
        ban.scrollView.map { tree.scroller(named: $0) } ?? tree.uncoveredScrollers.first
      guard let scroll, let (track, dynamics) = motion(of: scroll) else { continue }
      bans[index].isSeen = true
      for tick in tick..<max(end, tick + 1) {
        let moment = Double(tick) / Self.displayRate
        let place = track.offset(at: moment)
        let way = ban.limit.excess(of: place, in: dynamics)
        if way > GestureScript.Expectation.closeness {
          bans[index].isOver = true
          fail(
            scene.script.steps[ban.step],
            instead: "the offset is \(spelled(place)), past it by \(Decimal3.spell(way)) points",
            at: moment, place: ban.step)
          break
        }
        if track.phase(at: moment) == .idle, track.settled.map({ $0 <= moment }) ?? false { break }
      }
    }
  }

  /// Says which scroll views that are spoken of were never there.
  func reportUnseenBans() {
    for ban in bans where !ban.isSeen {
      let step = scene.script.steps[ban.step]
      let problem =
        ban.scrollView.map { missing($0, step) }
        ?? .nothingToDo(step: "\(step)", why: "there is no scroll view in the scene.")
      report(problem, step: ban.step)
    }
  }
}

/// Something that must never be so.
struct Ban {
  let step: Int
  let limit: GestureScript.Limit
  let scrollView: String?
  let since: String?
  /// Whether it has been so.
  var isOver = false
  /// Whether the scroll view has ever been there.
  var isSeen = false

  /// What must never be so in a script.
  static func all(of script: GestureScript) -> [Ban] {
    script.steps.enumerated().compactMap { index, step in
      guard case .expect(.never(let limit, let scrollView, let mark)) = step else { return nil }
      return Ban(step: index, limit: limit, scrollView: scrollView, since: mark)
    }
  }
}

extension GestureScript.Limit {
  /// How far an offset is past the limit, in points.
  fileprivate func excess(of offset: CGPoint, in dynamics: ScrollDynamics) -> CGFloat {
    switch self {
    case .coordinate(let axis, let place): return offset[axis] - place
    case .edge(let edge, let way):
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let range = dynamics.range(axis)
      // From right to left, the leading end is the right one.
      let isFirst =
        edge == .top
        || (axis == .horizontal
          && (edge == .leading) == (dynamics.environment.layoutDirection == .leftToRight))
      let beyond = isFirst ? range.lowerBound - offset[axis] : offset[axis] - range.upperBound
      return beyond - way
    }
  }
}
