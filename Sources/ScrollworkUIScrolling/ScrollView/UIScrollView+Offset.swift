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
        let raw = track.offset(at: now)
        track.move(by: CGVector(dx: goal.x - raw.x, dy: goal.y - raw.y), at: now)
        resettle()
      } else {
        cancelScrollAnimation()
        rest(at: goal)
        if let drag { restartDrag(at: drag.place) }
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
  /// A rectangle longer than the viewport within the insets is aligned at its start.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let part = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !part.isNull, part.minX.isFinite, part.minY.isFinite else { return }
    let goal = dynamics.offset(showing: part, anchor: nil, from: contentOffset)
    guard goal != contentOffset else { return }
    setContentOffset(goal, animated: animated)
  }

  /// Stops scrolling and zooming at the current offset and scale.
  public func stopScrollingAndZooming() {
    scrollRequestCount += 1
    stop()
  }

  /// Scrolls to the top, if the delegate allows it and the content is not there yet.
  ///
  /// - Source: documented; the duration is measured by others.
  func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let goal = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard goal != contentOffset else { return }
    scrollRequestCount += 1
    stop()
    glide(to: goal, for: .top)
  }

  func glide(to goal: CGPoint, for purpose: Motion.Purpose) {
    track.append(
      contentsOf: dynamics.scroll(
        to: goal, from: contentOffset, at: now, animation: .standard, isClamped: false))
    motion = .animating(purpose)
  }

  /// Holds the content at an offset from now on.
  func rest(at place: CGPoint) {
    let phase: ScrollPhase = isDragging ? .interacting : isTracking ? .tracking : .idle
    track.append(
      ScrollSegment(resting: place, from: now, to: phase == .idle ? now : nil, phase: phase))
  }

  /// Replaces the deceleration if its end is out of range.
  func resettle() {
    let dynamics = dynamics
    guard motion == .decelerating, let end = track.settled else { return }
    let rest = track.offset(at: end)
    guard dynamics.clamped(rest) != rest || dynamics.clamped(contentOffset) != contentOffset else {
      return
    }
    let segments = dynamics.settling(
      from: track.offset(at: now), velocity: track.momentum(at: now), at: now,
      origin: contentOffset)
    track.append(contentsOf: segments)
  }
}
