public import Foundation

/// The card that a controller is presented as.
@MainActor @preconcurrency
open class UISheetPresentationController:
  UIPresentationController
{
  /// A height of a card.
  @MainActor @preconcurrency open class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen, below its top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    fileprivate let height: (CGFloat) -> CGFloat?

    fileprivate init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
    }

    /// About half of the screen.
    ///
    /// - Source: chosen, as for the sheets of SwiftUI: half of the largest height.
    public class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// The whole screen, below its top.
    public class func large() -> Detent { Detent(.large) { $0 } }
    /// A height that code computes.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (any UISheetDetentContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { resolver(DetentContext(maximumDetentValue: $0)) }
    }
  }

  private struct DetentContext: UISheetDetentContext {
    let maximumDetentValue: CGFloat
  }

  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The name of the height that is shown; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is beneath is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a mark shows that the card can be dragged.
  open var prefersGrabberVisible = false
  /// The radius of the corners; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Whether a scroll at the top makes the card higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the card is at the bottom of a low screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the card's width follows its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Changes the card with an animation.
  open func animateChanges(_ changes: @escaping () -> Void) {
    UIView.animate(springDuration: 0.5) { changes() }
  }

  /// The height of the card; `whole` is the largest one.
  func height(in whole: CGFloat) -> CGFloat {
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    return chosen?.height(whole).map { max(0, min(whole, $0)) } ?? whole
  }
}

/// What a height is computed from.
public protocol UISheetDetentContext {
  /// The largest height.
  var maximumDetentValue: CGFloat { get }
}

extension UIViewController {
  /// The card that the controller is presented as; nil if it covers the screen.
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let known = attachments["sheet"] { return known as? UISheetPresentationController }
    let made = UISheetPresentationController(
      presentedViewController: self, presenting: nil)
    attachments["sheet"] = made
    return made
  }
}
