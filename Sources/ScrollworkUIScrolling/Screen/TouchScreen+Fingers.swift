public import Foundation
public import ScrollworkGeometry
import ScrollworkScrolling

// Fingers that come down, move and leave. Places count from the screen's top left corner, times in
// seconds; a time before the present one counts as that.
extension TouchScreen {
  /// A finger comes down; nothing happens if it is down already, or at a place that is none.
  public func touchDown(_ finger: Int = 0, at place: CGPoint, time moment: Double? = nil) {
    touchDown(finger, at: place, on: place, time: moment)
  }

  /// A finger comes down on what is at another place: on what is between it and others.
  package func touchDown(
    _ finger: Int, at place: CGPoint, on found: CGPoint, time moment: Double? = nil
  ) {
    guard place.x.isFinite, place.y.isFinite else { return }
    advance(toTouchAt: moment ?? time)
    guard hold(of: finger) == nil else { return }
    begin(finger, at: place, found: found, by: .finger)
  }

  /// A finger that is down moves; nothing happens if it is not, or at a place that is none.
  public func touchMoved(_ finger: Int = 0, to place: CGPoint, time moment: Double? = nil) {
    touchesMoved([(finger, place)], time: moment)
  }

  /// Fingers that are down move at once; those that are not, and places that are none, do not count.
  package func touchesMoved(
    _ moves: [(finger: Int, place: CGPoint)], time moment: Double? = nil
  ) {
    let moves = moves.filter { $0.place.x.isFinite && $0.place.y.isFinite }
    guard !moves.isEmpty else { return }
    advance(toTouchAt: moment ?? time)
    var moved: [Hold] = []
    for (finger, place) in moves {
      guard let hold = hold(of: finger) else { continue }
      put(finger, of: hold, at: place)
      if !moved.contains(where: { $0 === hold }) { moved.append(hold) }
    }
    for hold in moved { follow(hold, touched: moves.map(\.finger)) }
  }

  /// A finger that is down leaves, from where it is.
  public func touchUp(_ finger: Int = 0, time moment: Double? = nil) {
    advance(toTouchAt: moment ?? time)
    guard let hold = hold(of: finger) else { return }
    lift(finger, of: hold, isCancelled: false)
  }

  /// A finger that is down is taken away by the system: what it dragged does not go on.
  public func touchCancelled(_ finger: Int = 0, time moment: Double? = nil) {
    advance(toTouchAt: moment ?? time)
    guard let hold = hold(of: finger) else { return }
    lift(finger, of: hold, isCancelled: true)
  }

  /// A wheel is turned over a place by notches that lead so many points on, towards later content.
  public func wheel(at place: CGPoint, by way: CGVector, time moment: Double? = nil) {
    guard place.x.isFinite, place.y.isFinite, way.dx.isFinite, way.dy.isFinite else { return }
    advance(toTouchAt: moment ?? time)
    let chain = chain(of: found(at: place))
    let back = CGVector(dx: -way.dx, dy: -way.dy)
    guard let view = taker(of: back, among: chain) else { return }
    view.turnWheel(by: way)
  }

  /// Fingers on a trackpad, with the pointer over a place, move through a path: content follows from
  /// the first point on, and gives way more beyond its ends than under a finger.
  public func trackpad(
    at place: CGPoint, through ways: [(way: CGVector, time: Double)], liftAt end: Double
  ) {
    advance(toTouchAt: ways.first?.time ?? time)
    guard trackpadDown(at: place) else { return }
    for (way, moment) in ways {
      advance(toTouchAt: moment)
      trackpadMoved(by: way, from: place)
    }
    advance(toTouchAt: end)
    trackpadUp()
  }

  /// The number of fingers on a trackpad among those that are down.
  private static let trackpad = -1

  /// Fingers come down on a trackpad, with the pointer over a place; false if they are down already.
  @discardableResult package func trackpadDown(at place: CGPoint) -> Bool {
    guard place.x.isFinite, place.y.isFinite, hold(of: Self.trackpad) == nil else { return false }
    begin(Self.trackpad, at: place, found: place, by: .trackpad)
    return true
  }

  /// Fingers on a trackpad have moved so far since they came down.
  package func trackpadMoved(by way: CGVector, from place: CGPoint) {
    guard way.dx.isFinite, way.dy.isFinite, let hold = hold(of: Self.trackpad) else { return }
    put(Self.trackpad, of: hold, at: CGPoint(x: place.x + way.dx, y: place.y + way.dy))
    follow(hold, touched: [Self.trackpad])
  }

  /// The fingers leave the trackpad.
  package func trackpadUp() {
    if let hold = hold(of: Self.trackpad) { lift(Self.trackpad, of: hold, isCancelled: false) }
  }

  /// Lets the keyboard go.
  public func dismissKeyboard() { keyboard = KeyboardSlide(height: 0) }

  // MARK: What fingers find

  func hold(of finger: Int) -> Hold? {
    holds.first { $0.fingers.contains { $0.number == finger } }
  }

  func found(at place: CGPoint) -> UIView? {
    root.hitTest(root.convert(place, from: nil), with: nil)
  }

  /// The scroll views around a view that scroll, the innermost first.
  func chain(of view: UIView?) -> [UIScrollView] {
    sequence(first: view) { $0?.superview }.prefix { $0 != nil }
      .compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
  }

  private func taker(of way: CGVector, among chain: [UIScrollView]) -> UIScrollView? {
    ScrollHandover.taker(of: way, among: chain.map(\.candidate)).map { chain[$0] }
  }

  /// Leaves a drag that has led content beyond its end to a scroll view around it that can go on: from
  /// the place on at which the end was met.
  private func handOn(_ hold: Hold) {
    guard let inner = hold.dragged, let index = hold.chain.firstIndex(where: { $0 === inner }),
      let excess = inner.excess
    else { return }
    let outer = hold.chain[(index + 1)...].first {
      $0.candidate.hasRoom(excess.axis, for: -excess.length)
    }
    guard let outer else { return }
    let (middle, corner) = (hold.middle, inner.convert(inner.bounds.origin, to: nil))
    let unit = inner.convert(
      CGPoint(x: inner.bounds.minX + 1, y: inner.bounds.minY + 1), to: nil)
    var reference = middle
    reference[excess.axis] += excess.length * (unit[excess.axis] - corner[excess.axis])
    inner.follow(inner.fromCorner(reference))
    inner.endDrag(.still)
    var way = CGVector.zero
    way[excess.axis] = -excess.length
    outer.stop()
    hold.dragged = outer
    outer.beginDrag(
      at: outer.fromCorner(middle), reference: outer.fromCorner(reference), way: way,
      by: hold.input)
  }

  private func begin(
    _ finger: Int, at place: CGPoint, found middle: CGPoint, by input: ScrollInput
  ) {
    let view = found(at: middle)
    let chain = chain(of: view)
    let touch = UITouch(at: place, time: time, on: view)
    let joined = holds.first { $0.input == input && $0.chain.first === chain.first }
    if let joined, chain.first != nil {
      joined.fingers.append(.init(number: finger, touch: touch, place: place))
      return regrip(joined)
    }
    let hold = Hold(chain: chain, content: view === chain.first ? nil : view, input: input)
    hold.fingers = [.init(number: finger, touch: touch, place: place)]
    hold.begin(at: time)
    holds.append(hold)
    let isMoving = chain.contains { $0.isMoving }
    if input == .finger {
      deliver(.down(isMoving: isMoving), to: hold)
      if let inner = chain.first { inner.beginTouch() }
    }
    if isMoving { chain.forEach { $0.stop() } }
  }

  private func put(_ finger: Int, of hold: Hold, at place: CGPoint) {
    guard let index = hold.fingers.firstIndex(where: { $0.number == finger }) else { return }
    hold.fingers[index].place = place
    hold.fingers[index].touch.move(to: place, at: time, .moved)
  }

  /// What the fingers lead goes where they lead it, some of which have moved.
  private func follow(_ hold: Hold, touched: [Int]) {
    hold.sample(at: time)
    if hold.pinched == nil { recognizePinch(hold) }
    if let pinched = hold.pinched {
      pinched.followPinch(
        distance: hold.distance, around: pinched.fromCorner(hold.middle))
    } else if let dragged = hold.dragged {
      dragged.follow(dragged.fromCorner(hold.middle))
      handOn(hold)
    } else {
      recognizeDrag(hold)
    }
    if let dragged = hold.dragged, dragged.keyboardDismissMode.isInteractive {
      keyboard.follow(root.bounds.height - hold.middle.y)
    }
    let told = hold.fingers.filter { touched.contains($0.number) }.map(\.touch)
    if hold.dragged == nil, let touch = hold.contentTouch, told.contains(touch) {
      hold.content?.touchesMoved([touch], with: UIEvent([touch], at: time))
    }
  }

  private func recognizePinch(_ hold: Hold) {
    guard hold.fingers.count > 1, hold.input == .finger,
      abs(hold.distance - hold.startDistance) > FingerPath.slop,
      let view = hold.chain.first(where: { $0.canZoom })
    else { return }
    if hold.dragged == nil { deliver(.moved, to: hold, takingBy: nil) }
    guard hold.dragged != nil || hold.delivery.state == .dragging else { return }
    hold.pinched = view
    view.beginPinch(distance: hold.distance, around: view.fromCorner(hold.middle))
  }

  private func recognizeDrag(_ hold: Hold) {
    let way = hold.way
    let recognizing = hold.chain.filter { view in
      let counted = view.counted(way)
      return hypot(counted.dx, counted.dy) > hold.input.slop
    }
    guard let view = taker(of: way, among: recognizing) else { return }
    if hold.input == .finger {
      deliver(.moved, to: hold, takingBy: view)
      guard hold.delivery.state == .dragging else { return }
    }
    let counted = view.counted(way)
    let share = hold.input.slop / max(hypot(counted.dx, counted.dy), .leastNormalMagnitude)
    let reference = CGPoint(
      x: hold.start.x + counted.dx * share, y: hold.start.y + counted.dy * share)
    if let inner = hold.chain.first, inner !== view { inner.endTouch() }
    view.stop()
    hold.dragged = view
    view.beginDrag(
      at: view.fromCorner(hold.middle), reference: view.fromCorner(reference), way: counted,
      by: hold.input)
  }

  /// A finger has come down beside others, or left them: what they move stays where it is.
  private func regrip(_ hold: Hold) {
    if let pinched = hold.pinched, hold.fingers.count < 2 {
      hold.pinched = nil
      pinched.endPinch()
    } else if let pinched = hold.pinched {
      pinched.endPinch()
      pinched.beginPinch(
        distance: hold.distance, around: pinched.fromCorner(hold.middle))
    }
    hold.begin(at: time)
    if let dragged = hold.dragged { dragged.grab(at: dragged.fromCorner(hold.middle)) }
  }

  private func lift(_ finger: Int, of hold: Hold, isCancelled: Bool) {
    guard let index = hold.fingers.firstIndex(where: { $0.number == finger }) else { return }
    let touch = hold.fingers[index].touch
    touch.move(to: touch.place, at: time, isCancelled ? .cancelled : .ended)
    if hold.fingers.count > 1 {
      hold.fingers.remove(at: index)
      if hold.contentTouch === touch { endContent(hold, isCancelled: isCancelled) }
      return regrip(hold)
    }
    end(hold, isCancelled: isCancelled)
  }

  /// The last finger has gone.
  func end(_ hold: Hold, isCancelled: Bool) {
    holds.removeAll { $0 === hold }
    let release =
      isCancelled
      ? FingerPath.Release.still
      : FingerPath.release(hold.samples, at: time)
    if let pinched = hold.pinched { pinched.endPinch() }
    if let dragged = hold.dragged {
      if dragged.keyboardDismissMode.isInteractive {
        keyboard.release(velocity: release.velocity.dy)
      }
      _ = hold.delivery.receive(
        isCancelled ? .cancelled : .up, at: time, rules: rules(of: hold)
      ) { _ in false }
      dragged.endDrag(release)
    } else {
      deliver(isCancelled ? .cancelled : .up, to: hold)
      if hold.input == .finger, let inner = hold.chain.first { inner.endTouch() }
    }
  }
}
