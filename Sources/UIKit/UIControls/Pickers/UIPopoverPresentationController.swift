public import Foundation
public import ScrollworkDrawing
public import ScrollworkUIScrolling

/// The place of a bubble on a large device; on a phone there is none.
@MainActor @preconcurrency
open class UIPopoverPresentationController:
  UIPresentationController
{
  /// The view that the bubble belongs to.
  open var sourceView: UIView?
  /// The part of that view.
  open var sourceRect = CGRect.zero
  /// The button of a bar that the bubble belongs to.
  open var barButtonItem: UIBarButtonItem?
  /// The sides that its arrow may be at.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The views that stay in reach.
  open var passthroughViews: [UIView]?
  /// The color of the bubble.
  open var backgroundColor: UIColor?
}

/// Sides of a bubble's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bit mask of the sides.
  public let rawValue: UInt
  /// Creates sides.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upward.
  public static let up = Self(rawValue: 1)
  /// Downward.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// To any side.
  public static let any: Self = [.up, .down, .left, .right]
}

/// Is told of a bubble.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

extension UIPopoverPresentationController {
  /// The key of what a controller keeps.
  fileprivate static let key = "popover"
}

extension UIViewController {
  /// The place of the controller's bubble on a large device; a phone shows a card instead.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let known = attachments[UIPopoverPresentationController.key] {
      return known as? UIPopoverPresentationController
    }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    attachments[UIPopoverPresentationController.key] = made
    return made
  }
}
