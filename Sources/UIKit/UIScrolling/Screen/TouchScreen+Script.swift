public import Foundation
public import ScrollworkGeometry
public import ScrollworkMotion
public import ScrollworkScript
package import ScrollworkScrolling

// Gesture scripts, played on UIKit views.
extension TouchScreen {
  /// Plays a gesture script, starting now.
  ///
  /// Locations are in screen coordinates; the default is the center of the screen.
  ///
  /// - Returns: The steps that were not played: those that do not apply here, for example because
  ///   they name views, which only scenes have, and those with a number out of range, of which
  ///   ``GestureScript/validate()`` says which number it is and what is accepted.
  @discardableResult public func play(_ script: GestureScript) -> [GestureScript.Step] {
    let outOfRange = Set(
      script.validate().compactMap { if case .outOfRange = $0.problem { $0.step } else { nil } })
    return script.steps.enumerated().filter { index, step in
      outOfRange.contains(index) || !play(step)
    }.map(\.element)
  }

  /// Plays one step; returns false if it does not apply here.
  private func play(_ step: GestureScript.Step) -> Bool {
    let fingers = step.fingerPaths(canvas: root.bounds.size, at: time) { _ in nil }
    if let fingers {
      fingers.forEach(play)
      return true
    }
    switch step {
    case .wait(let duration):
      guard duration.isFinite, duration >= 0 else { return false }
      advance(to: time + duration)
    case .untilSettled(let limit): advanceUntilSettled(limit: limit)
    case .scroll(.offset(let offset), nil, let isAnimated):
      guard let view = root.scrollViews.first else { return false }
      view.setContentOffset(view.dynamics.clamped(offset), animated: isAnimated)
    case .scroll(.edge(let edge), nil, let isAnimated):
      guard let view = root.scrollViews.first else { return false }
      view.setContentOffset(
        view.dynamics.offset(at: edge, from: view.contentOffset), animated: isAnimated)
    case .pinch(let place, let scale, let turn, let duration, let curve):
      guard let place = point(place), scale.isFinite, scale > 0 else { return false }
      play(
        PinchPath(
          around: place, scale: scale, turn: turn, down: time, duration: duration, curve: curve))
    case .wheel(let translation, let place, let duration, let curve):
      guard let place = point(place) else { return false }
      push(at: place, by: translation, over: duration, curve: curve)
    case .statusBarTap: tapStatusBar()
    default: return false
    }
    return true
  }

  /// A location on the screen; nil for a named view.
  private func point(_ place: GestureScript.Place?) -> CGPoint? {
    switch place {
    case nil: CGPoint(x: root.bounds.midX, y: root.bounds.midY)
    case .point(let point): point
    case .unit(let unit): unit.point(in: root.bounds)
    case .view: nil
    }
  }

  /// Turns a wheel at once, or scrolls by trackpad over a duration.
  private func push(
    at place: CGPoint, by translation: CGVector, over duration: Double, curve: UnitCurve
  ) {
    guard duration > 0, duration.isFinite else { return wheel(at: place, by: translation) }
    let (begin, count) = (time, max(1, Tick.count(nearest: duration)))
    let translations = (0...count).map { step in
      let part = Double(step) / Double(count)
      let done = CGFloat(curve.value(at: part))
      return (
        translation: CGVector(dx: -translation.dx * done, dy: -translation.dy * done),
        time: begin + duration * part
      )
    }
    trackpad(at: place, through: translations, liftAt: begin + duration)
  }

  /// Plays a finger path, sampled 120 times a second.
  package func play(_ finger: FingerPath) {
    touchDown(at: finger.start, time: finger.down)
    for sample in finger.samples.dropFirst() { touchMoved(to: sample.place, time: sample.time) }
    touchUp(time: finger.lift)
  }

  /// Pinches with two fingers from `start` to `end` points apart, around `place`.
  ///
  /// The fingers are above each other and follow the curve; their centroid moves by `translation`.
  /// Ignored if a number is not finite, a distance is not above zero, or the duration is negative or
  /// longer than a minute.
  public func pinch(
    around place: CGPoint, from start: CGFloat, to end: CGFloat, over duration: Double,
    movingBy translation: CGVector = .zero, curve: UnitCurve = .linear
  ) {
    let longest = GestureScript.Issue.Quantity.dragDuration.range.upperBound
    guard (0...longest).contains(duration), start > 0, end > 0, start.isFinite, end.isFinite,
      place.x.isFinite, place.y.isFinite, translation.dx.isFinite, translation.dy.isFinite
    else { return }
    play(
      PinchPath(
        around: place, from: start, scale: end / start, down: time, duration: duration,
        movingBy: translation, curve: curve))
  }

  /// Plays a pinch path, sampled 120 times a second.
  private func play(_ pinch: PinchPath) {
    let count = max(1, Tick.count(nearest: pinch.duration))
    for (finger, place) in pinch.places(at: pinch.down).enumerated() {
      touchDown(finger, at: place, on: pinch.middle)
    }
    for step in 1...count {
      let moment = pinch.down + pinch.duration * Double(step) / Double(count)
      let moves = pinch.places(at: moment).enumerated().map { (finger: $0, place: $1) }
      touchesMoved(moves, time: moment)
    }
    touchUp(1)
    touchUp(0)
  }
}
