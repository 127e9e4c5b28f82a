import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling

extension UIScrollView {
  /// The state of a drag.
  struct Drag {
    /// The content offset at the start.
    let origin: CGPoint
    let input: ScrollInput
    /// The axes along which the content follows.
    var followed: Axis.Set
    /// The mapping from the finger to the content offset, horizontal first.
    var mappings: [DragMapping]
    /// The current location, relative to the scroll view's top left corner.
    var place: CGPoint
    /// The time at which the finger reached that location.
    var arrival: Double
    /// The location of a pause that may change the locked axis; nil once the new direction is
    /// known.
    var pause: CGPoint?
    /// Whether a refresh has begun meanwhile, or was in progress: one drag begins no second one.
    var hasRefreshed: Bool
  }

  /// Begins a drag with translation `translation` and current location `place`.
  ///
  /// The content offset corresponds to the location `reference`.
  func beginDrag(
    at place: CGPoint, reference: CGPoint, translation: CGVector, by input: ScrollInput
  ) {
    isTracking = true
    isDragging = true
    let followed = dynamics.followedAxes(for: translation)
    drag = Drag(
      origin: contentOffset, input: input, followed: followed, mappings: [], place: reference,
      arrival: now, hasRefreshed: refreshControl?.isRefreshing ?? false)
    notifyDelegate(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode.isOnDrag { touchScreen.dismissKeyboard() }
    restartDrag(at: reference)
    follow(place)
  }

  /// Restarts the drag at `place` from the current content offset, and cancels a scroll animation.
  func restartDrag(at place: CGPoint) {
    guard let drag else { return }
    cancelScrollAnimation()
    let (dynamics, offset) = (dynamics, pinch == nil ? track.offset(at: now) : contentOffset)
    self.drag?.place = place
    self.drag?.mappings = Axis.allCases.map { axis in
      dynamics.dragMapping(axis, from: offset[axis], at: place[axis], by: drag.input)
    }
    rest(at: offset)
  }

  /// Moves the content with the drag.
  func follow(_ place: CGPoint) {
    if let place = drag?.place, isScrollAnimating {
      // An animated scroll started during the drag: continue from its current offset.
      restartDrag(at: place)
    }
    reopenLock(at: place)
    guard let drag, drag.mappings.count == Axis.allCases.count else { return }
    self.drag?.place = place
    var offset = track.offset(at: now)
    for (mapping, axis) in zip(drag.mappings, Axis.allCases) where drag.followed.contains(axis) {
      offset[axis] = CGFloat(mapping.offset(Double(place[axis])))
    }
    self.drag?.mappings = zip(drag.mappings, Axis.allCases).map { mapping, axis in
      mapping.returned(at: Double(place[axis]))
    }
    rest(at: offset)
    pullRefresh()
  }

  /// Chooses the locked axis anew when the finger continues to `place` after a pause.
  private func reopenLock(at place: CGPoint) {
    guard isDirectionalLockEnabled, let drag, place != drag.place else { return }
    if now - drag.arrival >= DirectionalLock.pause - 1e-9 { self.drag?.pause = drag.place }
    self.drag?.arrival = now
    guard let pause = self.drag?.pause else { return }
    let translation = CGVector(dx: place.x - pause.x, dy: place.y - pause.y)
    guard hypot(translation.dx, translation.dy) > FingerPath.slop else { return }
    self.drag?.pause = nil
    let axes = dynamics.movableAxes.intersection(
      DirectionalLock.axes(for: translation, after: drag.followed))
    guard !axes.isEmpty, axes != drag.followed else { return }
    // Restarts at the pause to avoid a jump.
    self.drag?.followed = axes
    restartDrag(at: drag.place)
  }

  /// Ends the drag with the release velocity, after a movement by `displacement` since its beginning,
  /// and begins the deceleration.
  func endDrag(_ finger: FingerPath.Release, after displacement: CGVector = .zero) {
    guard let drag else { return }
    notifyDelegate()
    if drag.input == .finger, touchScreen.boostsRepeatedFlicks, !isPagingEnabled {
      flicks.release(finger, after: displacement, at: now)
    } else {
      flicks = FlickStreak()
    }
    let (dynamics, origin) = (dynamics, drag.origin)
    let velocity = dynamics.contentVelocity(after: finger, along: drag.followed)
    let release = dynamics.release(
      from: track.offset(at: now), velocity: velocity, at: now, boost: flicks.boost)
    let wanted = dynamics.targetOffset(after: release, origin: origin)
    let proposed = dynamics.clamped(snapped(wanted))
    var target = proposed
    let before = scrollRequestCount
    withUnsafeMutablePointer(to: &target) { target in
      notifyDelegate(.willEndDragging) {
        $0.scrollViewWillEndDragging(
          self, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000),
          targetContentOffset: target)
      }
    }
    let place =
      target == proposed
      ? isPagingEnabled ? wanted : nil : dynamics.clamped(target.sanitized(or: proposed))
    // Page and delegate targets stay as they are even where content would clamp them.
    let segments = release.segments(to: place)
    isDragging = false
    self.drag = nil
    let willDecelerate = !segments.isEmpty && scrollRequestCount == before && motion == .none
    notifyDelegate(.didEndDragging(willDecelerate: willDecelerate)) {
      $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    }
    isTracking = false
    beginDecelerating(
      segments, if: willDecelerate && scrollRequestCount == before && motion == .none)
  }

  /// Ends a touch that follows no drag of this scroll view: content out of range bounces back.
  func endTouch() {
    guard isTracking, drag == nil else { return }
    isTracking = false
    guard motion == .none, pinch == nil else { return }
    let place = track.offset(at: now)
    let segments = dynamics.settling(from: place, velocity: .zero, at: now, origin: place)
    beginDecelerating(segments, if: !segments.isEmpty)
  }

  func beginDecelerating(_ segments: [ScrollSegment], if willDecelerate: Bool) {
    guard willDecelerate else {
      if motion == .none { rest(at: restingOffset(at: track.offset(at: now))) }
      return notifyDelegate()
    }
    track.append(contentsOf: segments)
    motion = .decelerating
    isDecelerating = true
    notifyDelegate(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
  }
}
