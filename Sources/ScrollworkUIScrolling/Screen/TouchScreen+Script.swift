public import Foundation
public import ScrollworkGeometry
public import ScrollworkScrolling

// Scripts: what is done to a scene can be done to a scroll view.
extension TouchScreen {
  /// Does what a script says, beginning now.
  ///
  /// Places count from the screen's top left corner; without one, fingers come down in the middle.
  ///
  /// - Returns: The steps that mean nothing here: those that name views, for instance, which have
  ///   names in scenes only.
  @discardableResult public func play(_ script: GestureScript) -> [GestureScript.Step] {
    script.steps.filter { !play($0) }
  }

  /// Whether the step means something here.
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
    case .scroll(.offset(let offset), let isAnimated):
      guard let view = root.scrollViews.first else { return false }
      view.setContentOffset(view.dynamics.clamped(offset), animated: isAnimated)
    case .scroll(.edge(let edge), let isAnimated):
      guard let view = root.scrollViews.first else { return false }
      view.setContentOffset(
        view.dynamics.offset(at: edge, from: view.contentOffset), animated: isAnimated)
    default: return false
    }
    return true
  }

  /// A finger goes along a path, told as a display tells it: 120 times a second.
  package func play(_ finger: FingerPath) {
    touchDown(at: finger.start, time: finger.down)
    for sample in finger.samples.dropFirst() { touchMoved(to: sample.place, time: sample.time) }
    touchUp(time: finger.lift)
  }

  /// Two fingers, `start` points apart, come down around a place, go `end` points apart and leave.
  ///
  /// They stand one above the other and go evenly, while the middle between them goes by `way`.
  public func pinch(
    around place: CGPoint, from start: CGFloat, to end: CGFloat, over duration: Double,
    movingBy way: CGVector = .zero
  ) {
    guard duration.isFinite, duration >= 0, start.isFinite, end.isFinite else { return }
    let (down, count) = (time, max(1, Int((duration * FingerPath.sampleRate).rounded())))
    func places(_ step: Int) -> (upper: CGPoint, lower: CGPoint) {
      let part = CGFloat(step) / CGFloat(count)
      let reach = (start + (end - start) * part) / 2
      let middle = CGPoint(x: place.x + way.dx * part, y: place.y + way.dy * part)
      return (
        CGPoint(x: middle.x, y: middle.y - reach), CGPoint(x: middle.x, y: middle.y + reach)
      )
    }
    let first = places(0)
    touchDown(0, at: first.upper)
    touchDown(1, at: first.lower)
    for step in 1...count {
      let moment = down + duration * Double(step) / Double(count)
      touchMoved(0, to: places(step).upper, time: moment)
      touchMoved(1, to: places(step).lower, time: moment)
    }
    touchUp(1)
    touchUp(0)
  }
}
