extension UIView {
  /// The layout direction of the view's content.
  ///
  /// - Source: documented: playback and spatial content is never mirrored. Languages from right to
  ///   left are not modelled in UIKit views.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The layout direction of views with an attribute.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
}

/// A direction of layouts.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft
}

extension NSLayoutConstraint {
  /// Whether the view whose content the constraint arranges is laid out from right to left.
  var isMirrored: Bool {
    guard let view = first?.layoutView else { return false }
    let common = second.map { view.commonAncestor(with: $0.layoutView) } ?? view
    return common?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is at the leading or trailing side.
  var isDirectional: Bool { mirrored != self }

  /// The attribute from right to left.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}
