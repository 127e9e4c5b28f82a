import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling

// Fingers: what they find, and who follows them.
extension Player {
  func performTouch(_ step: GestureScript.Step, next: @escaping @MainActor (Int) -> Void) {
    bringUpToTime()
    let (picture, looks) = picture()
    let fingers = step.fingerPaths(canvas: tree.scene.canvas, at: time) {
      center(of: $0, in: picture, looks, step)
    }
    follow(fingers, of: step, next: next)
  }

  /// The middle of the view with an id, as it is drawn.
  func center(
    of name: String, in picture: DressedView, _ looks: FixedLooks, _ step: GestureScript.Step
  ) -> CGPoint? {
    let center = HitPass.center(of: .spelled(name), in: picture, looks: looks)
    if center == nil { report(missing(name, step), step: nil) }
    return center
  }

  /// Lets two fingers come down around a place.
  func performPinch(
    _ step: GestureScript.Step, at place: GestureScript.Place?, scale: CGFloat, turn: Angle,
    over duration: Double, curve: UnitCurve, next: @escaping @MainActor (Int) -> Void
  ) {
    bringUpToTime()
    let (picture, looks) = picture()
    let point = (place ?? .unit(.center)).point(canvas: tree.scene.canvas) {
      center(of: $0, in: picture, looks, step)
    }
    guard let point else { return next(tick) }
    let pinch = PinchPath(
      around: point, scale: scale, turn: turn, down: time, duration: duration, curve: curve)
    follow(
      [FingerPath(down: time, at: point).holding(for: duration)], of: step, pinch: pinch,
      next: next)
  }

  /// Lets fingers come down one after the other, or two at once for a pinch.
  func follow(
    _ fingers: [FingerPath]?, of step: GestureScript.Step, pinch: PinchPath? = nil,
    next: @escaping @MainActor (Int) -> Void
  ) {
    guard let fingers, let last = fingers.last else { return next(tick) }
    guard fingers.allSatisfy({ $0.lift.isFinite }) else { return next(tick) }
    let contact = Contact(
      step: step, fingers: fingers, pinch: pinch, place: stepIndex, next: next)
    contact.end = Self.tick(at: last.lift)
    comeDown(contact)
  }

  /// The scene as fingers find it.
  func picture() -> (view: DressedView, looks: FixedLooks) {
    let looks = FixedLooks(
      animations: animations, time: time, transitions: timeline.transitions)
    let view = tree.passes(offsets: timelineOffset, looks: looks).dressed
    return (view, looks)
  }

  /// The fingers of a step, one after the other, while they are being followed.
  @MainActor final class Contact {
    let step: GestureScript.Step
    let fingers: [FingerPath]
    /// Two fingers at once; the first of ``fingers`` is the middle between them.
    let pinch: PinchPath?
    let next: @MainActor (Int) -> Void
    /// The step's place in the script.
    let place: Int
    /// The tick at which the last finger leaves.
    var end = 0
    /// Which finger is down, or was last.
    var index = 0
    var touch: Touch?
    /// The tree whose gestures are being followed.
    var tree: SceneTree?
    /// Whether there is a gesture under the finger.
    var hasFoundGesture = false
    /// Whether anything came of a finger before this one.
    var isAnswered = false

    init(
      step: GestureScript.Step, fingers: [FingerPath], pinch: PinchPath?, place: Int,
      next: @escaping @MainActor (Int) -> Void
    ) {
      (self.step, self.fingers, self.pinch) = (step, fingers, pinch)
      (self.place, self.next) = (place, next)
    }

    var finger: FingerPath { fingers[index] }
    var isLast: Bool { index == fingers.count - 1 }
    /// When the next finger comes down, in seconds.
    var nextDown: Double { isLast ? finger.lift : fingers[index + 1].down }

    /// Whether the fingers leave before a scroll view passes them on.
    var isTap: Bool {
      switch step {
      case .tap, .taps: true
      case .touch, .replay:
        fingers.allSatisfy {
          $0.isStill && $0.lift - $0.down < GestureScript.Step.tapDuration * 1.5
        }
      default: false
      }
    }

    /// Whether the finger stays where it is.
    var isStill: Bool {
      switch step {
      case .press: true
      case .touch, .replay: finger.isStill
      default: isTap
      }
    }
  }

  /// How long after the last finger has left gestures may wait, in seconds.
  ///
  /// - Source: chosen: no gesture waits as long; a script goes on in any case.
  private static let longestWait = 2.0

  private func comeDown(_ contact: Contact) {
    bringUpToTime()
    let (picture, looks) = picture()
    let chain = HitPass.run(picture, at: contact.finger.start, looks: looks)
    if let touch = contact.touch {
      // The next tap of a gesture that waits for it.
      let places = chain.indices.map { (chain[$0].node.path, TouchGeometry(chain, of: $0)) }
      touch.continueOn(Dictionary(places) { first, _ in first })
      return tell(contact, .down)
    }
    let found = Touch.Candidates(chain)
    contact.hasFoundGesture = !found.hasNoGesture || !found.companions.isEmpty
    // Two fingers scroll nothing of SwiftUI's.
    let isOne = contact.pinch == nil
    let moving = isOne ? found.scrolls.first { isMoving($0) } : nil
    let mover = moving.map(Mover.scroll) ?? (isOne ? self.mover(of: contact.finger, found) : nil)
    let taker: PlacedScrollView? = if case .scroll(let scroll) = mover { scroll } else { nil }
    var (delivery, rules) = (TouchDelivery(), TouchDelivery.Rules())
    rules.isScrollEnabled = mover != nil
    rules.delaysContentTouches = !contact.isTap && delays(mover, contact.finger)
    _ = delivery.receive(
      .down(isMoving: moving != nil), at: contact.finger.down, rules: rules
    ) { _ in true }
    let isBusy = delivery.state == .caught || (found.hasNoGesture && !contact.isStill)
    if isBusy, let taker {
      contact.isAnswered = true
      follow(contact.finger, by: taker, from: timelineOffset(taker))
    }
    contact.touch = Touch(
      bidders: isBusy && taker != nil
        ? []
        : found.bidders(hosts: { taker == nil || contact.isStill || $0.isMoving }) {
          bid($0, taker, contact.finger)
        },
      companions: found.companions, delivery: delivery, rules: rules)
    contact.tree = tree
    tell(contact, .down)
  }

  /// How a scroll view may follow a finger; nil for one that stands back for another.
  private func bid(_ scroll: PlacedScrollView, _ taker: PlacedScrollView?, _ finger: FingerPath)
    -> Touch.ScrollBid?
  {
    guard scroll.node === taker?.node else { return nil }
    let axes = tree.current(scroll).dynamics.movableAxes
    let any = finger.recognition(along: [.horizontal, .vertical])
    let begin = finger.recognition(along: axes)?.time
    return Touch.ScrollBid(
      scroll: scroll, start: timelineOffset(scroll), begin: begin,
      failure: begin == nil ? any?.time ?? finger.lift : finger.lift)
  }

  /// Lets a scroll view follow a finger, from a moment on if that is not its coming down.
  func follow(
    _ finger: FingerPath, by scroll: PlacedScrollView, from start: CGPoint, since moment: Double? = nil,
    input: ScrollInput = .finger
  ) {
    let path = scroll.path
    let grip = Grip(
      finger, start: start, isCatching: isMoving(scroll), input: input, held: scroll.held)
    grips[path] = grip
    // Up to the lift by the layout at this moment, from then on by the one at the lift.
    move(scroll, from: moment) { _, dynamics, _ in (grips[path] ?? grip).segments(dynamics) }
    schedule(at: Self.tick(at: finger.lift)) { [unowned self] in
      guard let grip = grips[path], grip.finger == finger else { return }
      if let current = tree.scrollViews.first(where: { $0.path == path }), current.node !== scroll.node {
        move(current, from: finger.lift) { _, dynamics, _ in grip.segments(dynamics) }
      }
      grips[path] = nil
    }
  }

  /// Tells everybody what the finger does now, and comes back at the next tick.
  private func tell(_ contact: Contact, _ kind: TouchEvent.Kind) {
    guard let touch = contact.touch else { return }
    if contact.tree !== tree {
      touch.adopt(tree.gestures)
      contact.tree = tree
    }
    let finger = contact.finger
    let moment = kind == .none ? time : min(time, finger.lift)
    let event = TouchEvent(
      kind: kind, time: moment, place: finger.position(at: moment),
      fingers: contact.pinch?.places(at: moment))
    if let bid = touch.receive(event) {
      let scroll = tree.scrollViews.first { $0.path == bid.scroll.path } ?? bid.scroll
      let start = timelineOffset(scroll)
      follow(finger, by: scroll, from: start, since: start == bid.start ? nil : bid.begin)
    }
    updateState()
    if touch.isOver { return goOn(contact) }
    let lift = Self.tick(at: finger.lift)
    if tick < lift || kind == .down {
      schedule(at: min(tick + 1, max(lift, tick))) { [unowned self] in
        tell(contact, tick >= lift ? .up : .move)
      }
    } else if contact.isLast, time > finger.lift + Self.longestWait {
      touch.cancelAll()
      goOn(contact)
    } else {
      schedule(at: tick + 1) { [unowned self] in
        if !contact.isLast, tick >= Self.tick(at: contact.nextDown) {
          contact.index += 1
          comeDown(contact)
        } else {
          tell(contact, .none)
        }
      }
    }
  }

  /// Nothing more will come of this finger: goes on with the next one, or with the script.
  private func goOn(_ contact: Contact) {
    if contact.touch?.isAnswered ?? false { contact.isAnswered = true }
    contact.touch = nil
    if contact.isLast {
      if !contact.isAnswered { reportNothing(contact) }
      return contact.next(max(tick, contact.end))
    }
    schedule(at: Self.tick(at: contact.nextDown)) { [unowned self] in
      contact.index += 1
      comeDown(contact)
    }
  }

  private func reportNothing(_ contact: Contact) {
    if contact.pinch != nil {
      return report(.noZoom(step: "\(contact.step)"), step: contact.place)
    }
    let why =
      switch contact.step {
      case .tap, .taps: "nothing under the finger answers to taps."
      case .press: "nothing under the finger answers to presses."
      case .touch where contact.isStill: "nothing under the finger answers to it."
      default:
        contact.hasFoundGesture
          ? "no gesture under the finger answers to it."
          : "there is no scroll view under the finger."
      }
    report(.nothingToDo(step: "\(contact.step)", why: why), step: contact.place)
  }
}
