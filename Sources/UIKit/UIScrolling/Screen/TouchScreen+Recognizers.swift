import Foundation
import ScrollworkScrolling

// Gesture recognizers of views: their touches and their conflicts.
extension TouchScreen {
  /// Finds the recognizers of a new touch, from the hit view outward.
  func collectRecognizers(_ group: TouchGroup, from view: UIView?, touch: UITouch) {
    let control = (view as? UIControl).flatMap { $0.isEnabled ? $0 : nil }
    for view in sequence(first: view, next: { $0?.superview }) {
      guard let view else { break }
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && !recognizer.isOfScrollView {
        // A control keeps single taps from recognizers around it.
        if control != nil, view !== control, recognizer is UITapGestureRecognizer { continue }
        guard !group.recognizers.contains(where: { $0 === recognizer }),
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        if group.fingers.count == 1 { recognizer.prepare() }
        group.recognizers.append(recognizer)
      }
    }
    let scrolling = group.chain.map(\.panRecognizer)
    for recognizer in group.recognizers + scrolling {
      recognizer.waitNow(for: group.recognizers.filter { mustWait(recognizer, for: $0) })
    }
  }

  /// Whether a delegate wants a recognizer to wait until another one has failed.
  private func mustWait(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
    guard a !== b else { return false }
    return (a.arbiter?.gestureRecognizer(a, shouldRequireFailureOf: b) ?? false)
      || (b.arbiter?.gestureRecognizer(b, shouldBeRequiredToFailBy: a) ?? false)
  }

  /// Delivers a touch that recognizers have kept from the content until they failed.
  private func releaseHeldTouch(_ group: TouchGroup) {
    guard let touch = group.heldTouch, !group.delaysContent else { return }
    group.heldTouch = nil
    if !group.isContentCancelled { beginContentTouch(touch, in: group) }
  }

  /// Tells the recognizers of a group what its touches did.
  func recognize(_ change: UIGestureRecognizer.Change, _ group: TouchGroup) {
    let places = group.fingers.map(\.place)
    for recognizer in group.recognizers where !recognizer.isOver {
      recognizer.lastCentroid = recognizer.centroid
      recognizer.places = places
      recognizer.time = time
      recognizer.receive(change) { mayBegin(recognizer, in: group) }
      if recognizer.isActive || recognizer.state == .ended { recognized(recognizer, in: group) }
    }
    releaseHeldTouch(group)
  }

  /// Tells the recognizers that a touch has lifted.
  func recognizeEnd(_ group: TouchGroup, remaining: [CGPoint], isCancelled: Bool) {
    for recognizer in group.recognizers where !recognizer.isOver {
      recognizer.lastCentroid = recognizer.centroid
      recognizer.places = remaining
      recognizer.time = time
      recognizer.receive(isCancelled ? .cancelled : .up) { mayBegin(recognizer, in: group) }
      if recognizer.state == .ended { recognized(recognizer, in: group) }
    }
    for recognizer in group.recognizers where remaining.isEmpty { recognizer.places = [] }
    releaseHeldTouch(group)
  }

  /// Called when the time that a recognizer waited for has come.
  func timerFired(_ recognizer: UIGestureRecognizer) {
    let group = groups.first { $0.recognizers.contains { $0 === recognizer } }
    recognizer.stopWaiting()
    recognizer.time = time
    recognizer.receive(.timer) {
      group.map { mayBegin(recognizer, in: $0) } ?? shouldBegin(recognizer)
    }
    if let group, recognizer.isActive { recognized(recognizer, in: group) }
    if let group { releaseHeldTouch(group) }
  }

  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true)
      && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Whether no other gesture stands in the way.
  private func mayBegin(_ recognizer: UIGestureRecognizer, in group: TouchGroup) -> Bool {
    guard recognizer.blockers.isEmpty, shouldBegin(recognizer) else { return false }
    let rivals = group.recognizers.filter { $0 !== recognizer && $0.isActive }
    guard rivals.allSatisfy({ recognizer.mayRecognize(beside: $0) }) else { return false }
    if let scroll = group.followed { return recognizer.mayRecognize(beside: scroll.panRecognizer) }
    return true
  }

  /// Takes the touches from views and from other recognizers for a recognized gesture.
  private func recognized(_ recognizer: UIGestureRecognizer, in group: TouchGroup) {
    received.formUnion(group.fingers.map(\.number))
    for other in group.recognizers
    where other !== recognizer && !other.isOver && !recognizer.mayRecognize(beside: other) {
      guard !(other is UITapGestureRecognizer && recognizer is UITapGestureRecognizer) else {
        continue
      }
      other.stopWaiting()
      other.enter(other.isActive ? .cancelled : .failed)
    }
    if recognizer.cancelsTouchesInView {
      endContentTouch(group, isCancelled: true)
      group.isContentCancelled = true
    }
  }

  /// Whether a gesture keeps a scroll view from following the touches.
  func keepsFromScrolling(_ group: TouchGroup, _ view: UIScrollView) -> Bool {
    group.recognizers.contains {
      $0.isActive && !$0.mayRecognize(beside: view.panRecognizer)
    }
  }

  /// Ends the recognizers that cannot go on beside a scroll view that has begun to follow.
  func failRecognizers(_ group: TouchGroup) {
    guard let view = group.followed else { return }
    for recognizer in group.recognizers
    where !recognizer.isOver && !recognizer.mayRecognize(beside: view.panRecognizer) {
      recognizer.stopWaiting()
      recognizer.enter(recognizer.isActive ? .cancelled : .failed)
    }
  }
}
