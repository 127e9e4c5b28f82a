public import Foundation
public import ScrollworkGeometry
import ScrollworkScrolling

// Touch, wheel and trackpad input. Locations are in screen coordinates, times in seconds; a time in
// the past counts as the present.
extension TouchScreen {
  /// Begins a touch; ignored if the finger is already down, or the location is not finite.
  public func touchDown(_ finger: Int = 0, at place: CGPoint, time moment: Double? = nil) {
    touchDown(finger, at: place, on: place, time: moment)
  }

  /// Begins a touch at `place` whose hit view is looked up at `hitLocation`: for a pinch, between
  /// the fingers.
  package func touchDown(
    _ finger: Int, at place: CGPoint, on hitLocation: CGPoint, time moment: Double? = nil
  ) {
    guard place.x.isFinite, place.y.isFinite else { return }
    advance(toTouchAt: moment ?? time)
    guard group(of: finger) == nil else { return }
    begin(finger, at: place, hitLocation: hitLocation, by: .finger)
  }

  /// Moves a touch; ignored if the finger is not down, or the location is not finite.
  public func touchMoved(_ finger: Int = 0, to place: CGPoint, time moment: Double? = nil) {
    touchesMoved([(finger, place)], time: moment)
  }

  /// Moves several touches at once; ignores fingers that are not down and locations that are not
  /// finite.
  package func touchesMoved(
    _ moves: [(finger: Int, place: CGPoint)], time moment: Double? = nil
  ) {
    let moves = moves.filter { $0.place.x.isFinite && $0.place.y.isFinite }
    guard !moves.isEmpty else { return }
    advance(toTouchAt: moment ?? time)
    var moved: [TouchGroup] = []
    for (finger, place) in moves {
      guard let group = group(of: finger) else { continue }
      move(finger, of: group, at: place)
      if !moved.contains(where: { $0 === group }) { moved.append(group) }
    }
    for group in moved { follow(group, touched: moves.map(\.finger)) }
  }

  /// Ends a touch at its last location.
  public func touchUp(_ finger: Int = 0, time moment: Double? = nil) {
    advance(toTouchAt: moment ?? time)
    guard let group = group(of: finger) else { return }
    lift(finger, of: group, isCancelled: false)
  }

  /// Cancels a touch, as the system does; a drag ends without deceleration.
  public func touchCancelled(_ finger: Int = 0, time moment: Double? = nil) {
    advance(toTouchAt: moment ?? time)
    guard let group = group(of: finger) else { return }
    lift(finger, of: group, isCancelled: true)
  }

  /// Scrolls by wheel notches; `translation` is in points, positive towards later content.
  public func wheel(at place: CGPoint, by translation: CGVector, time moment: Double? = nil) {
    guard place.x.isFinite, place.y.isFinite, translation.dx.isFinite, translation.dy.isFinite
    else { return }
    advance(toTouchAt: moment ?? time)
    let chain = chain(of: hitView(at: place))
    let back = CGVector(dx: -translation.dx, dy: -translation.dy)
    guard let view = taker(of: back, among: chain) else { return }
    view.turnWheel(by: translation)
  }

  /// Scrolls by trackpad along a path, with the pointer at `place`.
  ///
  /// Content follows from the first point on, without slop; the rubber band is softer than under a
  /// finger. Each `translation` is the displacement since the start.
  public func trackpad(
    at place: CGPoint, through translations: [(translation: CGVector, time: Double)],
    liftAt end: Double
  ) {
    advance(toTouchAt: translations.first?.time ?? time)
    guard trackpadDown(at: place) else { return }
    for (translation, moment) in translations {
      advance(toTouchAt: moment)
      trackpadMoved(by: translation, from: place)
    }
    advance(toTouchAt: end)
    trackpadUp()
  }

  /// The finger number that stands for a trackpad.
  private static let trackpadFinger = -1

  /// Begins a trackpad scroll with the pointer at `place`; returns false if one is in progress.
  @discardableResult package func trackpadDown(at place: CGPoint) -> Bool {
    guard place.x.isFinite, place.y.isFinite, group(of: Self.trackpadFinger) == nil else {
      return false
    }
    begin(Self.trackpadFinger, at: place, hitLocation: place, by: .trackpad)
    return true
  }

  /// Continues a trackpad scroll; `translation` is the displacement since its start.
  package func trackpadMoved(by translation: CGVector, from place: CGPoint) {
    guard translation.dx.isFinite, translation.dy.isFinite,
      let group = group(of: Self.trackpadFinger)
    else { return }
    move(
      Self.trackpadFinger, of: group,
      at: CGPoint(x: place.x + translation.dx, y: place.y + translation.dy))
    follow(group, touched: [Self.trackpadFinger])
  }

  /// Ends a trackpad scroll.
  package func trackpadUp() {
    if let group = group(of: Self.trackpadFinger) {
      lift(Self.trackpadFinger, of: group, isCancelled: false)
    }
  }

  /// Dismisses the keyboard.
  public func dismissKeyboard() { keyboard = KeyboardDismissal(height: 0) }

  // MARK: Gestures

  private func taker(of translation: CGVector, among chain: [UIScrollView]) -> UIScrollView? {
    ScrollHandover.taker(of: translation, among: chain.map(\.candidate)).map { chain[$0] }
  }

  /// Transfers a drag that has reached the end of its content to an enclosing scroll view with
  /// room, starting from the location at which the end was reached.
  private func transferToParent(_ group: TouchGroup) {
    guard let inner = group.dragged, let index = group.chain.firstIndex(where: { $0 === inner }),
      let overscroll = inner.overscroll
    else { return }
    let outer = group.chain[(index + 1)...].first {
      $0.candidate.hasRoom(overscroll.axis, for: -overscroll.length)
    }
    guard let outer else { return }
    let (middle, corner) = (group.centroid, inner.convert(inner.bounds.origin, to: nil))
    let unit = inner.convert(
      CGPoint(x: inner.bounds.minX + 1, y: inner.bounds.minY + 1), to: nil)
    var reference = middle
    reference[overscroll.axis] +=
      overscroll.length * (unit[overscroll.axis] - corner[overscroll.axis])
    inner.follow(inner.viewportPoint(reference))
    inner.endDrag(.still)
    var translation = CGVector.zero
    translation[overscroll.axis] = -overscroll.length
    outer.stop()
    group.dragged = outer
    outer.beginDrag(
      at: outer.viewportPoint(middle), reference: outer.viewportPoint(reference),
      translation: translation,
      by: group.input)
  }

  private func begin(
    _ finger: Int, at place: CGPoint, hitLocation: CGPoint, by input: ScrollInput
  ) {
    let view = hitView(at: hitLocation)
    let chain = chain(of: view)
    let touch = UITouch(at: place, time: time, on: view)
    let joined = groups.first { $0.input == input && $0.chain.first === chain.first }
    if let joined, chain.first != nil {
      joined.fingers.append(.init(number: finger, touch: touch, place: place))
      return restart(joined)
    }
    let group = TouchGroup(chain: chain, content: view === chain.first ? nil : view, input: input)
    group.fingers = [.init(number: finger, touch: touch, place: place)]
    group.begin(at: time)
    groups.append(group)
    let isMoving = chain.contains { $0.isMoving }
    if input == .finger {
      deliver(.down(isMoving: isMoving), to: group)
      if let inner = chain.first { inner.beginTouch() }
    }
    if isMoving { chain.forEach { $0.stop() } }
  }

  private func move(_ finger: Int, of group: TouchGroup, at place: CGPoint) {
    guard let index = group.fingers.firstIndex(where: { $0.number == finger }) else { return }
    group.fingers[index].place = place
    group.fingers[index].touch.move(to: place, at: time, .moved)
  }

  /// Scrolls, zooms or recognizes a gesture after the touches `touched` have moved.
  private func follow(_ group: TouchGroup, touched: [Int]) {
    group.sample(at: time)
    if group.pinched == nil { recognizePinch(group) }
    if let pinched = group.pinched {
      pinched.followPinch(
        distance: group.distance, around: pinched.viewportPoint(group.centroid))
    } else if let dragged = group.dragged {
      dragged.follow(dragged.viewportPoint(group.centroid))
      transferToParent(group)
    } else {
      recognizeDrag(group)
    }
    if let dragged = group.dragged, dragged.keyboardDismissMode.isInteractive {
      keyboard.follow(root.bounds.height - group.centroid.y)
    }
    let movedTouches = group.fingers.filter { touched.contains($0.number) }.map(\.touch)
    if group.dragged == nil, let touch = group.contentTouch, movedTouches.contains(touch) {
      group.content?.touchesMoved([touch], with: UIEvent([touch], at: time))
    }
  }

  private func recognizePinch(_ group: TouchGroup) {
    guard group.fingers.count > 1, group.input == .finger,
      abs(group.distance - group.startDistance) > FingerPath.slop,
      let view = group.chain.first(where: { $0.canZoom })
    else { return }
    if group.dragged == nil { deliver(.moved, to: group, takingBy: nil) }
    guard group.dragged != nil || group.delivery.state == .dragging else { return }
    group.pinched = view
    view.beginPinch(distance: group.distance, around: view.viewportPoint(group.centroid))
  }

  private func recognizeDrag(_ group: TouchGroup) {
    let translation = group.translation
    let recognizing = group.chain.filter { view in
      let component = view.scrollableComponent(translation)
      return hypot(component.dx, component.dy) > group.input.slop
    }
    guard let view = taker(of: translation, among: recognizing) else { return }
    if group.input == .finger {
      deliver(.moved, to: group, takingBy: view)
      guard group.delivery.state == .dragging else { return }
    }
    let component = view.scrollableComponent(translation)
    let share = group.input.slop / max(hypot(component.dx, component.dy), .leastNormalMagnitude)
    let reference = CGPoint(
      x: group.start.x + component.dx * share, y: group.start.y + component.dy * share)
    if let inner = group.chain.first, inner !== view { inner.endTouch() }
    view.stop()
    group.dragged = view
    view.beginDrag(
      at: view.viewportPoint(group.centroid), reference: view.viewportPoint(reference),
      translation: component,
      by: group.input)
  }

  /// Restarts the gesture after a touch was added or removed; content stays in place.
  private func restart(_ group: TouchGroup) {
    if let pinched = group.pinched, group.fingers.count < 2 {
      group.pinched = nil
      pinched.endPinch()
    } else if let pinched = group.pinched {
      pinched.endPinch()
      pinched.beginPinch(
        distance: group.distance, around: pinched.viewportPoint(group.centroid))
    }
    group.begin(at: time)
    if let dragged = group.dragged {
      dragged.restartDrag(at: dragged.viewportPoint(group.centroid))
    }
  }

  private func lift(_ finger: Int, of group: TouchGroup, isCancelled: Bool) {
    guard let index = group.fingers.firstIndex(where: { $0.number == finger }) else { return }
    let touch = group.fingers[index].touch
    touch.move(to: touch.place, at: time, isCancelled ? .cancelled : .ended)
    if group.fingers.count > 1 {
      group.fingers.remove(at: index)
      if group.contentTouch === touch { endContentTouch(group, isCancelled: isCancelled) }
      return restart(group)
    }
    end(group, isCancelled: isCancelled)
  }

  /// Ends the group with its last touch.
  func end(_ group: TouchGroup, isCancelled: Bool) {
    groups.removeAll { $0 === group }
    let release =
      isCancelled
      ? FingerPath.Release.still
      : FingerPath.release(group.samples, at: time)
    if let pinched = group.pinched { pinched.endPinch() }
    if let dragged = group.dragged {
      if dragged.keyboardDismissMode.isInteractive {
        keyboard.release(velocity: release.velocity.dy)
      }
      _ = group.delivery.receive(
        isCancelled ? .cancelled : .up, at: time, rules: rules(of: group)
      ) { _ in false }
      dragged.endDrag(release)
    } else {
      deliver(isCancelled ? .cancelled : .up, to: group)
      if group.input == .finger, let inner = group.chain.first { inner.endTouch() }
    }
  }
}
