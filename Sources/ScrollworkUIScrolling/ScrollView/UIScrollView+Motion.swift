import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

// What happens on ticks, and how motions end.
extension UIScrollView {
  /// The tick on which something has to be done for it; nil if there is none.
  ///
  /// Without a delegate nobody is told on the way.
  func nextTick(after last: Int) -> Int? {
    let isNews = contentOffset != told.offset || zoomScale != told.scale
    if delegate != nil, motion != .none || isNews { return last + 1 }
    guard motion != .none else { return nil }
    return max(last + 1, TouchScreen.tick(notBefore: motionEnd))
  }

  var motionEnd: Double {
    motion == .zooming ? max(zoomTrack.settled, track.settled ?? now) : track.settled ?? now
  }

  /// A tick has come.
  func tick() {
    guard motion != .none, motionEnd <= now + 1e-9 else { return tell() }
    let (ended, offset) = (motion, contentOffset(at: .infinity))
    motion = .none
    finish(ended, at: offset)
  }

  private func finish(_ ended: Motion, at offset: CGPoint) {
    switch ended {
    case .none: break
    case .decelerating:
      rest(at: pixel(at: offset))
      isDecelerating = false
      tell()
      tell(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .animating(let purpose):
      rest(at: offset)
      tell()
      switch purpose {
      case .offset:
        tell(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
      case .top: tell(.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
      case .wheel, .refresh: break
      }
    case .zooming:
      modelOffset = nil
      rest(at: dynamics.clamped(offset))
      isZoomBouncing = false
      tell()
      tell(.didEndZooming) {
        $0.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
      }
    }
  }

  /// Whether something moves it that a finger can stop.
  var isMoving: Bool { motion == .decelerating || isScrollAnimating }

  /// Ends what moves the content by itself; the content stays where it is.
  ///
  /// Each beginning of a deceleration has its end. An animation that does not get where it was to lead
  /// is not told of.
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
      tell()
      tell(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    }
  }

  /// Ends an animated scroll without a word.
  func cutMotion() {
    if isScrollAnimating { motion = .none }
  }

  private func endZooming() {
    motion = .none
    zoomTrack.jump(to: zoomTrack.scale(at: .infinity), at: now)
    finish(.zooming, at: contentOffset)
  }
}
