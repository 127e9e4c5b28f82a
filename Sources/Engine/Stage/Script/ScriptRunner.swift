import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// Performs the steps of a script, one after the other.
@MainActor final class ScriptRunner {
  typealias Context =
    TreeProviding & ActionScheduling & ScriptProgressRecording & StateHosting & ProblemReporting

  private enum Progress {
    case notBegun
    case running
    case over
  }

  private let context: any Context
  private let targets: ScriptTargets
  private let settling: SettlingMonitor
  private let mover: ScrollMover
  private let updater: StateUpdater
  private let touches: TouchPlayer
  private let scriptedTouches: ScriptedTouchPlayer
  private let wheel: WheelScroller
  private let canvas: CanvasResizer
  private let input: InputPlayer
  private let expectations: ExpectationChecker
  /// Whether the scene goes on after the last step.
  private let isOpen: Bool
  private var progress = Progress.notBegun

  init(
    _ context: any Context, targets: ScriptTargets, settling: SettlingMonitor,
    mover: ScrollMover, updater: StateUpdater, touches: TouchPlayer, wheel: WheelScroller,
    canvas: CanvasResizer, input: InputPlayer, expectations: ExpectationChecker, isOpen: Bool
  ) {
    (self.context, self.targets, self.settling) = (context, targets, settling)
    (self.mover, self.updater, self.touches) = (mover, updater, touches)
    (self.wheel, self.canvas, self.input) = (wheel, canvas, input)
    (self.expectations, self.isOpen) = (expectations, isOpen)
    scriptedTouches = ScriptedTouchPlayer(context, touches: touches, targets: targets)
  }

  var hasBegun: Bool { progress != .notBegun }
  var isOver: Bool { progress == .over }
  /// The tick at which the last step is over; nil while there are steps.
  private(set) var end: Int?

  /// Begins the script; one with invalid steps is reported and skipped.
  func begin() {
    progress = .running
    let issues = context.scene.script.validate()
    for issue in issues { context.report(.badScript("\(issue)"), step: issue.step) }
    perform(issues.isEmpty ? 0 : context.scene.script.steps.count)
  }

  /// Begins the step at an index, and schedules the one after it.
  private func perform(_ index: Int) {
    guard index < context.scene.script.steps.count else {
      end = context.tick
      if !isOpen { progress = .over }
      return
    }
    context.beginStep(index)
    perform(context.scene.script.steps[index]) { [unowned self] tick in
      context.schedule(at: tick) { [unowned self] in perform(index + 1) }
    }
  }

  /// Begins a step; `next` is called with the tick at which the one after it begins.
  private func perform(_ step: GestureScript.Step, next: @escaping @MainActor (Int) -> Void) {
    switch step {
    case .wait(let duration), .move(_, let duration, _), .hold(let duration):
      scriptedTouches.wait(for: duration, next)
    case .untilSettled(let limit):
      awaitRest(step, until: Tick.first(notBefore: context.time + limit), next: next)
    case .drag, .flick, .tap, .taps, .press, .carry, .replay: touches.perform(step, next: next)
    case .touch: scriptedTouches.touch(step, next: next)
    case .release: scriptedTouches.release(next: next)
    case .pinch(let place, let scale, let turn, let duration, let curve):
      touches.performPinch(
        step, at: place, scale: scale, turn: turn, over: duration, curve: curve, next: next)
    case .wheel(let displacement, let place, let duration, let curve):
      wheel.perform(
        step, by: displacement, at: place, over: duration, curve: curve, next: next)
    case .input(let recording):
      input.add(recording.events, from: context.tick)
      // The last event comes after all else that is due at its tick.
      next(context.tick + (recording.events.last?.tick ?? 0) + 1)
    case .expect(let expectation): expectations.check(expectation, step, next: next)
    case .glide(let destination, let name, let duration, let curve):
      let animation = Animation.timingCurve(curve, duration: duration)
      let end = Tick.first(notBefore: context.time + duration)
      scroll(step, to: destination, in: name, .animation(animation))
      next(end)
    case .statusBarTap, .resize, .rotate, .set, .mark, .scroll:
      performAtOnce(step)
      next(context.tick)
    }
  }

  /// Performs a step that takes no time.
  private func performAtOnce(_ step: GestureScript.Step) {
    switch step {
    case .statusBarTap: scrollToTop(step)
    case .resize(let size): canvas.resize(to: size)
    case .rotate: canvas.rotate()
    case .set(let name, let value, let isAnimated):
      set(name, to: value, isAnimated: isAnimated, step)
    case .mark(let name): context.mark(name)
    case .scroll(let destination, let name, let isAnimated):
      scroll(step, to: destination, in: name, isAnimated ? .standard : .none)
    default: break
    }
  }

  /// Waits until everything rests, or the time is over: what comes to rest may set off more.
  private func awaitRest(
    _ step: GestureScript.Step, until last: Int, next: @escaping @MainActor (Int) -> Void
  ) {
    let goal = min(settling.settledTick, last)
    guard context.tick >= goal else {
      context.schedule(at: goal) { [unowned self] in awaitRest(step, until: last, next: next) }
      return
    }
    if context.tick < settling.settledTick {
      context.report(step, hasNoEffect: "something still moves; the limit is too short.")
    }
    next(context.tick)
  }

  // MARK: Scrolling

  private func scroll(
    _ step: GestureScript.Step, to destination: GestureScript.Destination, in name: String?,
    _ animation: ScrollAnimation
  ) {
    switch destination {
    case .view(let id, let anchor):
      guard let scroll = targets.scrollView(name, with: id, step) else { return }
      mover.move(scroll) { scroll, dynamics, offset in
        guard let frame = scroll.frame(of: .spelled(id)) else { return [] }
        let goal = dynamics.offset(
          showing: frame, anchor: scroll.physical(anchor), from: offset)
        return dynamics.scroll(
          to: goal, from: offset, at: context.time, animation: animation)
      }
    case .offset(let offset):
      scroll(step, in: name, animation) { _, _ in offset }
    case .edge(let edge):
      scroll(step, in: name, animation) { dynamics, offset in
        dynamics.offset(atEnd: edge, from: offset)
      }
    }
  }

  private func scroll(
    _ step: GestureScript.Step, in name: String?, _ animation: ScrollAnimation,
    to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) {
    let view = targets.scrollingView(name, step)
    if let reason = view?.scroll(animation, to: goal) {
      context.report(step, hasNoEffect: reason)
    }
  }

  /// Scrolls to the top what a tap on the status bar belongs to.
  private func scrollToTop(_ step: GestureScript.Step) {
    let views = targets.statusBarTargets
    guard views.count == 1 else {
      let reason =
        views.isEmpty
        ? "no scroll view in the scene scrolls vertically."
        : "\(views.count) scroll views on the screen have scrollsToTop, so none of them scrolls."
      return context.report(step, hasNoEffect: reason)
    }
    views[0].scrollToTop()
  }

  // MARK: Values

  /// Sets a value lent to scripts.
  private func set(
    _ name: String, to value: GestureScript.Setting, isAnimated: Bool, _ step: GestureScript.Step
  ) {
    let lent = targets.lentValues(name, step)
    withTransaction(Transaction(animation: isAnimated ? .default : nil)) {
      for place in lent where !place.set(value) {
        context.report(
          .wrongValue(name: name, step: "\(step)", kind: place.get().kind), step: nil)
        break
      }
    }
    updater.update()
  }
}

extension GestureScript.Setting {
  fileprivate var kind: String {
    switch self {
    case .number: "a number (\(self))"
    case .text: "a text (\(self))"
    case .truth: "on or off (\(self))"
    }
  }
}
