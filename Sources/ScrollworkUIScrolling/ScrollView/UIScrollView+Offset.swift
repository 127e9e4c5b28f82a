public import Foundation
public import ScrollworkGeometry
import ScrollworkScrolling

// Where the content is, and where it is sent.
extension UIScrollView {
  /// The place of the content that meets the scroll view's top left corner.
  ///
  /// Setting it moves the content at once, wherever that leads; a finger or a motion that it is under
  /// goes on from there. While content zooms, animated, it is where that ends.
  public var contentOffset: CGPoint {
    get { modelOffset ?? contentOffset(at: now) }
    set {
      let goal = newValue.sound(or: contentOffset)
      let here = contentOffset
      guard goal != here else { return }
      orders += 1
      if motion == .decelerating {
        let raw = track.offset(at: now)
        track.move(by: CGVector(dx: goal.x - raw.x, dy: goal.y - raw.y), at: now)
        settleAnew()
      } else {
        cutMotion()
        rest(at: goal)
        if let drag { grab(at: drag.place) }
      }
      tell()
    }
  }

  /// Where the content was at a time, or will be if nothing more happens.
  ///
  /// What moves stands on whole pixels of the screen.
  public func contentOffset(at time: Double) -> CGPoint {
    let place = track.offset(at: time)
    switch track.phase(at: time) {
    case .idle, .tracking: return place
    case .interacting, .decelerating, .animating: return snapped(place)
    }
  }

  /// How fast the content offset changes at a time, in points per second.
  public func contentVelocity(at time: Double) -> CGVector { track.velocity(at: time) }

  func snapped(_ place: CGPoint) -> CGPoint {
    ScrollworkScrolling.snapped(place, scale: touchScreen.scale)
  }

  /// The whole pixels where content rests that has come to rest at a place: those within its ends, if
  /// that is within them.
  func pixel(at place: CGPoint) -> CGPoint {
    let dynamics = dynamics
    return dynamics.clamped(place) == place ? dynamics.clamped(snapped(place)) : snapped(place)
  }

  /// Sends the content to an offset, wherever that is: in 0.3 seconds, or at once.
  ///
  /// What moved it is over. Whoever is there already stays.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let goal = contentOffset.sound(or: self.contentOffset)
    orders += 1
    stop()
    guard goal != self.contentOffset else { return }
    guard animated else {
      rest(at: goal)
      if let drag { grab(at: drag.place) }
      return tell()
    }
    glide(to: goal, for: .offset)
  }

  /// Sends the content where a part of it is in sight, the least way, if it is not there already.
  ///
  /// A part that is longer than the room within the insets is seen from its beginning.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let part = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !part.isNull, part.minX.isFinite, part.minY.isFinite else { return }
    let goal = dynamics.offset(showing: part, anchor: nil, from: contentOffset)
    guard goal != contentOffset else { return }
    setContentOffset(goal, animated: animated)
  }

  /// Ends whatever moves or zooms the content by itself.
  public func stopScrollingAndZooming() {
    orders += 1
    stop()
  }

  /// Goes to the top, if the delegate has nothing against it and it is not there already.
  ///
  /// - Source: documented; the duration is measured by others.
  func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let goal = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard goal != contentOffset else { return }
    orders += 1
    stop()
    glide(to: goal, for: .top)
  }

  func glide(to goal: CGPoint, for purpose: Motion.Purpose) {
    track.append(
      contentsOf: dynamics.scroll(
        to: goal, from: contentOffset, at: now, animation: .standard, isClamped: false))
    motion = .animating(purpose)
  }

  /// Has the content stay at a place from now on.
  func rest(at place: CGPoint) {
    let phase: ScrollPhase = isDragging ? .interacting : isTracking ? .tracking : .idle
    track.append(
      ScrollSegment(resting: place, from: now, to: phase == .idle ? now : nil, phase: phase))
  }

  /// Comes to rest anew if the way on does not lead to where content may rest.
  func settleAnew() {
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
