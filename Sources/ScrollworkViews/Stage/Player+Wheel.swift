import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling

/// Where the notches of a wheel lead content.
struct WheelGoal {
  let offset: CGPoint
  /// The motion there: notches that come while it lasts add to it.
  let track: ScrollTrack
}

// Mouse wheels, trackpads, and the bar above all views.
extension Player {
  /// Turns a wheel, or pushes a trackpad, over a place.
  func wheel(
    _ step: GestureScript.Step, by way: CGVector, at place: GestureScript.Place?,
    over duration: Double, curve: UnitCurve, next: @escaping @MainActor (Int) -> Void
  ) {
    guard tree.scene.hasMouse else {
      report(
        .nothingToDo(
          step: "\(step)",
          why:
            "no mouse or trackpad is attached; \"mouse attached\" at the top of a script attaches "
            + "one."), step: nil)
      return next(tick)
    }
    bringUpToTime()
    let (picture, looks) = picture()
    let point = (place ?? .unit(.center)).point(canvas: tree.scene.canvas) {
      center(of: $0, in: picture, looks, step)
    }
    guard let point else { return next(tick) }
    let chain = HitPass.run(picture, at: point, looks: looks)
    let mover = wheeled(by: way, at: point, among: Touch.Candidates(chain).movers)
    if case .hosted(let touch) = mover {
      return wheel(touch, by: way, at: point, over: duration, curve: curve, next: next)
    }
    guard case .scroll(let scroll) = mover else {
      report(
        .nothingToDo(step: "\(step)", why: "no scroll view under the pointer goes that way."),
        step: nil)
      return next(tick)
    }
    guard duration > 0 else {
      turnWheel(scroll, by: way)
      return next(tick)
    }
    let finger = FingerPath(down: time, at: point)
      .moving(by: CGVector(dx: -way.dx, dy: -way.dy), over: duration, curve: curve)
    follow(finger, by: scroll, from: timelineOffset(scroll), input: .trackpad)
    next(Self.tick(at: finger.lift))
  }

  /// The innermost that has somewhere to go that way, else the innermost that moves along that axis at
  /// all.
  private func wheeled(by way: CGVector, at point: CGPoint, among movers: [Mover]) -> Mover? {
    let axis: Axis = abs(way.dx) > abs(way.dy) ? .horizontal : .vertical
    let movable = movers.flatMap { mover in candidates(mover, at: point).map { (mover, $0) } }
      .filter { $0.1.dynamics.movableAxes.contains(axis) }
    let free = movable.first { _, candidate in
      let (range, place) = (candidate.dynamics.range(axis), candidate.offset[axis])
      return way[axis] < 0 ? place > range.lowerBound : place < range.upperBound
    }
    return (free ?? movable.first)?.0
  }

  private func turnWheel(_ scroll: PlacedScrollView, by way: CGVector) {
    let path = scroll.path
    grips[path] = nil
    move(scroll) { _, dynamics, place in
      let known = wheelGoals[path].flatMap { goal in
        goal.track == timeline.tracks[path] && isMoving(scroll) ? goal.offset : nil
      }
      return dynamics.wheel(by: way, from: place, goal: known ?? place, at: time)
    }
    guard let track = timeline.tracks[path], let end = track.settled else { return }
    wheelGoals[path] = WheelGoal(offset: track.offset(at: end), track: track)
  }

  /// Scrolls to the top what stands below the bar with the clock: the outermost scroll view that
  /// goes up and down.
  ///
  /// - Source: documented, for UIKit's `scrollsToTop`, where exactly one has it; which one it is
  ///   among several is chosen.
  func scrollToTop(_ step: GestureScript.Step) {
    let scroll = tree.uncoveredScrollers.first { scroller in
      motion(of: scroller)?.dynamics.movableAxes.contains(.vertical) ?? false
    }
    guard let scroll else {
      return report(
        .nothingToDo(step: "\(step)", why: "no scroll view in the scene goes up and down."),
        step: nil)
    }
    switch scroll {
    case .view(let scroll):
      self.scroll(scroll, .standard) { dynamics, place in
        dynamics.offset(atEnd: .top, from: place)
      }
    case .hosted(let node, _): node.view.touchScreen.tapStatusBar()
    }
  }
}
