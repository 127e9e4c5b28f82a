import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

// Gesture recognition: the scroll view that the touches of a group drag or zoom.
extension TouchScreen {
  /// Begins a touch in the group that its scroll views belong to, or in one of its own.
  ///
  /// All moving scroll views under the touch stop. Each of them is released when another one begins to
  /// follow the touch, or when the touch ends; it then springs back if it is out of range.
  ///
  /// - Source: that a touch stops a scroll view it lands on is documented; that it stops all under it,
  ///   and when they are released, chosen.
  func begin(_ finger: Int, at place: CGPoint, hitLocation: CGPoint, by input: ScrollInput) {
    received.remove(finger)
    let view = hitView(at: hitLocation)
    guard !isExcluded(view) else { return }
    let chain = chain(of: view)
    let touch = TouchGroup.Finger(
      number: finger, touch: UITouch(at: place, time: time, on: view), place: place)
    touch.touch.tapCount = taps.count(at: place, time: time)
    if let group = groups.first(where: { $0.input == input && $0.takes(chain, on: view) }) {
      group.fingers.append(touch)
      collectRecognizers(group, from: view, touch: touch.touch)
      restart(group)
      beginFurtherTouch(touch.touch, on: view, in: group)
      return recognize(.down, group)
    }
    let group = TouchGroup(chain: chain, content: view === chain.first ? nil : view, input: input)
    group.fingers = [touch]
    group.begin(at: time)
    for view in chain where leader(of: view) == nil { view.prepareRecognizers() }
    groups.append(group)
    let moving = chain.filter(\.isMoving)
    for view in chain { view.flicks.touch(at: time, on: view.track) }
    if input == .finger {
      collectRecognizers(group, from: view, touch: touch.touch)
      deliver(.down(isMoving: !moving.isEmpty), to: group)
      chain.first?.beginTouch()
    }
    for view in moving { view.beginTouch() }
    if input == .finger { recognize(.down, group) }
  }

  /// Scrolls, zooms or recognizes a gesture after the touches `moved` have moved.
  func follow(_ group: TouchGroup, moved: [Int]) {
    let before = group.dragged
    let speed = group.sample(at: time)
    recognize(.moved, group)
    let goesOn = group.pinched != nil
    if !goesOn { recognizePinch(group) }
    if let pinched = group.pinched {
      if goesOn { pinched.pinchRecognizer.follow(.changed, group.followedTouches, at: time) }
      pinched.followPinch(
        distance: group.distance, around: pinched.viewportPoint(group.centroid))
      if goesOn { pinched.pinchRecognizer.tellTargets() }
    } else if let dragged = group.dragged {
      if let speed { dragged.flicks.drag(at: speed) }
      dragged.panRecognizer.enter(.changed, with: group.followedTouches, at: time)
      dragged.follow(dragged.viewportPoint(group.centroid))
      dragged.panRecognizer.tellTargets()
      transferToParents(group)
    } else {
      recognizeDrag(group)
    }
    if group.dragged !== before {
      joinTouches(to: group)
      failRecognizers(group)
    }
    if let dragged = group.dragged, dragged.keyboardDismissMode.isInteractive {
      keyboard.follow(root.bounds.height - group.centroid.y)
    }
    let touches = group.fingers.filter { moved.contains($0.number) }.map(\.touch)
    let delivered = ([group.contentTouch].compactMap { $0 } + group.furtherTouches)
      .filter(touches.contains)
    if group.dragged == nil, !delivered.isEmpty {
      group.content?.touchesMoved(Set(delivered), with: group.event(at: time))
    }
  }

  // MARK: Drags

  func taker(of translation: CGVector, among chain: [UIScrollView]) -> UIScrollView? {
    ScrollHandover.taker(of: translation, among: chain.map(\.candidate)).map { chain[$0] }
  }

  private func recognizeDrag(_ group: TouchGroup) {
    let translation = group.translation
    let recognizing = group.chain.filter { view in
      let component = view.scrollableComponent(translation)
      return hypot(component.dx, component.dy) > group.input.slop
        && view.panRecognizer.takes(group.followedTouches)
    }
    guard let view = taker(of: translation, among: recognizing),
      !keepsFromScrolling(group, view)
    else { return }
    let leader = leader(of: view)
    guard leader?.input ?? group.input == group.input else { return }
    guard leader != nil || mayBegin(view.panRecognizer, with: group) else {
      return recognizeDrag(group)
    }
    guard yields(group, to: view) else { return }
    if let leader { return merge(group, into: leader) }
    let component = view.scrollableComponent(translation)
    let share = group.input.slop / max(hypot(component.dx, component.dy), .leastNormalMagnitude)
    let reference = CGPoint(
      x: group.start.x + component.dx * share, y: group.start.y + component.dy * share)
    drag(view, by: group, from: reference, translation: component)
    transferToParents(group)
  }

  /// Whether the scroll view and the delegate let its recognizer begin; if not, it has failed for
  /// these touches.
  private func mayBegin(_ recognizer: ScrollPanRecognizer, with group: TouchGroup) -> Bool {
    recognizer.enter(.possible, with: group.followedTouches, from: group.start, at: time)
    if shouldBegin(recognizer) { return true }
    recognizer.state = .failed
    return false
  }

  /// Asks whether a scroll view may follow the touches of a group, and cancels those of its content.
  private func yields(_ group: TouchGroup, to view: UIScrollView) -> Bool {
    guard group.input == .finger else { return true }
    deliver(.moved, to: group, takingBy: view)
    return group.delivery.state == .dragging
  }

  /// Begins a drag whose offset corresponds to the location `reference` of the centroid.
  private func drag(
    _ view: UIScrollView, by group: TouchGroup, from reference: CGPoint, translation: CGVector
  ) {
    group.dragged = view
    group.travel = CGVector(
      dx: group.centroid.x - reference.x, dy: group.centroid.y - reference.y)
    letGo(group)
    view.stop()
    view.panRecognizer.enter(.began, with: group.followedTouches, from: reference, at: time)
    view.beginDrag(
      at: view.viewportPoint(group.centroid), reference: view.viewportPoint(reference),
      translation: translation, by: group.input)
    view.panRecognizer.tellTargets()
  }

  /// Hands a drag that has reached the end of its content on to enclosing scroll views with room, each
  /// starting from the location at which the end was reached.
  private func transferToParents(_ group: TouchGroup) {
    while let inner = group.dragged, let overscroll = inner.overscroll,
      let index = group.chain.firstIndex(where: { $0 === inner })
    {
      let outer = group.chain[(index + 1)...].first {
        $0.candidate.hasRoom(overscroll.axis, for: -overscroll.length)
      }
      guard let outer else { return }
      let leader = leader(of: outer)
      guard leader?.input ?? group.input == group.input else { return }
      let corner = inner.convert(inner.bounds.origin, to: nil)
      let unit = inner.convert(
        CGPoint(x: inner.bounds.minX + 1, y: inner.bounds.minY + 1), to: nil)
      var reference = group.centroid
      reference[overscroll.axis] +=
        overscroll.length * (unit[overscroll.axis] - corner[overscroll.axis])
      inner.follow(inner.viewportPoint(reference))
      inner.panRecognizer.enter(.ended, with: group.followedTouches, at: time)
      inner.endDrag(.still)
      inner.panRecognizer.finishDrag()
      if let leader {
        group.dragged = nil
        return merge(group, into: leader)
      }
      var translation = CGVector.zero
      translation[overscroll.axis] = -overscroll.length
      drag(outer, by: group, from: reference, translation: translation)
    }
  }

  // MARK: Several touches

  /// The group whose touches drag or zoom a scroll view.
  private func leader(of view: UIScrollView) -> TouchGroup? {
    groups.first { $0.followed === view }
  }

  /// Joins to a group the other touches on the scroll view that it drags, if nothing follows them yet.
  private func joinTouches(to group: TouchGroup) {
    guard let view = group.dragged else { return }
    for other in groups where other !== group && other.followed == nil {
      guard other.input == group.input, other.chain.contains(where: { $0 === view }),
        isDown(group), yields(other, to: view)
      else { continue }
      merge(other, into: group)
    }
  }

  /// Whether any touch of a group is down, in a group of its own.
  func isDown(_ group: TouchGroup) -> Bool { groups.contains { $0 === group } }

  /// Moves the touches of a group into the one that drags or zooms their scroll view.
  private func merge(_ group: TouchGroup, into leader: TouchGroup) {
    groups.removeAll { $0 === group }
    letGo(group)
    leader.fingers += group.fingers
    leader.recognizers += group.recognizers
    restart(leader)
  }

  /// Ends tracking in the scroll views of a group that do not follow it, nor another touch.
  private func letGo(_ group: TouchGroup) {
    for view in group.chain where view !== group.followed {
      let isHeld = groups.contains { other in
        other !== group && other.followed == nil && other.chain.contains { $0 === view }
      }
      if !isHeld { view.endTouch() }
    }
  }

  /// Restarts the gesture after a touch was added or removed; content stays in place.
  private func restart(_ group: TouchGroup) {
    if let pinched = group.pinched, group.fingers.count < 2 {
      group.pinched = nil
      pinched.pinchRecognizer.follow(.ended, group.followedTouches, at: time)
      pinched.endPinch()
      pinched.pinchRecognizer.finish()
    } else if let pinched = group.pinched {
      pinched.pinchRecognizer.continuePinch(with: group.followedTouches)
      pinched.endPinch()
      pinched.beginPinch(
        distance: group.distance, around: pinched.viewportPoint(group.centroid))
    }
    group.begin(at: time)
    if let dragged = group.dragged {
      dragged.panRecognizer.continueDrag(with: group.followedTouches)
      dragged.restartDrag(at: dragged.viewportPoint(group.centroid))
    }
  }

  private func recognizePinch(_ group: TouchGroup) {
    guard group.fingers.count > 1, group.input == .finger,
      abs(group.distance - group.startDistance) > FingerPath.slop,
      let view = group.chain.first(where: {
        $0.canZoom && $0.pinchRecognizer.takes(group.followedTouches)
      })
    else { return }
    let pinch = view.pinchRecognizer
    pinch.follow(.possible, group.followedTouches, at: time)
    guard shouldBegin(pinch) else {
      pinch.state = .failed
      return
    }
    if group.dragged == nil { deliver(.moved, to: group, takingBy: nil) }
    guard group.dragged != nil || group.delivery.state == .dragging else { return }
    group.pinched = view
    pinch.follow(.began, group.followedTouches, at: time)
    view.beginPinch(distance: group.distance, around: view.viewportPoint(group.centroid))
    pinch.tellTargets()
  }

  // MARK: Ends

  func lift(_ finger: Int, of group: TouchGroup, isCancelled: Bool) {
    guard let index = group.fingers.firstIndex(where: { $0.number == finger }) else { return }
    let touch = group.fingers[index].touch
    touch.move(to: touch.place, at: time, isCancelled ? .cancelled : .ended)
    if group.fingers.count > 1 {
      group.fingers.remove(at: index)
      recognizeEnd(group, remaining: group.fingers.map(\.place), isCancelled: isCancelled)
      if group.contentTouch === touch { endContentTouch(group, isCancelled: isCancelled) }
      endFurtherTouch(touch, in: group, isCancelled: isCancelled)
      return restart(group)
    }
    end(group, isCancelled: isCancelled)
  }

  /// Ends the group with its last touch.
  func end(_ group: TouchGroup, isCancelled: Bool) {
    recognizeEnd(group, remaining: [], isCancelled: isCancelled)
    groups.removeAll { $0 === group }
    for touch in group.furtherTouches {
      endFurtherTouch(touch, in: group, isCancelled: isCancelled)
    }
    let release =
      isCancelled
      ? FingerPath.Release.still
      : FingerPath.release(group.samples, at: time)
    if let pinched = group.pinched {
      pinched.pinchRecognizer.follow(
        isCancelled ? .cancelled : .ended, group.followedTouches, at: time)
      pinched.endPinch()
      pinched.pinchRecognizer.finish()
    }
    if let dragged = group.dragged {
      if dragged.keyboardDismissMode.isInteractive {
        let height = keyboard.height
        keyboard.release(velocity: release.velocity.dy)
        if height > 0, keyboard.height == 0 { dismissKeyboard() }
      }
      _ = group.delivery.receive(
        isCancelled ? .cancelled : .up, at: time, rules: rules(of: group)
      ) { _ in false }
      let pan = dragged.panRecognizer
      pan.enter(isCancelled ? .cancelled : .ended, with: group.followedTouches, at: time)
      dragged.endDrag(release, after: group.travel)
      pan.finishDrag()
    } else {
      deliver(isCancelled ? .cancelled : .up, to: group)
    }
    for view in group.chain where view !== group.dragged && leader(of: view) == nil {
      view.panRecognizer.finishDrag()
    }
    group.pinched = nil
    letGo(group)
  }

  /// Ends the touches that drag or zoom a scroll view.
  func cancelDrag(of view: UIScrollView) {
    guard let group = groups.first(where: { $0.dragged === view || $0.pinched === view }) else {
      return
    }
    end(group, isCancelled: true)
  }
}
