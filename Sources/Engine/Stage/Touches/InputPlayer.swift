import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// Plays input as it comes, event by event: gestures and scroll views decide by what fingers have done so
/// far.
///
/// Events are added with their ticks, by a step of a script or by a live session.
@MainActor final class InputPlayer {
  typealias Context =
    DressedSceneProviding & ActionScheduling & ScriptProgressReading & ProblemReporting
    & FingerRecording

  private let context: any Context
  private let mover: ScrollMover
  private let touches: TouchPlayer
  private let updater: StateUpdater
  private let wheel: WheelScroller
  private let canvas: CanvasResizer
  /// The events to come, in order, on ticks of the player.
  private var events: ArraySlice<InputRecording.Event> = []
  /// The touch in progress.
  private var contact: Contact?
  /// The tick at which the touch has received its last event.
  private var delivered = 0

  init(
    _ context: any Context, mover: ScrollMover, touches: TouchPlayer, updater: StateUpdater,
    wheel: WheelScroller, canvas: CanvasResizer
  ) {
    (self.context, self.mover, self.touches) = (context, mover, touches)
    (self.updater, self.wheel, self.canvas) = (updater, wheel, canvas)
  }

  /// Adds events whose ticks count from a tick; none may be earlier than one that was added before.
  func add(_ added: [InputRecording.Event], from start: Int) {
    events += added.map { InputRecording.Event(at: start + $0.tick, $0.action) }
  }

  /// Whether a touch is in progress.
  var isTouching: Bool { contact?.isDown ?? false }

  /// The tick at which an event is due, or a touch in progress needs one.
  var nextTick: Int? {
    let step = contact?.touch.flatMap { $0.isOver ? nil : delivered + 1 }
    return [events.first?.tick, step].compactMap { $0 }.min()
  }

  /// Performs the events that are due, and tells a touch in progress that time has passed.
  func performDue() {
    while let event = events.first, event.tick <= context.tick {
      events.removeFirst()
      perform(event.action)
    }
    if let contact, delivered < context.tick {
      deliver(contact.isDown ? .move : .none, to: contact)
      // A claim that is decided without a movement is followed at once.
      if contact.isDown, contact.isRecognized { follow(contact, isOver: false) }
    }
  }

  private func perform(_ action: InputRecording.Action) {
    switch action {
    case .down(let finger, let point): comeDown(finger, at: point)
    case .move(let finger, let point): move(finger, to: point)
    case .up(let finger): lift(finger, isCancelled: false)
    case .cancel(let finger): lift(finger, isCancelled: true)
    case .rotate: canvas.rotate()
    case .wheel(let way, let point):
      wheel.perform(
        .wheel(by: way, at: .point(point)), by: way, at: .point(point), over: 0, curve: .linear
      ) { _ in }
    }
  }

  // MARK: A finger comes down

  private func comeDown(_ finger: Int, at point: CGPoint) {
    let here = (id: finger, point: point)
    guard let last = contact else { return begin(Contact([here], at: context.time)) }
    if last.isDown {
      // A second finger joins the first one unless that leads something already.
      guard !last.isPinch, last.touch?.winner == nil, !last.mayScroll || !last.isRecognized else {
        return
      }
      end(last, isCancelled: true)
      begin(Contact(last.ids + [here], at: context.time))
    } else if let touch = last.touch, !touch.isOver {
      // The next tap of a gesture that waits for it.
      let chain = hits(at: point)
      let geometries = chain.indices.map { (chain[$0].node.path, TouchGeometry(chain, of: $0)) }
      touch.continueOn(Dictionary(geometries) { first, _ in first })
      last.comeDownAgain(finger, at: point, time: context.time)
      deliver(.down, to: last)
    } else {
      begin(Contact([here], at: context.time))
    }
  }

  private func hits(at point: CGPoint) -> [HitView] {
    let (picture, looks) = touches.dressedScene()
    return HitPass.run(picture, at: point, looks: looks)
  }

  /// Begins a touch on the views under its fingers.
  private func begin(_ contact: Contact) {
    self.contact = contact
    let found = Touch.Candidates(hits(at: contact.place))
    let moving = contact.isPinch ? [] : found.scrolls.filter { context.isMoving($0) }
    let claimant =
      contact.isPinch ? nil : found.claimant(of: contact.path, stopping: moving.first, mover)
    let scroll = claimant?.swiftUIView
    var (delivery, rules) = (TouchDelivery(), TouchDelivery.Rules())
    rules.isScrollEnabled = claimant != nil
    rules.delaysContentTouches = claimant?.delaysTouches(at: contact.place) ?? false
    _ = delivery.receive(.down(isMoving: !moving.isEmpty), at: context.time, rules: rules) { _ in
      true
    }
    contact.candidates = found
    contact.caught = moving.first
    contact.stopped = moving.filter { $0.node !== scroll?.node }
    for view in contact.stopped { mover.begin(following: contact.path, by: view) }
    let isCaught = delivery.state == .caught
    contact.mayScroll = isCaught || found.hasNoGesture
    contact.tracker = scroll
    if let scroll { mover.begin(following: contact.path, by: scroll) }
    let bidding = isCaught ? found.hosted : found
    contact.touch = Touch(
      bidders: contact.mayScroll && scroll != nil
        ? []
        : bidding.bidders(hosts: { _ in true }) { [context] scroll in
          guard claimant != nil else { return nil }
          let claim = Touch.ScrollClaim(undecided: scroll, start: context.offset(of: scroll))
          contact.claims.append(claim)
          return claim
        },
      companions: found.companions, delivery: delivery, rules: rules)
    contact.tree = context.tree
    deliver(.down, to: contact)
  }

  // MARK: A finger moves

  private func move(_ finger: Int, to point: CGPoint) {
    guard let contact, contact.holds(finger) else { return }
    contact.move(finger, to: point, at: context.time)
    if !contact.isPinch { recognize(contact) }
    if delivered < context.tick { deliver(.move, to: contact) }
    follow(contact, isOver: false)
  }

  /// Decides which scroll view takes the finger, once it has moved far enough.
  private func recognize(_ contact: Contact) {
    guard !contact.isRecognized, let found = contact.candidates,
      contact.path.recognition(along: [.horizontal, .vertical]) != nil
    else { return }
    contact.isRecognized = true
    let taker = found.claimant(of: contact.path, stopping: contact.caught, mover)
    release(contact.stopped, contact)
    contact.stopped = []
    let scroll = taker?.swiftUIView
    if scroll?.path != contact.tracker?.path {
      if let tracker = contact.tracker { release([tracker], contact) }
      if let scroll {
        mover.begin(following: contact.path, by: scroll, since: context.time)
      }
      contact.tracker = scroll
    }
    for claim in contact.claims {
      claim.decide(begins: claim.scroll.path == scroll?.path, at: context.time)
    }
    if scroll != nil { contact.touch?.cancelHosted() }
  }

  /// Lets scroll views go that the finger has held in place.
  private func release(_ scrolls: [PlacedScrollView], _ contact: Contact) {
    let path = contact.path
    let held = FingerPath(down: path.down, at: path.start).holding(for: context.time - path.down)
    for scroll in scrolls { mover.go(on: held, by: scroll, isOver: true) }
  }

  /// Lets the scroll view that tracks the finger follow it as far as its path is known.
  private func follow(_ contact: Contact, isOver: Bool) {
    guard let tracker = contact.tracker else { return }
    guard contact.mayScroll else {
      // A gesture has the touch, or none yet.
      guard isOver || contact.touch?.winner != nil else { return }
      contact.tracker = nil
      return release([tracker], contact)
    }
    mover.go(on: contact.path, by: tracker, isOver: isOver)
  }

  // MARK: A finger lifts

  private func lift(_ finger: Int, isCancelled: Bool) {
    guard let contact, contact.holds(finger) else { return }
    contact.lift(at: context.time)
    if isCancelled {
      end(contact, isCancelled: true)
    } else {
      follow(contact, isOver: true)
      end(contact, isCancelled: false)
      deliver(.up, to: contact)
    }
  }

  /// Notes the fingers of a touch whose last one has lifted, and lets go what they held.
  private func end(_ contact: Contact, isCancelled: Bool) {
    if contact.isDown { contact.lift(at: context.time) }
    let canvas = context.tree.scene.canvas
    context.record(contact.paths.map { FingerTrack($0, canvas: canvas) })
    release(contact.stopped, contact)
    contact.stopped = []
    guard isCancelled else { return }
    if let tracker = contact.tracker { release([tracker], contact) }
    contact.tracker = nil
    contact.touch?.cancelAll()
    updater.update()
    self.contact = nil
  }

  // MARK: Events

  /// How long after the last finger has lifted gestures may wait, in seconds.
  ///
  /// - Source: chosen: no gesture waits as long.
  private static let longestWait = 2.0

  private func deliver(_ kind: TouchEvent.Kind, to contact: Contact) {
    delivered = context.tick
    guard let touch = contact.touch else { return }
    if contact.tree !== context.tree {
      touch.adopt(context.tree.gestures)
      contact.tree = context.tree
    }
    let event = TouchEvent(
      kind: kind, time: context.time, place: contact.place,
      fingers: contact.isPinch ? contact.places : nil)
    if let claim = touch.receive(event), claim.scroll.path == contact.tracker?.path {
      contact.mayScroll = true
    }
    updater.update()
    if kind == .none, context.time > contact.path.lift + Self.longestWait { touch.cancelAll() }
    if touch.isOver, !contact.isDown { self.contact = nil }
  }
}
