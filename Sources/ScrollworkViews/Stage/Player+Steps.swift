import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling

// The steps of a script, one by one.
extension Player {
  /// Begins a step; `next` is called with the tick at which the one after it is to begin.
  func perform(_ step: GestureScript.Step, next: @escaping @MainActor (Int) -> Void) {
    switch step {
    case .wait(let duration): goOn(with: hand, after: duration, next)
    case .untilSettled(let limit):
      awaitRest(step, until: Self.tick(at: time + limit), next: next)
    case .drag, .flick, .tap, .taps, .press, .carry, .replay: performTouch(step, next: next)
    case .touch: touch(step, next: next)
    case .move(_, let duration, _), .hold(let duration): goOn(with: hand, after: duration, next)
    case .release: release(next: next)
    case .pinch(let place, let scale, let turn, let duration, let curve):
      performPinch(
        step, at: place, scale: scale, turn: turn, over: duration, curve: curve, next: next)
    case .wheel(let way, let place, let duration, let curve):
      wheel(step, by: way, at: place, over: duration, curve: curve, next: next)
    case .statusBarTap:
      scrollToTop(step)
      next(tick)
    case .resize(let size):
      resize(to: size)
      next(tick)
    case .rotate:
      let size = tree.scene.canvas
      resize(to: CGSize(width: size.height, height: size.width))
      next(tick)
    case .set(let name, let value, let isAnimated):
      set(name, to: value, isAnimated: isAnimated, step)
      next(tick)
    case .mark(let name):
      timeline.marks.append((name, time))
      next(tick)
    case .expect(let expectation): expect(expectation, step, next: next)
    case .scroll(let destination, let name, let isAnimated):
      performScroll(step, to: destination, in: name, isAnimated ? .standard : .none)
      next(tick)
    case .glide(let destination, let name, let duration, let curve):
      let animation = Animation.timingCurve(curve, duration: duration)
      let end = Self.tick(at: time + duration)
      performScroll(step, to: destination, in: name, .animation(animation))
      next(end)
    }
  }

  /// Looks again whenever all should be at rest, until it is or the time is over.
  private func awaitRest(
    _ step: GestureScript.Step, until last: Int, next: @escaping @MainActor (Int) -> Void
  ) {
    let goal = min(settledTick, last)
    guard tick >= goal else {
      schedule(at: goal) { [unowned self] in awaitRest(step, until: last, next: next) }
      return
    }
    if tick < settledTick {
      report(
        .nothingToDo(step: "\(step)", why: "something still moves; the limit is too short."),
        step: nil)
    }
    next(tick)
  }

  /// Who follows the finger: the innermost scroll view, or view of UIKit, that can go on the way the
  /// finger mostly moves, as it begins.
  func mover(of finger: FingerPath, _ found: Touch.Candidates) -> Mover? {
    let known = found.movers.flatMap { mover in
      candidates(mover, at: finger.start).map { (mover, $0) }
    }
    return ScrollHandover.taker(of: finger.beginning, among: known.map(\.1)).map { known[$0].0 }
  }

  /// What somebody bids for a finger at a point of the canvas.
  func candidates(_ mover: Mover, at point: CGPoint) -> [ScrollHandover.Candidate] {
    switch mover {
    case .scroll(let scroll):
      [
        ScrollHandover.Candidate(
          tree.current(scroll).dynamics, offset: timelineOffset(scroll))
      ]
    case .hosted(let touch): touch.screen.candidates(at: touch.place(point))
    }
  }

  /// Whether somebody who may follow a finger keeps it from what is in there.
  func delays(_ mover: Mover?, _ finger: FingerPath) -> Bool {
    switch mover {
    case nil: false
    case .scroll: true
    case .hosted(let touch): touch.screen.delaysTouches(at: touch.place(finger.start))
    }
  }

  func isMoving(_ scroll: PlacedScrollView) -> Bool {
    timeline.tracks[scroll.path].map { $0.phase(at: time) != .idle } ?? false
  }

  func timelineOffset(_ scroll: PlacedScrollView) -> CGPoint {
    track(of: scroll).offset(at: time)
  }

  func performScroll(
    _ step: GestureScript.Step, to destination: GestureScript.Destination, in name: String?,
    _ how: ScrollAnimation
  ) {
    switch destination {
    case .view(let id, let anchor):
      guard let scroll = scrollView(name, with: id, step) else { return }
      self.scroll(scroll, showing: .spelled(id), anchor: anchor, how)
    case .offset(let offset):
      scroll(scroller(name, step), step, how) { _, _ in offset }
    case .edge(let edge):
      scroll(scroller(name, step), step, how) { dynamics, place in
        dynamics.offset(atEnd: edge, from: place)
      }
    }
  }

  func scroll(
    _ scroll: PlacedScrollView, _ how: ScrollAnimation, to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) {
    grips[scroll.path] = nil
    move(scroll) { _, dynamics, place in
      dynamics.scroll(to: goal(dynamics, place), from: place, at: self.time, animation: how)
    }
  }
}
