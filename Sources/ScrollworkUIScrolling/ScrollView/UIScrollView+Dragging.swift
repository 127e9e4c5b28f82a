import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling

extension UIScrollView {
  /// What pulls the content.
  struct Drag {
    /// Where the content was when it began.
    let origin: CGPoint
    let input: ScrollInput
    var followed: Axis.Set
    /// How the offset follows: the horizontal one first.
    var mappings: [DragMapping]
    /// Where it is.
    var place: CGPoint
    /// When it came there.
    var arrival: Double
    /// Where it has paused; nil once it is clear where it goes from there.
    var pause: CGPoint?
  }

  /// Begins to follow what has moved by `way` and is at `place`, with the content as it is while that
  /// was at `reference`.
  func beginDrag(at place: CGPoint, reference: CGPoint, way: CGVector, by input: ScrollInput) {
    isTracking = true
    isDragging = true
    let followed = dynamics.followedAxes(for: way)
    drag = Drag(
      origin: contentOffset, input: input, followed: followed, mappings: [], place: reference,
      arrival: now)
    tell(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode.isOnDrag { touchScreen.dismissKeyboard() }
    grab(at: reference)
    follow(place)
  }

  /// Follows from now on what is at `place`, with the content as it is.
  ///
  /// What moved it by itself is over.
  func grab(at place: CGPoint) {
    guard let drag else { return }
    cutMotion()
    let (dynamics, offset) = (dynamics, pinch == nil ? track.offset(at: now) : contentOffset)
    self.drag?.place = place
    self.drag?.mappings = Axis.allCases.map { axis in
      dynamics.dragMapping(axis, from: offset[axis], at: place[axis], by: drag.input)
    }
    rest(at: offset)
  }

  /// What pulls the content is at `place` now.
  func follow(_ place: CGPoint) {
    if let place = drag?.place, isScrollAnimating {
      // Sent elsewhere under the finger: it goes on from there.
      grab(at: place)
    }
    reopenLock(at: place)
    guard let drag, drag.mappings.count == Axis.allCases.count else { return }
    self.drag?.place = place
    var offset = track.offset(at: now)
    for (mapping, axis) in zip(drag.mappings, Axis.allCases) where drag.followed.contains(axis) {
      offset[axis] = CGFloat(mapping.offset(Double(place[axis])))
    }
    rest(at: offset)
    pullRefresh()
  }

  /// After a pause, looks anew along which axes content follows that goes on to `place`.
  private func reopenLock(at place: CGPoint) {
    guard isDirectionalLockEnabled, let drag, place != drag.place else { return }
    if now - drag.arrival >= DirectionalLock.pause - 1e-9 { self.drag?.pause = drag.place }
    self.drag?.arrival = now
    guard let pause = self.drag?.pause else { return }
    let way = CGVector(dx: place.x - pause.x, dy: place.y - pause.y)
    guard hypot(way.dx, way.dy) > FingerPath.slop else { return }
    self.drag?.pause = nil
    let axes = dynamics.movableAxes.intersection(
      DirectionalLock.axes(for: way, after: drag.followed))
    guard !axes.isEmpty, axes != drag.followed else { return }
    // From here on, so that nothing jumps.
    self.drag?.followed = axes
    grab(at: drag.place)
  }

  /// What pulled the content lets it go, as fast as it was.
  func endDrag(_ finger: FingerPath.Release) {
    guard let drag else { return }
    tell()
    let (dynamics, origin) = (dynamics, drag.origin)
    let velocity = dynamics.contentVelocity(after: finger, along: drag.followed)
    let release = dynamics.release(from: track.offset(at: now), velocity: velocity, at: now)
    let wanted = dynamics.targetOffset(after: release, origin: origin)
    let proposed = dynamics.clamped(snapped(wanted))
    var target = proposed
    let before = orders
    withUnsafeMutablePointer(to: &target) { target in
      tell(.willEndDragging) {
        $0.scrollViewWillEndDragging(
          self, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000),
          targetContentOffset: target)
      }
    }
    let place =
      target == proposed
      ? isPagingEnabled ? wanted : nil : dynamics.clamped(target.sound(or: proposed))
    // Pages and places that somebody wants are left alone by content that is there.
    let segments = release.segments(to: place)
    isDragging = false
    self.drag = nil
    let goesOn = !segments.isEmpty && orders == before && motion == .none
    tell(.didEndDragging(willDecelerate: goesOn)) {
      $0.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    }
    isTracking = false
    goOn(segments, if: goesOn && orders == before && motion == .none)
  }

  /// A finger that did not drag has left: content that is where it may not rest comes back.
  func endTouch() {
    isTracking = false
    guard motion == .none else { return }
    let place = track.offset(at: now)
    let segments = dynamics.settling(from: place, velocity: .zero, at: now, origin: place)
    goOn(segments, if: !segments.isEmpty)
  }

  private func goOn(_ segments: [ScrollSegment], if goesOn: Bool) {
    guard goesOn else {
      if motion == .none { rest(at: pixel(at: track.offset(at: now))) }
      return tell()
    }
    track.append(contentsOf: segments)
    motion = .decelerating
    isDecelerating = true
    tell(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
  }
}
