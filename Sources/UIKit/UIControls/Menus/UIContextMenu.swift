public import Foundation
public import ScrollworkUIScrolling

/// The menu of a long press, with its preview.
@MainActor @preconcurrency open class UIContextMenuConfiguration {
  /// The name.
  public let identifier: any NSCopying
  package let previewProvider: (() -> UIViewController?)?
  package let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The preferred order of the entries.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The order of a menu's entries.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// The first one nearest to the finger.
    case priority
    /// From the top down.
    case fixed
  }

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }

  /// The menu.
  package var menu: UIMenu? { actionProvider?([]) }
}

/// Makes the menus of long presses.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu of a long press at a place; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Opens a menu for a long press.
@MainActor @preconcurrency open class UIContextMenuInteraction: UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Makes the menus.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private var press: UILongPressGestureRecognizer?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Ends what the interaction does in its view.
  open func willMove(to view: UIView?) {
    if let press { self.view?.removeGestureRecognizer(press) }
    press = nil
  }

  /// Begins to wait for a long press.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(UIContextMenuInteraction.pressed))
    view.addGestureRecognizer(press)
    self.press = press
  }

  /// Opens the menu when a press has become long.
  func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let view else { return }
    let configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    guard let menu = configuration?.menu else { return }
    view.outermostController?.present(menu)
  }

  /// Closes the menu.
  open func dismissMenu() { view?.outermostController?.dismiss(animated: true) }
}

extension UIView {
  /// The controller of the view or of the nearest view around it that has one.
  package var outermostController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first
  }
}

extension UIViewController {
  /// Shows a menu, as a list of actions at the bottom.
  ///
  /// - Source: chosen; a device shows it beside the finger.
  package func present(_ menu: UIMenu) {
    let card = UIAlertController(
      title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    for action in menu.actions {
      card.addAction(
        UIAlertAction(
          title: action.title,
          style: action.attributes.contains(.destructive) ? .destructive : .default
        ) { _ in action.perform() })
    }
    card.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    present(card, animated: true)
  }
}

extension UIMenu {
  /// The actions of the menu and of the menus in it that can be chosen.
  fileprivate var actions: [UIAction] {
    children.flatMap { child in
      ((child as? UIAction).map { [$0] } ?? (child as? UIMenu)?.actions ?? [])
        .filter { !$0.attributes.contains(.hidden) && !$0.attributes.contains(.disabled) }
    }
  }
}

/// Carries on with what a menu's preview shows.
@MainActor @preconcurrency public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes to the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A view in place of another one in a preview.
@MainActor @preconcurrency open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// Creates a preview.
  public init(view: UIView) { self.view = view }
}
