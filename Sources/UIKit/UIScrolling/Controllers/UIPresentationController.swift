public import Foundation

/// Manages what a presented controller is shown in.
@MainActor @preconcurrency open class UIPresentationController {
  /// The presented controller.
  public let presentedViewController: UIViewController
  private weak var presenter: UIViewController?
  /// The view around the presented one, while it is shown.
  public internal(set) var containerView: UIView?
  /// Is told of the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What overrides the traits: the color scheme of the presented controller.
  open var overrideTraitCollection: UITraitCollection?

  /// Creates a controller of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// The controller that presents.
  public var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presenter ?? presentedViewController
  }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The presented view.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in its container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view leaves the screen; it stays behind.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the controller comes.
  open func presentationTransitionWillBegin() {}
  /// Called after the controller came.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller leaves.
  open func dismissalTransitionWillBegin() {}
  /// Called after the controller left.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Is told of a presentation.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style on a small screen.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style on a screen with some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a person may pull the card down.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called before a person's pull closes the card.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a person's pull closed the card.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called for a pull that does not close the card.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The controller's own style.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// The style on a small screen.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// It may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  private static let presentationKey = "presentation"
  private static let transitioningKey = "transitioning"

  /// The controller of the presentation that this controller is or would be shown by.
  public var presentationController: UIPresentationController? {
    if let sheet = sheetPresentationController { return sheet }
    if let known = attachments[Self.presentationKey] as? UIPresentationController { return known }
    let made =
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presentingViewController,
        source: presentingViewController ?? self)
      ?? UIPresentationController(presentedViewController: self, presenting: nil)
    attachments[Self.presentationKey] = made
    return made
  }

  /// Chooses the presentation and the animations of a controller.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { (attachments[Self.transitioningKey] as? WeakDelegate)?.delegate }
    set { attachments[Self.transitioningKey] = newValue.map { WeakDelegate($0) } }
  }

  /// Animates along with a change of what is shown; nil while nothing changes.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

private final class WeakDelegate {
  weak var delegate: (any UIViewControllerTransitioningDelegate)?
  init(_ delegate: any UIViewControllerTransitioningDelegate) { self.delegate = delegate }
}

/// Chooses the presentation and the animations of a controller.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The controller of a presentation; nil for the usual one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The animation of a controller that comes; nil for the usual one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation of a controller that leaves; nil for the usual one.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The usual one.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// The usual one.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The usual one.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
}

/// Animates a controller that comes or leaves.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The seconds of the animation.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates, and completes the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Follows a finger in a transition.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

/// Follows a finger in a transition by its progress; transitions here always run by themselves.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition:
  UIViewControllerInteractiveTransitioning
{
  /// The progress, 0…1.
  public private(set) var percentComplete: CGFloat = 0
  /// Creates a transition.
  public init() {}
  /// Sets the progress.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Finishes the transition.
  open func finish() { percentComplete = 1 }
  /// Takes the transition back.
  open func cancel() { percentComplete = 0 }
}

/// A controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that was shown.
  public static let from = Self(rawValue: "from")
  /// The controller that is shown.
  public static let to = Self(rawValue: "to")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that was shown.
  public static let from = Self(rawValue: "from")
  /// The view that is shown.
  public static let to = Self(rawValue: "to")
}

/// The views and controllers of a transition.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger leads the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was taken back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The context of a presentation or of a dismissal.
final class PresentationContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  private let controllers: (from: UIViewController, to: UIViewController)
  private let isComing: Bool
  private let frame: CGRect
  private let completion: (Bool) -> Void

  init(
    in containerView: UIView, from: UIViewController, to: UIViewController, isComing: Bool,
    frame: CGRect, _ completion: @escaping (Bool) -> Void
  ) {
    (self.containerView, controllers, self.isComing) = (containerView, (from, to), isComing)
    (self.frame, self.completion) = (frame, completion)
    presentationStyle = (isComing ? to : from).modalPresentationStyle
  }

  func completeTransition(_ didComplete: Bool) { completion(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? controllers.from : controllers.to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .to where isComing: controllers.to.view
    case .from where !isComing: controllers.from.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc.view.frame }
  func finalFrame(for vc: UIViewController) -> CGRect { frame }
}
