import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling

// The steps of a script, one by one.
extension Player {
  /// Begins a step; `next` is called with the tick at which the one after it is to begin.
  func perform(_ step: GestureScript.Step, next: @escaping @MainActor (Int) -> Void) {
    switch step {
    case .wait(let duration): next(Self.tick(at: time + duration))
    case .untilSettled(let limit):
      awaitRest(step, until: Self.tick(at: time + limit), next: next)
    case .drag, .flick, .tap, .taps, .press, .carry: performTouch(step, next: next)
    case .scroll(let destination, let isAnimated):
      performScroll(step, to: destination, isAnimated ? .standard : .none)
      next(tick)
    case .glide(let destination, let duration, let curve):
      let animation = Animation.timingCurve(curve, duration: duration)
      let end = Self.tick(at: time + duration)
      performScroll(step, to: destination, .animation(animation))
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
      report(.nothingToDo(step: "\(step)", why: "something still moves; the limit is too short."))
    }
    next(tick)
  }

  /// The scroll view that follows the finger: the innermost that can go on the way it mostly moves, as
  /// it begins.
  func taker(of finger: FingerPath, among scrolls: [ScrollNode]) -> ScrollNode? {
    let known = scrolls.compactMap { scroll in
      content(of: scroll).map { content in
        (
          scroll,
          ScrollHandover.Candidate(
            scroll.dynamics(content: content), offset: timelineOffset(scroll))
        )
      }
    }
    return ScrollHandover.taker(of: finger.beginning, among: known.map(\.1)).map { known[$0].0 }
  }

  func isMoving(_ scroll: ScrollNode) -> Bool {
    timeline.tracks[scroll.path].map { $0.phase(at: time) != .idle } ?? false
  }

  func timelineOffset(_ scroll: ScrollNode) -> CGPoint {
    guard let content = content(of: scroll) else { return .zero }
    return track(of: scroll, in: content).offset(at: time)
  }

  func performScroll(
    _ step: GestureScript.Step, to destination: GestureScript.Destination, _ how: ScrollAnimation
  ) {
    switch destination {
    case .view(let name, let anchor):
      let inRows = tree.scrollNodesInRows(offset: timelineOffset)
      for scroll in tree.uncoveredScrollNodes + inRows {
        guard let content = content(of: scroll),
          scroll.frame(of: .spelled(name), in: content) != nil
        else { continue }
        return self.scroll(scroll, showing: .spelled(name), anchor: anchor, how)
      }
      report(.noSuchView(id: name, step: "\(step)"))
    case .offset(let offset):
      scrollFirst(step, how) { _, _ in offset }
    case .edge(let edge):
      scrollFirst(step, how) { dynamics, place in dynamics.offset(atEnd: edge, from: place) }
    }
  }

  func scrollFirst(
    _ step: GestureScript.Step, _ how: ScrollAnimation,
    to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) {
    guard let scroll = tree.uncoveredScrollNodes.first else {
      return report(
        .nothingToDo(step: "\(step)", why: "there is no scroll view in the scene."))
    }
    grips[scroll.path] = nil
    move(scroll) { dynamics, _, place in
      dynamics.scroll(to: goal(dynamics, place), from: place, at: self.time, animation: how)
    }
  }
}
