import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

/// Scrolls by mouse wheels and trackpads.
@MainActor final class WheelScroller {
  typealias Context = DressedSceneProviding & ActionScheduling & ProblemReporting

  /// Where the notches of a wheel scroll to.
  private struct Goal {
    let offset: CGPoint
    /// The motion there: notches during it add to it.
    let track: ScrollTrack
  }

  private let context: any Context
  private let mover: ScrollMover
  private let rebuilder: SceneRebuilder
  private let targets: ScriptTargets
  private var goals: [ViewPath: Goal] = [:]

  init(
    _ context: any Context, mover: ScrollMover, rebuilder: SceneRebuilder,
    targets: ScriptTargets
  ) {
    (self.context, self.mover) = (context, mover)
    (self.rebuilder, self.targets) = (rebuilder, targets)
  }

  /// Turns a wheel, or pushes a trackpad, with the pointer over a place; `displacement` is that of the
  /// offset.
  func perform(
    _ step: GestureScript.Step, by displacement: CGVector, at place: GestureScript.Place?,
    over duration: Double, curve: UnitCurve, next: @escaping @MainActor (Int) -> Void
  ) {
    guard context.tree.scene.hasMouse else {
      context.report(
        step,
        hasNoEffect: "no mouse or trackpad is attached; \"mouse attached\" at the top of a script "
          + "attaches one.")
      return next(context.tick)
    }
    rebuilder.bringUpToTime()
    let (picture, looks) = context.dressedScene()
    let point = (place ?? .unit(.center)).point(canvas: context.tree.scene.canvas) {
      targets.center(of: $0, in: picture, looks, step)
    }
    guard let point else { return next(context.tick) }
    let chain = HitPass.run(picture, at: point, looks: looks)
    let found = Touch.Candidates(chain).scrollingViews(at: point, mover)
    guard let view = scrolled(by: displacement, among: found) else {
      context.report(
        step, hasNoEffect: "no scroll view under the pointer scrolls in that direction.")
      return next(context.tick)
    }
    if let touch = view.touch {
      turn(
        on: touch, by: displacement, at: touch.point(onScreen: point), over: duration,
        curve: curve, next: next)
    } else if let scroll = view.swiftUIView {
      turn(scroll, by: displacement, at: point, over: duration, curve: curve, next: next)
    }
  }

  /// The innermost scroll view with room in that direction, else the innermost that scrolls along the
  /// axis at all.
  private func scrolled(
    by displacement: CGVector, among views: [any ScrollingView]
  ) -> (any ScrollingView)? {
    let axis: Axis = abs(displacement.dx) > abs(displacement.dy) ? .horizontal : .vertical
    let movable = views.map { ($0, $0.candidate) }
      .filter { $0.1.dynamics.movableAxes.contains(axis) }
    let free = movable.first { _, candidate in
      let (range, offset) = (candidate.dynamics.range(axis), candidate.offset[axis])
      return displacement[axis] < 0 ? offset > range.lowerBound : offset < range.upperBound
    }
    return (free ?? movable.first)?.0
  }

  // MARK: SwiftUI's scroll views

  private func turn(
    _ scroll: PlacedScrollView, by displacement: CGVector, at point: CGPoint, over duration: Double,
    curve: UnitCurve, next: @MainActor (Int) -> Void
  ) {
    guard duration > 0 else {
      turnNotch(scroll, by: displacement)
      return next(context.tick)
    }
    let finger = FingerPath(down: context.time, at: point)
      .moving(
        by: CGVector(dx: -displacement.dx, dy: -displacement.dy), over: duration, curve: curve)
    mover.follow(finger, by: scroll, from: context.offset(of: scroll), input: .trackpad)
    next(Tick.first(notBefore: finger.lift))
  }

  private func turnNotch(_ scroll: PlacedScrollView, by displacement: CGVector) {
    let path = scroll.path
    mover.endDrag(of: scroll)
    mover.move(scroll) { _, dynamics, offset in
      let known = goals[path].flatMap { goal in
        goal.track == context.tracks[path] && context.isMoving(scroll)
          ? goal.offset : nil
      }
      return dynamics.wheel(
        by: displacement, from: offset, goal: known ?? offset, at: context.time)
    }
    guard let track = context.tracks[path], let end = track.settled else { return }
    goals[path] = Goal(offset: track.offset(at: end), track: track)
  }

  // MARK: UIKit's scroll views

  /// Turns a wheel, or pushes a trackpad, over a point of a hosted view.
  private func turn(
    on touch: HostedTouch, by displacement: CGVector, at point: CGPoint, over duration: Double,
    curve: UnitCurve, next: @MainActor (Int) -> Void
  ) {
    let (screen, begin) = (touch.screen, context.tick)
    guard duration > 0 else {
      screen.wheel(at: point, by: displacement)
      return next(begin)
    }
    let end = max(begin + 1, Tick.first(notBefore: context.time + duration))
    screen.trackpadDown(at: point)
    for tick in begin + 1...end {
      let part = CGFloat(curve.value(at: Double(tick - begin) / Double(end - begin)))
      context.schedule(at: tick) {
        screen.trackpadMoved(
          by: CGVector(dx: -displacement.dx * part, dy: -displacement.dy * part), from: point)
        if tick == end { screen.trackpadUp() }
      }
    }
    next(end)
  }
}
