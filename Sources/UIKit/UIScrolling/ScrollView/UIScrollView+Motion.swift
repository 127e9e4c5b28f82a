import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

// Tick processing and the end of motions.
extension UIScrollView {
  /// The next tick with work to do; nil if there is none.
  ///
  /// Where nothing watches the offset, only the end of a motion needs one.
  func nextTick(after last: Int) -> Int? {
    let hasChanges = contentOffset != reported.offset || zoomScale != reported.scale
    let isWatched =
      delegate != nil || onScroll != nil || layoutsWhileScrolling || solvedOffset != nil
    if isWatched, motion != .none || hasChanges { return last + 1 }
    guard motion != .none else { return nil }
    return max(last + 1, TouchScreen.tick(notBefore: motionEnd))
  }

  /// The time at which the current motion settles.
  var motionEnd: Double {
    motion == .zooming ? max(zoomTrack.settled, track.settled ?? now) : track.settled ?? now
  }

  /// Calls the delegate for changes on this tick, and ends a settled motion.
  func tick() {
    guard motion != .none, motionEnd <= now + 1e-9 else { return notifyDelegate() }
    let (ended, offset) = (motion, contentOffset(at: .infinity))
    motion = .none
    finish(ended, at: offset)
  }

  private func finish(_ ended: Motion, at offset: CGPoint) {
    switch ended {
    case .none: break
    case .decelerating:
      rest(at: restingOffset(at: offset))
      isDecelerating = false
      notifyDelegate()
      notifyDelegate(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .animating(let purpose):
      rest(at: offset)
      notifyDelegate()
      switch purpose {
      case .offset:
        notifyDelegate(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
      case .top: notifyDelegate(.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
      case .wheel, .refresh: break
      }
    case .zooming:
      modelOffset = nil
      rest(at: dynamics.clamped(offset))
      isZoomBouncing = false
      notifyDelegate()
      notifyDelegate(.didEndZooming) {
        $0.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
      }
    }
  }

  /// Whether the content moves in a manner that a touch stops.
  var isMoving: Bool { motion == .decelerating || isScrollAnimating }

  /// Stops the current motion at its current offset.
  ///
  /// A stopped deceleration calls `scrollViewDidEndDecelerating`; an animation that is cut short
  /// calls nothing.
  ///
  /// - Source: the end of a deceleration that a finger stops is measured by others; the rest is
  ///   chosen.
  func stop() {
    let (ended, offset) = (motion, contentOffset)
    guard ended != .none else { return }
    if ended == .zooming { return endZooming() }
    motion = .none
    rest(at: offset)
    if ended == .decelerating {
      isDecelerating = false
      notifyDelegate()
      notifyDelegate(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    }
  }

  /// Stops the current motion; content that it leaves out of range returns at once.
  func stopInRange() {
    guard motion != .none else { return }
    stop()
    rest(at: dynamics.clamped(contentOffset))
    notifyDelegate()
  }

  /// Cancels a scroll animation without a delegate call.
  func cancelScrollAnimation() {
    if isScrollAnimating { motion = .none }
  }

  private func endZooming() {
    motion = .none
    zoomTrack.jump(to: zoomTrack.scale(at: .infinity), at: now)
    finish(.zooming, at: contentOffset)
  }
}
