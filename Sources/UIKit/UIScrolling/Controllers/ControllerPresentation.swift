import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A controller above another one: a card or a full screen, with its animation.
///
/// - Source: measured by others for the card: corners of 10 points, 10 points below the safe area;
///   that it comes by a spring of half a second is documented. The dimming is chosen.
@MainActor enum ControllerPresentation {
  private static let duration = 0.5
  private static let cardGap: CGFloat = 10
  private static let cardRadius: CGFloat = 10
  private static let dimming: CGFloat = 0.2

  static func present(
    _ controller: UIViewController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let presenter = source.outermost
    if let shown = presenter.presentedViewController, shown !== controller {
      return present(controller, from: shown, animated: animated, completion)
    }
    guard controller.presentingViewController == nil, let root = presenter.viewIfLoaded?.root else {
      return
    }
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    let area = context(of: controller, from: source) ?? root
    let stage = PresentationView(frame: CGRect(origin: .zero, size: area.bounds.size))
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.presented = controller
    area.addSubview(stage)
    controller.beginAppearanceTransition(true, animated: animated)
    stage.custom = controller.customPresentation
    stage.custom?.containerView = stage
    stage.custom?.presentationTransitionWillBegin()
    let traits = stage.custom?.overrideTraitCollection
    if let style = traits?.userInterfaceStyle, style != .unspecified {
      controller.overrideUserInterfaceStyle = style
    }
    stage.prepare(top: root.touchScreen.safeAreaInsets.top + cardGap)
    func finish() {
      stage.custom?.presentationTransitionDidEnd(true)
      controller.endAppearanceTransition()
      completion?()
    }
    stage.layoutIfNeeded()
    guard animated else { return finish() }
    let animation = controller.transitioningDelegate?.animationController(
      forPresented: controller, presenting: presenter, source: source)
    if let animation {
      let context = PresentationContext(
        in: stage, from: presenter, to: controller, isComing: true, frame: controller.view.frame
      ) { done in
        animation.animationEnded(done)
        finish()
      }
      return animation.animateTransition(using: context)
    }
    UIView.performWithoutAnimation { stage.hide() }
    UIView.animate(springDuration: duration, animations: { stage.show(dimming) }) { _ in finish() }
  }

  /// The view that a controller in the current context covers; nil for the whole screen.
  private static func context(
    of controller: UIViewController, from source: UIViewController
  ) -> UIView? {
    guard [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle) else {
      return nil
    }
    return sequence(first: source, next: \.parent).first { $0.definesPresentationContext }?
      .viewIfLoaded
  }

  static func dismiss(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let outermost = controller.outermost
    guard
      let shown = controller.presentedViewController ?? outermost.presentedViewController
        ?? (outermost.presentingViewController == nil ? nil : outermost),
      let presenter = shown.presentingViewController
    else { return }
    let stage = shown.viewIfLoaded?.superview as? PresentationView
    shown.beginAppearanceTransition(false, animated: animated)
    presenter.presentedViewController = nil
    shown.presentingViewController = nil
    stage?.custom?.dismissalTransitionWillBegin()
    func finish() {
      stage?.custom?.dismissalTransitionDidEnd(true)
      stage?.removeFromSuperview()
      shown.viewIfLoaded?.removeFromSuperview()
      UIView.performWithoutAnimation {
        shown.viewIfLoaded?.transform = .identity
        shown.viewIfLoaded?.alpha = 1
      }
      shown.endAppearanceTransition()
      completion?()
    }
    guard animated, let stage else { return finish() }
    let animation = shown.transitioningDelegate?.animationController(forDismissed: shown)
    if let animation {
      let context = PresentationContext(
        in: stage, from: shown, to: presenter, isComing: false, frame: shown.view.frame
      ) { done in
        animation.animationEnded(done)
        finish()
      }
      return animation.animateTransition(using: context)
    }
    UIView.animate(springDuration: duration, animations: { stage.hide() }) { _ in finish() }
  }

  /// A view over the whole screen, with a dimmed ground and the presented view.
  final class PresentationView: UIView {
    var presented: UIViewController?
    /// The controller of a presentation of the app's own.
    var custom: UIPresentationController?
    /// The level of the presented view; nil for that of the presenter.
    private(set) var level: UIUserInterfaceLevel?
    private let ground = UIView()
    private let grabber = UIView()
    private var top: CGFloat = 0

    private var style: UIModalPresentationStyle {
      guard let presented else { return .automatic }
      let own = presented.modalPresentationStyle
      let isCompact = presented.traitCollection.horizontalSizeClass == .compact
      guard isCompact, let control = presented.presentationWithDelegate else { return own }
      let adapted = control.delegate?.adaptivePresentationStyle(
        for: control, traitCollection: presented.traitCollection)
      return [.fullScreen, .overFullScreen].contains(adapted) ? adapted ?? own : own
    }
    private var isCard: Bool {
      presented?.presentsAsCard ?? true
        && [.automatic, .pageSheet, .formSheet, .popover].contains(style)
    }

    /// - Source: documented for alerts and popovers, measured for cards; that a presentation over the
    ///   full screen is on the base level is chosen.
    private var levelOfStyle: UIUserInterfaceLevel? {
      if let custom {
        let own = custom.overrideTraitCollection?.userInterfaceLevel
        return own == .unspecified ? nil : own
      }
      if isCard || presented?.presentsAsCard == false { return .elevated }
      return [.fullScreen, .overFullScreen].contains(style) ? .base : nil
    }
    private var fades: Bool { presented?.modalTransitionStyle != .coverVertical }

    func prepare(top: CGFloat) {
      self.top = isCard ? top : 0
      level = levelOfStyle
      ground.frame = bounds
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      ground.backgroundColor = .black
      ground.alpha = isCard ? ControllerPresentation.dimming : 0
      addSubview(ground)
      guard let view = presented?.view else { return }
      if isCard {
        view.layer.cornerRadius = sheet?.preferredCornerRadius ?? ControllerPresentation.cardRadius
        view.layer.cornerCurve = .continuous
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
      }
      addSubview(view)
      grabber.backgroundColor = .tertiaryLabel
      grabber.layer.cornerRadius = 2.5
      grabber.isUserInteractionEnabled = false
      addSubview(grabber)
      place()
      guard isCard else { return }
      addGestureRecognizer(
        CardPan(target: self, action: Selector(PresentationView.dragged(_:))))
    }

    /// Follows a drag down; beyond half of the card, or fast, it is dismissed.
    ///
    /// - Source: measured by others: 1000 points a second are fast; a card that stays follows a tenth
    ///   as far, which is chosen.
    private func dragged(_ pan: UIPanGestureRecognizer) {
      guard let presented, let view = presented.viewIfLoaded else { return }
      let distance = max(0, pan.translation(in: self).y)
      switch pan.state {
      case .began, .changed:
        let share: CGFloat = presented.isModalInPresentation ? 0.1 : 1
        UIView.performWithoutAnimation {
          view.transform = .init(translationX: 0, y: distance * share)
        }
      case .ended:
        let isFar = distance > view.bounds.height / 2 || pan.velocity(in: self).y > 1000
        if isFar, mayDismiss(presented) { return pull(presented) }
        fallthrough
      default:
        UIView.animate(springDuration: 0.5, animations: { view.transform = .identity })
      }
    }

    /// Whether a pull closes the card; its delegate is told of one that does not.
    private func mayDismiss(_ presented: UIViewController) -> Bool {
      let control = presented.presentationWithDelegate
      let may =
        !presented.isModalInPresentation
        && control.flatMap { $0.delegate?.presentationControllerShouldDismiss($0) } ?? true
      if let control, !may { control.delegate?.presentationControllerDidAttemptToDismiss(control) }
      return may
    }

    /// Closes the card after a pull, and tells its delegate.
    private func pull(_ presented: UIViewController) {
      let control = presented.presentationWithDelegate
      if let control { control.delegate?.presentationControllerWillDismiss(control) }
      presented.dismiss(animated: true) {
        if let control { control.delegate?.presentationControllerDidDismiss(control) }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      custom?.containerViewWillLayoutSubviews()
      place()
      custom?.containerViewDidLayoutSubviews()
    }

    private var sheet: UISheetPresentationController? {
      presented?.attachments["sheet"] as? UISheetPresentationController
    }

    private func place() {
      if let custom {
        presented?.view.frame = custom.frameOfPresentedViewInContainerView
        grabber.isHidden = true
        return
      }
      let whole = max(0, bounds.height - top)
      let height = isCard ? sheet?.height(in: whole) ?? whole : whole
      presented?.view.frame = CGRect(
        x: 0, y: bounds.height - height, width: bounds.width, height: height)
      grabber.isHidden = !(isCard && sheet?.prefersGrabberVisible ?? false)
      grabber.frame = CGRect(
        x: (bounds.width - 36) / 2, y: bounds.height - height + 5, width: 36, height: 5)
    }

    func hide() {
      ground.alpha = 0
      if fades {
        presented?.view.alpha = 0
      } else {
        presented?.view.transform = .init(translationX: 0, y: bounds.height - top)
        grabber.alpha = 0
      }
    }

    func show(_ dimming: CGFloat) {
      ground.alpha = isCard ? dimming : 0
      presented?.view.alpha = 1
      presented?.view.transform = .identity
      grabber.alpha = 1
    }
  }
}

/// A drag that moves a card down: not while a scroll view under the finger has content above.
private final class CardPan: UIPanGestureRecognizer {
  override func accepts(_ displacement: CGVector) -> Bool {
    guard let view, displacement.dy > abs(displacement.dx) else { return false }
    let hit = view.hitTest(location(in: view), with: nil)
    return sequence(first: hit, next: { $0?.superview }).prefix { $0 != nil && $0 !== view }
      .compactMap { $0 as? UIScrollView }
      .allSatisfy { $0.refreshControl == nil && $0.contentOffset.y <= -$0.adjustedContentInset.top }
  }
}

extension UIViewController {
  /// The controller of a presentation that the app makes; nil for those of the system.
  fileprivate var customPresentation: UIPresentationController? {
    guard modalPresentationStyle == .custom, transitioningDelegate != nil else { return nil }
    return presentationController
  }

  /// The controller of the presentation, if it has a delegate.
  fileprivate var presentationWithDelegate: UIPresentationController? {
    attachments.values.lazy.compactMap { $0 as? UIPresentationController }
      .first { $0.delegate != nil }
  }

  /// The outermost parent.
  package var outermost: UIViewController { parent?.outermost ?? self }

  /// Whether the controller is presented as a card, unless its style says otherwise.
  package var presentsAsCard: Bool { attachments["alert"] == nil }
}
