import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// Plays touches: hit-tests fingers, delivers their events on ticks, and lets scroll views follow
/// them.
@MainActor final class TouchPlayer {
  typealias Context =
    DressedSceneProviding & ActionScheduling & ScriptProgressReading & ProblemReporting
    & FingerRecording

  /// How long after the last finger has lifted gestures may wait, in seconds.
  ///
  /// - Source: chosen: no gesture waits as long; a script goes on in any case.
  private static let longestWait = 2.0

  private let context: any Context
  private let mover: ScrollMover
  private let rebuilder: SceneRebuilder
  private let updater: StateUpdater
  private let targets: ScriptTargets

  init(
    _ context: any Context, mover: ScrollMover, rebuilder: SceneRebuilder,
    updater: StateUpdater, targets: ScriptTargets
  ) {
    (self.context, self.mover, self.rebuilder) = (context, mover, rebuilder)
    (self.updater, self.targets) = (updater, targets)
  }

  // MARK: Steps

  /// Performs a step of fingers one after the other.
  func perform(_ step: GestureScript.Step, next: @escaping @MainActor (Int) -> Void) {
    let (picture, looks) = dressedScene()
    let fingers = step.fingerPaths(canvas: context.tree.scene.canvas, at: context.time) {
      targets.center(of: $0, in: picture, looks, step)
    }
    follow(fingers, of: step, next: next)
  }

  /// Performs a pinch: two fingers around a place.
  func performPinch(
    _ step: GestureScript.Step, at place: GestureScript.Place?, scale: CGFloat, turn: Angle,
    over duration: Double, curve: UnitCurve, next: @escaping @MainActor (Int) -> Void
  ) {
    let (picture, looks) = dressedScene()
    let point = (place ?? .unit(.center)).point(canvas: context.tree.scene.canvas) {
      targets.center(of: $0, in: picture, looks, step)
    }
    guard let point else { return next(context.tick) }
    let time = context.time
    let pinch = PinchPath(
      around: point, scale: scale, turn: turn, down: time, duration: duration, curve: curve)
    follow(
      [FingerPath(down: time, at: point).holding(for: duration)], of: step, pinch: pinch,
      next: next)
  }

  /// Follows fingers one after the other, or two at once for a pinch.
  func follow(
    _ fingers: [FingerPath]?, of step: GestureScript.Step, pinch: PinchPath? = nil,
    next: @escaping @MainActor (Int) -> Void
  ) {
    guard let fingers, !fingers.isEmpty, fingers.allSatisfy({ $0.lift.isFinite }) else {
      return next(context.tick)
    }
    let canvas = context.tree.scene.canvas
    context.record(
      pinch.map { FingerTrack.fingers(of: $0, canvas: canvas) }
        ?? fingers.map { FingerTrack($0, canvas: canvas) })
    comeDown(
      FingerSequence(
        step: step, stepIndex: context.stepIndex, fingers: fingers, pinch: pinch, next: next))
  }

  /// The scene as fingers meet it, up to date.
  func dressedScene() -> (view: DressedView, looks: AnimatedAttributes) {
    rebuilder.bringUpToTime()
    return context.dressedScene()
  }

  // MARK: A finger that comes down

  private func comeDown(_ sequence: FingerSequence) {
    let (picture, looks) = dressedScene()
    let chain = HitPass.run(picture, at: sequence.finger.start, looks: looks)
    if let touch = sequence.touch {
      // The next tap of a gesture that waits for it.
      let geometries = chain.indices.map { (chain[$0].node.path, TouchGeometry(chain, of: $0)) }
      touch.continueOn(Dictionary(geometries) { first, _ in first })
    } else {
      begin(sequence, chain)
    }
    deliver(.down, to: sequence)
  }

  /// Begins the touch of a finger on the views under it, the innermost first.
  private func begin(_ sequence: FingerSequence, _ chain: [HitView]) {
    let finger = sequence.finger
    let found = Touch.Candidates(chain)
    sequence.hasFoundGesture = !found.hasNoGesture || !found.companions.isEmpty
    // Two fingers scroll none of SwiftUI's scroll views.
    let isOne = sequence.pinch == nil
    let moving = isOne ? found.scrolls.filter { context.isMoving($0) } : []
    let claimant = isOne ? found.claimant(of: finger, stopping: moving.first, mover) : nil
    let scroll = claimant?.swiftUIView
    var (delivery, rules) = (TouchDelivery(), TouchDelivery.Rules())
    rules.isScrollEnabled = claimant != nil
    rules.delaysContentTouches =
      !sequence.isTap && claimant?.delaysTouches(at: finger.start) ?? false
    _ = delivery.receive(
      .down(isMoving: !moving.isEmpty), at: finger.down, rules: rules
    ) { _ in true }
    let letGo = claimant.flatMap { $0.dynamics.begin(following: finger) } ?? finger.lift
    for view in moving where view.node !== scroll?.node {
      mover.stop(view, by: finger, until: letGo)
    }
    let isCaught = delivery.state == .caught
    let isBusy = isCaught || (found.hasNoGesture && !sequence.isStill)
    if isBusy, let scroll {
      mover.follow(finger, by: scroll, from: context.offset(of: scroll))
    }
    if isCaught || (isBusy && scroll != nil) { sequence.isAnswered = true }
    let bidding = isCaught ? found.hosted : found
    sequence.touch = Touch(
      bidders: isBusy && scroll != nil
        ? []
        : bidding.bidders(hosts: { scroll == nil || sequence.isStill || $0.isMoving }) {
          claim($0, scroll, finger)
        },
      companions: found.companions, delivery: delivery, rules: rules)
    sequence.tree = context.tree
  }

  /// The claim of a scroll view to a finger; nil if another scroll view has it.
  private func claim(
    _ scroll: PlacedScrollView, _ claimant: PlacedScrollView?, _ finger: FingerPath
  ) -> Touch.ScrollClaim? {
    guard scroll.node === claimant?.node else { return nil }
    let any = finger.recognition(along: [.horizontal, .vertical])
    let begin = context.tree.current(scroll).dynamics.begin(following: finger)
    return Touch.ScrollClaim(
      scroll: scroll, start: context.offset(of: scroll), begin: begin,
      failure: begin == nil ? any?.time ?? finger.lift : finger.lift)
  }

  // MARK: Events

  /// Delivers the finger's event at this tick, and schedules the one at the next.
  private func deliver(_ kind: TouchEvent.Kind, to sequence: FingerSequence) {
    guard let touch = sequence.touch else { return }
    if sequence.tree !== context.tree {
      touch.adopt(context.tree.gestures)
      sequence.tree = context.tree
    }
    let finger = sequence.finger
    let time = kind == .none ? context.time : min(context.time, finger.lift)
    let event = TouchEvent(
      kind: kind, time: time, place: finger.position(at: time),
      fingers: sequence.pinch?.places(at: time))
    if let claim = touch.receive(event) {
      let scroll =
        context.tree.scrollViews.first { $0.path == claim.scroll.path } ?? claim.scroll
      let start = context.offset(of: scroll)
      mover.follow(
        finger, by: scroll, from: start, since: start == claim.start ? nil : claim.begin)
    }
    updater.update()
    if touch.isOver { return finish(sequence) }
    scheduleEvent(after: kind, to: sequence, touch)
  }

  private func scheduleEvent(
    after kind: TouchEvent.Kind, to sequence: FingerSequence, _ touch: Touch
  ) {
    let (finger, tick) = (sequence.finger, context.tick)
    let lift = Tick.first(notBefore: finger.lift)
    if tick < lift || kind == .down {
      context.schedule(at: min(tick + 1, max(lift, tick))) { [unowned self] in
        deliver(context.tick >= lift ? .up : .move, to: sequence)
      }
    } else if sequence.isLast, context.time > finger.lift + Self.longestWait {
      touch.cancelAll()
      finish(sequence)
    } else {
      context.schedule(at: tick + 1) { [unowned self] in
        if !sequence.isLast, context.tick >= Tick.first(notBefore: sequence.nextDown) {
          sequence.advance()
          comeDown(sequence)
        } else {
          deliver(.none, to: sequence)
        }
      }
    }
  }

  /// Ends the touch of a finger: goes on with the next one, or with the script.
  private func finish(_ sequence: FingerSequence) {
    if sequence.touch?.isAnswered ?? false { sequence.isAnswered = true }
    sequence.touch = nil
    if sequence.isLast {
      if !sequence.isAnswered { reportNoEffect(sequence) }
      return sequence.next(max(context.tick, sequence.end))
    }
    context.schedule(at: Tick.first(notBefore: sequence.nextDown)) { [unowned self] in
      sequence.advance()
      comeDown(sequence)
    }
  }

  private func reportNoEffect(_ sequence: FingerSequence) {
    let step = "\(sequence.step)"
    context.report(
      sequence.pinch != nil
        ? .noZoom(step: step) : .nothingToDo(step: step, why: sequence.noEffect),
      step: sequence.stepIndex)
  }
}
