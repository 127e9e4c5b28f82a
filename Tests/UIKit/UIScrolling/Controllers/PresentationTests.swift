import Foundation
import ScrollworkUIScrolling
import Testing

/// Presents in the lower half.
private final class LowerHalf: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let all = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: all.height / 2, width: all.width, height: all.height / 2)
  }
}

/// Shows controllers by a fade of one second.
private final class Fade: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
    view?.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view?.alpha = 1
    } completion: {
      transitionContext.completeTransition($0)
    }
  }
}

private final class Transitioning: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    LowerHalf(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}

@MainActor @Suite struct `A presentation of one's own` {
  @Test func `has its frame and its animation`() {
    let (owner, shown, delegate) = (UIViewController(), UIViewController(), Transitioning())
    owner.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
    var isShown = false
    owner.present(shown, animated: true) { isShown = true }
    #expect(shown.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(shown.presentationController is LowerHalf)
    #expect(shown.presentationController?.presentingViewController === owner)
    owner.view.touchScreen.advance(to: 0.5)
    #expect(!isShown)
    owner.view.touchScreen.advance(to: 1.1)
    #expect(isShown)
    owner.dismiss(animated: false)
    #expect(owner.presentedViewController == nil)
  }

  @Test func `the card is one`() {
    let controller = UIViewController()
    #expect(controller.presentationController === controller.sheetPresentationController)
  }
}
