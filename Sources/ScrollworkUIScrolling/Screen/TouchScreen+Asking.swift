package import Foundation
import ScrollworkScrolling

// What those around a screen want to know about fingers.
extension TouchScreen {
  /// The scroll views at a point that scroll, the innermost first.
  package func scrollViews(at point: CGPoint) -> [UIScrollView] { chain(of: found(at: point)) }

  /// Whether content at a place may be kept waiting for a touch.
  package func delaysTouches(at place: CGPoint) -> Bool {
    chain(of: found(at: place)).first?.delaysContentTouches ?? false
  }

  /// Whether a scroll view scrolls or zooms by a finger that is down.
  package func isLed(by finger: Int) -> Bool {
    hold(of: finger).map { $0.dragged != nil || $0.pinched != nil } ?? false
  }

  /// Whether a finger that is down is on a control, which has it.
  package func isControlled(by finger: Int) -> Bool {
    hold(of: finger).map { $0.contentTouch != nil && $0.content is UIControl } ?? false
  }

  /// The scroll views on the screen, the outermost first.
  package var scrollViews: [UIScrollView] { root.scrollViews }
}
