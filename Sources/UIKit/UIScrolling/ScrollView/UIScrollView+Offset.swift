public import Foundation
public import ScrollworkGeometry
import ScrollworkScrolling

// The content offset and programmatic scrolling.
extension UIScrollView {
  /// The point of the content at the scroll view's top left corner.
  ///
  /// Setting it moves the content at once, without clamping; a drag or deceleration continues from
  /// there. During an animated zoom it is the final offset.
  public var contentOffset: CGPoint {
    get { modelOffset ?? contentOffset(at: now) }
    set {
      let goal = newValue.sanitized(or: contentOffset)
      let here = contentOffset
      guard goal != here else { return }
      scrollRequestCount += 1
      if motion == .decelerating {
        decelerate(from: goal, instead: here)
      } else {
        let wasAnimating = isScrollAnimating
        cancelScrollAnimation()
        rest(at: place(for: goal, instead: here))
        if let drag {
          restartDrag(at: drag.place)
        } else if wasAnimating, !isTracking {
          returnIntoRange(along: Axis.allCases.filter { goal[$0] == here[$0] })
        }
      }
      notifyDelegate()
    }
  }

  /// The content offset at any time: recorded in the past, predicted without further input in the
  /// future.
  ///
  /// Moving content is aligned to whole pixels.
  public func contentOffset(at time: Double) -> CGPoint {
    let place = track.offset(at: time)
    switch track.phase(at: time) {
    case .idle, .tracking: return place
    case .interacting, .decelerating, .animating: return snapped(place)
    }
  }

  /// The velocity of the content offset at `time`, in points per second.
  public func contentVelocity(at time: Double) -> CGVector { track.velocity(at: time) }

  func snapped(_ place: CGPoint) -> CGPoint {
    ScrollworkScrolling.snapped(place, scale: touchScreen.scale)
  }

  /// The pixel-aligned offset at which content comes to rest; clamped if `place` is in range.
  func restingOffset(at place: CGPoint) -> CGPoint {
    let dynamics = dynamics
    return dynamics.clamped(place) == place ? dynamics.clamped(snapped(place)) : snapped(place)
  }

  /// Scrolls to an offset without clamping: in 0.3 seconds if animated, otherwise at once.
  ///
  /// Stops the current motion. Nothing happens if the content is already there.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let goal = contentOffset.sanitized(or: self.contentOffset)
    scrollRequestCount += 1
    stop()
    guard goal != self.contentOffset else { return }
    guard animated else {
      rest(at: goal)
      if let drag { restartDrag(at: drag.place) }
      return notifyDelegate()
    }
    glide(to: goal, for: .offset)
  }

  /// Scrolls by the least distance that makes a rectangle of the content visible.
  ///
  /// A rectangle longer than the viewport within the insets is aligned at its start. Nothing happens
  /// for a rectangle outside of the content, or one with a coordinate that is not a number.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let part = rect.overlap(with: CGRect(origin: .zero, size: contentSize)) else { return }
    let goal = dynamics.offset(showing: part, anchor: nil, from: contentOffset)
    guard goal != contentOffset else { return }
    setContentOffset(goal, animated: animated)
  }

  /// Stops scrolling and zooming at the current offset and scale.
  public func stopScrollingAndZooming() {
    scrollRequestCount += 1
    stop()
  }

  /// Scrolls to the top, if the delegate allows it and the content is not there yet; sideways content
  /// out of range returns.
  ///
  /// - Source: documented; the duration is measured by others.
  package func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let goal = CGPoint(
      x: dynamics.clamped(contentOffset).x, y: -adjustedContentInset.top)
    guard goal != contentOffset else { return }
    scrollRequestCount += 1
    stop()
    glide(to: goal, for: .top)
  }

  func glide(to goal: CGPoint, for purpose: ScrollPurpose) {
    track.append(
      contentsOf: dynamics.scroll(
        to: goal, from: contentOffset, at: now, animation: .standard, for: purpose,
        isClamped: false))
    motion = .animating(purpose)
  }

  /// Holds the content at an offset from now on.
  func rest(at place: CGPoint) {
    let phase: ScrollPhase = isDragging ? .interacting : isTracking ? .tracking : .idle
    track.append(
      ScrollSegment(resting: place, from: now, to: phase == .idle ? now : nil, phase: phase))
  }

  /// The offset that a written one means: an axis on which it equals `here`, the offset in whole
  /// pixels, stays exactly where it is.
  private func place(for goal: CGPoint, instead here: CGPoint) -> CGPoint {
    guard modelOffset == nil else { return goal }
    let exact = track.offset(at: now)
    return CGPoint(
      x: goal.x == here.x ? exact.x : goal.x, y: goal.y == here.y ? exact.y : goal.y)
  }

  /// Lets content spring back that a cancelled animation has left out of range along one of `axes`.
  private func returnIntoRange(along axes: [Axis]) {
    let (dynamics, place) = (dynamics, track.offset(at: now))
    let nearest = dynamics.clamped(place)
    guard axes.contains(where: { place[$0] != nearest[$0] }) else { return }
    let segments = dynamics.settling(from: place, velocity: .zero, at: now, origin: place)
    beginDecelerating(segments, if: !segments.isEmpty)
  }

  /// Continues the deceleration from `goal` instead of `here`: the same one if neither meets an end of
  /// the content or a page, otherwise one to a new rest with the same velocity.
  private func decelerate(from goal: CGPoint, instead here: CGPoint) {
    let dynamics = dynamics
    let (momentum, rest) = (track.momentum(at: now), track.settled.map { track.offset(at: $0) })
    let (before, place) = (track.offset(at: now), place(for: goal, instead: here))
    let displacement = CGVector(dx: place.x - before.x, dy: place.y - before.y)
    let isFree =
      !isPagingEnabled && dynamics.clamped(here) == here && dynamics.clamped(goal) == goal
    track.move(by: displacement, at: now)
    if isFree, let rest, dynamics.isInside(rest),
      dynamics.isInside(CGPoint(x: rest.x + displacement.dx, y: rest.y + displacement.dy))
    {
      return
    }
    track.append(ScrollSegment(resting: place, from: now, to: now, phase: .decelerating))
    track.append(
      contentsOf: dynamics.settling(from: place, velocity: momentum, at: now, origin: goal))
  }

  /// Replaces the deceleration if its end is out of range.
  func resettle() {
    let dynamics = dynamics
    guard motion == .decelerating, let end = track.settled else { return }
    let rest = track.offset(at: end)
    guard dynamics.clamped(rest) != rest || dynamics.clamped(contentOffset) != contentOffset else {
      return
    }
    continueMotion(
      with: dynamics.settling(
        from: track.offset(at: now), velocity: track.momentum(at: now), at: now,
        origin: contentOffset))
  }

  /// Replaces the motion from now on; content that does not move on rests on whole pixels.
  func continueMotion(with segments: [ScrollSegment]) {
    track.cut(at: now)
    guard segments.isEmpty else { return track.append(contentsOf: segments) }
    rest(at: restingOffset(at: track.offset(at: now)))
  }
}
