import Foundation
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// Notes what it is told, in order.
@MainActor private final class Notes { var names: [String] = [] }

/// Decides over a card, and notes what it is told.
private final class CardOwner: UIAdaptivePresentationControllerDelegate {
  var may = true
  var style = UIModalPresentationStyle.automatic
  let notes = Notes()

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { style }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    notes.names.append("should")
    return may
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    notes.names.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    notes.names.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { notes.names.append("attempt") }
}

/// A delegate of which everything is the default.
private final class QuietOwner: UIAdaptivePresentationControllerDelegate {}

/// A presentation that notes its life.
private final class Noting: UIPresentationController {
  let notes = Notes()
  override func presentationTransitionWillBegin() {
    notes.names.append("comes")
    overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { notes.names.append("came") }
  override func dismissalTransitionWillBegin() { notes.names.append("leaves") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { notes.names.append("left") }
  override func containerViewWillLayoutSubviews() { notes.names.append("lays out") }
  override func containerViewDidLayoutSubviews() { notes.names.append("laid out") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { notes.names.append("to \(Int(size.width))") }
}

/// Keeps the context of an animation, and ends it at once.
private final class Instant: UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    transitionContext.completeTransition(true)
  }
}

/// Chooses the presentation and the animation.
private final class Chooser: UIViewControllerTransitioningDelegate {
  let animation = Instant()
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Noting(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animation }
}

/// Source: documented, the reference pages of `UIPresentationController` and its delegates.
@MainActor @Suite struct `What a presentation tells` {
  private let presenter = UIViewController()
  private let shown = UIViewController()

  init() {
    presenter.view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    presenter.beginAppearanceTransition(true, animated: false)
    presenter.endAppearanceTransition()
    presenter.view.touchScreen.safeAreaInsets.top = 20
  }

  private func pull() {
    let screen = presenter.view.touchScreen
    screen.touchDown(at: CGPoint(x: 100, y: 50), time: screen.time + 0.05)
    for step in 1...10 {
      screen.touchMoved(to: CGPoint(x: 100, y: 50 + CGFloat(step) * 30), time: screen.time + 0.05)
    }
    screen.touchUp(time: screen.time + 0.2)
    screen.advanceUntilSettled()
  }

  @Test func `of a pull goes to the delegate, which may refuse`() {
    let owner = CardOwner()
    shown.presentationController?.delegate = owner
    presenter.present(shown, animated: false)
    owner.may = false
    pull()
    #expect(owner.notes.names == ["should", "attempt"] && presenter.presentedViewController != nil)
    (owner.notes.names, owner.may) = ([], true)
    pull()
    #expect(owner.notes.names == ["should", "will", "did"])
    #expect(presenter.presentedViewController == nil)
    // What code closes is not told, and a modal card does not ask.
    (owner.notes.names, shown.isModalInPresentation) = ([], true)
    presenter.present(shown, animated: false)
    pull()
    #expect(owner.notes.names == ["attempt"])
    presenter.dismiss(animated: false)
    #expect(owner.notes.names == ["attempt"])
  }

  @Test func `asks the delegate for the style on a small screen`() {
    let owner = CardOwner()
    for (style, top) in [(UIModalPresentationStyle.automatic, 30), (.fullScreen, 0)] {
      owner.style = style
      shown.presentationController?.delegate = owner
      presenter.present(shown, animated: false)
      presenter.view.layoutIfNeeded()
      #expect(shown.view.frame.minY == CGFloat(top))
      presenter.dismiss(animated: false)
    }
  }

  @Test func `has defaults that let everything happen`() throws {
    let (control, quiet) = (try #require(shown.presentationController), QuietOwner())
    let traits = UITraitCollection(userInterfaceStyle: .light)
    control.delegate = quiet
    #expect(control.delegate === quiet)
    #expect(quiet.presentationControllerShouldDismiss(control))
    #expect(quiet.adaptivePresentationStyle(for: control) == .automatic)
    #expect(quiet.adaptivePresentationStyle(for: control, traitCollection: traits) == .automatic)
    presenter.present(shown, animated: false)
    quiet.presentationControllerDidAttemptToDismiss(control)
    #expect(presenter.presentedViewController === shown)
    quiet.presentationControllerWillDismiss(control)
    quiet.presentationControllerDidDismiss(control)
    #expect(presenter.presentedViewController === shown)
    pull()
    #expect(presenter.presentedViewController == nil && presenter.transitionCoordinator == nil)
  }

  @Test func `of one's own are its steps, in order`() throws {
    let chooser = Chooser()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = chooser
    let control = try #require(shown.presentationController as? Noting)
    #expect(control.presentedViewController === shown && control.presentedView === shown.view)
    #expect(control.presentationStyle == .custom && control.shouldPresentInFullscreen)
    #expect(!control.shouldRemovePresentersView && control.containerView == nil)
    presenter.present(shown, animated: false)
    let notes = control.notes
    #expect(notes.names.first == "comes" && notes.names.last == "came")
    #expect(notes.names.dropFirst().prefix(2) == ["lays out", "laid out"])
    #expect(control.overrideTraitCollection?.userInterfaceStyle == .dark)
    #expect(shown.traitCollection.userInterfaceStyle == .dark)
    notes.names = []
    presenter.view.bounds.size.width = 300
    #expect(notes.names.first == "to 300")
    presenter.view.layoutIfNeeded()
    notes.names = []
    presenter.dismiss(animated: false)
    #expect(notes.names == ["leaves", "left"])
  }

  @Test func `knows an animation by its context`() throws {
    let chooser = Chooser()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = chooser
    presenter.present(shown, animated: true)
    let coming = try #require(chooser.animation.context)
    #expect(coming.viewController(forKey: .from) === presenter)
    #expect(coming.viewController(forKey: .to) === shown)
    #expect(coming.view(forKey: .to) === shown.view && coming.view(forKey: .from) == nil)
    #expect(coming.containerView === shown.view.superview && coming.presentationStyle == .custom)
    #expect(coming.isAnimated && !coming.isInteractive && !coming.transitionWasCancelled)
    #expect(coming.initialFrame(for: shown) == presenter.view.bounds)
    #expect(coming.finalFrame(for: shown) == presenter.view.bounds)
    presenter.dismiss(animated: true)
    let leaving = try #require(chooser.animation.context)
    #expect(leaving.viewController(forKey: .from) === shown)
    #expect(leaving.viewController(forKey: .to) === presenter)
    typealias Key = UITransitionContextViewControllerKey
    #expect(Key(rawValue: Key.from.rawValue) == .from && Key.from != .to)
  }

  @Test func `that a finger leads has a progress`() {
    let led = UIPercentDrivenInteractiveTransition()
    let leader: any UIViewControllerInteractiveTransitioning = led
    #expect(leader === led && led.percentComplete == 0)
    led.update(0.4)
    #expect(led.percentComplete == 0.4)
    led.finish()
    #expect(led.percentComplete == 1)
    led.cancel()
    #expect(led.percentComplete == 0)
  }
}
