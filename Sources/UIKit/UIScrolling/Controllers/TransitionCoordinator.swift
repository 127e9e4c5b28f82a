import Foundation

/// The coordinator of a change of size, which happens at once.
@MainActor
final class TransitionCoordinator:
  UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  let isAnimated = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animations += [animation].compactMap { $0 }
    completions += [completion].compactMap { $0 }
    return true
  }

  func finish() {
    for action in animations + completions { action(self) }
  }
}

extension UIViewController {
  /// Tells a controller that has appeared at the root of its hierarchy, and its children, of another
  /// size.
  func viewWillResize(from old: CGSize, to size: CGSize) {
    guard appearance == .appeared, parent == nil, old != .zero,
      viewIfLoaded?.superview.map({ $0 is UIWindow }) ?? true
    else { return }
    let coordinator = TransitionCoordinator()
    willTransition(to: size, coordinator)
    viewIfLoaded?.touchScreen.after(0) { coordinator.finish() }
  }

  private func willTransition(to size: CGSize, _ coordinator: TransitionCoordinator) {
    viewWillTransition(to: size, with: coordinator)
    let stage = presentedViewController?.viewIfLoaded?.superview
    (stage as? ControllerPresentation.PresentationView)?.custom?
      .viewWillTransition(to: size, with: coordinator)
    for child in children { child.willTransition(to: size, coordinator) }
  }
}
