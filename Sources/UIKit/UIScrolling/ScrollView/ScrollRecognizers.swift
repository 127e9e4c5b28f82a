import Foundation
import ScrollworkScrolling

/// The recognizer of a scroll view's drags.
///
/// The touch screen decides which scroll view follows a touch, and enters the states here.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  /// The scroll view, if touches may drag it.
  var scrolling: UIScrollView? {
    scrollView.flatMap { isEnabled && $0.isScrollEnabled ? $0 : nil }
  }

  /// The delegate, or a scroll view that is one itself.
  ///
  /// - Source: documented: the delegate of the recognizer is the scroll view.
  override var arbiter: (any UIGestureRecognizerDelegate)? {
    delegate ?? scrollView as? any UIGestureRecognizerDelegate
  }
  override var isOfScrollView: Bool { true }

  override func cancelGesture() {
    guard let scrollView, isActive else { return }
    scrollView.touchScreen.cancelDrag(of: scrollView)
  }
}

/// The recognizer of a scroll view's pinches.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override var arbiter: (any UIGestureRecognizerDelegate)? {
    delegate ?? scrollView as? any UIGestureRecognizerDelegate
  }
  override var isOfScrollView: Bool { true }

  override func cancelGesture() {
    guard let scrollView, isActive else { return }
    scrollView.touchScreen.cancelDrag(of: scrollView)
  }
}

extension UIScrollView {
  /// The recognizer of drags, which targets may observe and other recognizers may wait for.
  ///
  /// It is possible between drags. Disabling it disables dragging.
  ///
  /// - Source: documented.
  public var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }

  /// The recognizer of pinches; nil unless ``maximumZoomScale`` is above ``minimumZoomScale``.
  ///
  /// - Source: documented.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zoomLimits.allowZooming ? pinchRecognizer : nil
  }

  /// Prepares the recognizers for the touches of a new group.
  func prepareRecognizers() {
    panRecognizer.prepare()
    pinchRecognizer.prepare()
  }

  /// Attaches the recognizer of pinches to a scroll view that can zoom, and detaches it from others.
  func updatePinchRecognizer() {
    let isAttached = pinchRecognizer.view != nil
    guard zoomLimits.allowZooming != isAttached else { return }
    if isAttached {
      pinchRecognizer.view?.removeGestureRecognizer(pinchRecognizer)
    } else {
      addGestureRecognizer(pinchRecognizer)
    }
  }
}
