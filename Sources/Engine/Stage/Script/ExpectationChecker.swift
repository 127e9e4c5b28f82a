import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// Checks the expectations of a script that name one moment.
@MainActor final class ExpectationChecker {
  typealias Context =
    ScrollTrackReading & ActionScheduling & ScriptProgressReading & ProblemReporting

  private let context: any Context
  private let targets: ScriptTargets
  private let settling: SettlingMonitor

  init(_ context: any Context, targets: ScriptTargets, settling: SettlingMonitor) {
    (self.context, self.targets, self.settling) = (context, targets, settling)
  }

  /// Checks an expectation; one that may still be met by its deadline is waited for.
  func check(
    _ expectation: GestureScript.Expectation, _ step: GestureScript.Step,
    next: @escaping @MainActor (Int) -> Void
  ) {
    switch expectation {
    case .settled(let view, let anchor, let name, let deadline):
      let goal = SettlingGoal(
        step: step, index: context.stepIndex, view: view, anchor: anchor, scrollView: name,
        last: lastTick(of: deadline))
      return awaitRest(goal, next: next)
    case .offset(let x, let y, let tolerance, let name):
      checkOffset(x: x, y: y, within: tolerance, targets.scrollingView(name, step), step)
    // A NeverExpectationMonitor checks it at every tick.
    case .never: break
    case .value(let name, let value):
      if let found = targets.lentValues(name, step).first?.get(), found != value {
        context.reportUnmet(step, instead: "it is \(found)")
      }
    }
    next(context.tick)
  }

  private func lastTick(of deadline: GestureScript.Deadline?) -> Int {
    switch deadline {
    case .by(let time): Tick.last(notAfter: time)
    case .within(let duration): Tick.last(notAfter: context.time + duration)
    case nil: context.tick
    }
  }

  // MARK: Rest

  /// Where and by when a scroll view, or the whole scene, should rest.
  private struct SettlingGoal {
    let step: GestureScript.Step
    /// The index of the step.
    let index: Int
    let view: String?
    let anchor: UnitPoint?
    let scrollView: String?
    /// The tick of the deadline.
    let last: Int
  }

  private func awaitRest(_ goal: SettlingGoal, next: @escaping @MainActor (Int) -> Void) {
    var scroll: PlacedScrollView?
    var target: (any ScrollingView)?
    if let view = goal.view {
      scroll = targets.scrollView(goal.scrollView, with: view, goal.step)
      target = scroll.map { targets.scrollingView($0) }
    } else if let name = goal.scrollView {
      target = targets.scrollingView(name, goal.step)
    }
    if goal.view != nil || goal.scrollView != nil, target == nil { return next(context.tick) }
    let rest = target.map { settling.settledTick(of: $0) } ?? settling.settledTick
    let end = min(rest, goal.last)
    guard context.tick >= end else {
      context.schedule(at: end) { [unowned self] in awaitRest(goal, next: next) }
      return
    }
    if rest > goal.last {
      context.reportUnmet(goal.step, index: goal.index, instead: motion(of: target))
    } else if let scroll, let view = goal.view {
      checkRest(of: scroll, on: view, goal)
    }
    next(context.tick)
  }

  /// What still moves: a scroll view, or the first of all.
  private func motion(of view: (any ScrollingView)?) -> String {
    let time = context.time
    let candidates = view.map { [$0] } ?? targets.allScrollingViews
    let moving = candidates.lazy.map(\.track).first { $0.phase(at: time) != .idle }
    guard let track = moving else { return "an animation is still running" }
    let velocity = track.velocity(at: time)
    return "the offset is \(Decimal3.spell(track.offset(at: time))) and changes by "
      + "(\(Decimal3.spell(velocity.dx)), \(Decimal3.spell(velocity.dy))) points per second"
  }

  private func checkRest(of scroll: PlacedScrollView, on view: String, _ goal: SettlingGoal) {
    let scroll = context.tree.current(scroll)
    guard let frame = scroll.frame(of: .spelled(view)) else { return }
    let anchor = goal.anchor ?? scroll.configuration.position?.anchor ?? .topLeading
    let (dynamics, offset) = (scroll.dynamics, context.offset(of: scroll))
    let wanted = dynamics.offset(showing: frame, anchor: scroll.physical(anchor), from: offset)
    let distance = hypot(offset.x - wanted.x, offset.y - wanted.y)
    guard distance > GestureScript.Expectation.closeness else { return }
    var words =
      "it rests at the offset \(Decimal3.spell(offset)), \(Decimal3.spell(distance)) points from "
      + Decimal3.spell(wanted)
    let found = scroll.targets(around: dynamics.innerRect(at: offset))
    let leading = dynamics.leadingTarget(
      at: offset, anchor: scroll.physical(anchor), among: found.map(\.frame))
    if let id = leading.flatMap({ found[$0].identifier }).flatMap(IDSpelling.spell) {
      words += ", on \"\(id)\""
    }
    context.reportUnmet(goal.step, index: goal.index, instead: words)
  }

  // MARK: Offsets

  private func checkOffset(
    x: CGFloat?, y: CGFloat?, within tolerance: CGFloat, _ view: (any ScrollingView)?,
    _ step: GestureScript.Step
  ) {
    guard let offset = view?.track.offset(at: context.time) else { return }
    // Rounding must not decide.
    let tolerance = tolerance + 1e-6
    let isThere =
      x.map { abs(offset.x - $0) <= tolerance } ?? true
      && y.map { abs(offset.y - $0) <= tolerance } ?? true
    if !isThere {
      context.reportUnmet(step, instead: "the offset is \(Decimal3.spell(offset))")
    }
  }
}

extension ProblemReporting where Self: SceneClock {
  /// Reports an expectation that is not met, now unless another time is given; `index` is that of its
  /// step, if it is not the one begun last.
  func reportUnmet(
    _ step: GestureScript.Step, at time: Double? = nil, index: Int? = nil, instead: String
  ) {
    report(
      .unmet(step: "\(step)", instead: instead, time: time ?? self.time), step: index)
  }
}

extension Decimal3 {
  /// A point, its coordinates to three decimals.
  static func spell(_ point: CGPoint) -> String { "(\(spell(point.x)), \(spell(point.y)))" }
}
