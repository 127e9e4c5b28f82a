package import Foundation
import ScrollworkScrolling

// Queries about scroll views and active touches.
extension TouchScreen {
  /// The scroll views at a point that compete for a drag, innermost first.
  package func scrollViews(at point: CGPoint) -> [UIScrollView] {
    chain(of: hitView(at: point))
  }

  /// Whether the innermost scroll view at `place` delays touches to its content.
  package func delaysTouches(at place: CGPoint) -> Bool {
    chain(of: hitView(at: place)).first?.delaysContentTouches ?? false
  }

  /// Whether the finger scrolls or zooms a scroll view.
  package func isLed(by finger: Int) -> Bool {
    group(of: finger).map { $0.dragged != nil || $0.pinched != nil } ?? false
  }

  /// Whether a view that may respond to touches has received the finger's touch, or its last one.
  package func hasReceived(_ finger: Int) -> Bool { received.contains(finger) }

  /// All scroll views on the screen, outermost first.
  package var scrollViews: [UIScrollView] { root.scrollViews }

  /// The group that a finger belongs to; nil if it is not down.
  func group(of finger: Int) -> TouchGroup? {
    groups.first { $0.fingers.contains { $0.number == finger } }
  }

  /// The view that receives a touch at a screen location.
  func hitView(at place: CGPoint) -> UIView? {
    root.hitTest(root.convert(place, from: nil), with: nil)
  }

  /// The scroll views whose drags touches in a view may begin, innermost first.
  ///
  /// A pan recognizer that code has attached to another view counts there.
  func chain(of view: UIView?) -> [UIScrollView] {
    sequence(first: view) { $0?.superview }.prefix { $0 != nil }
      .flatMap { $0?.gestureRecognizers ?? [] }
      .compactMap { ($0 as? ScrollPanRecognizer)?.scrolling }
  }
}

/// A view that does nothing with touches of its own.
package protocol TouchIgnoring: UIView {}

/// A view that responds to touches in the views inside, such as a row of a table.
package protocol TouchAnswering: UIView {
  /// Whether the view responds at present.
  var answersTouches: Bool { get }
}

extension UIView {
  /// Whether touches in the view may have an effect: not in plain views and scroll views, unless a
  /// gesture recognizer is there.
  var mayRespondToTouches: Bool {
    let type = type(of: self)
    let isPlain = type == UIView.self || type == UIScrollView.self || type == UIStackView.self
    return !isPlain && !(self is any TouchIgnoring)
      || sequence(first: self, next: \.superview).contains {
        ($0.gestureRecognizers ?? []).contains { !$0.isOfScrollView }
          || ($0 as? any TouchAnswering)?.answersTouches ?? false
      }
  }
}
