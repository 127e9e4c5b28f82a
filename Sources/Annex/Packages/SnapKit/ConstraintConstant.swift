import ScrollworkUIKit

/// The number that a constant means for an attribute.
enum ConstraintConstant {
  /// The constant of an offset, or of what an attribute is equal to.
  static func value(
    _ target: any ConstraintConstantTarget, _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch target {
    case let insets as UIEdgeInsets: inset(insets, attribute)
    case let insets as NSDirectionalEdgeInsets:
      inset(
        UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
        attribute)
    case let point as CGPoint: coordinate(of: point, attribute)
    case let size as CGSize: length(of: size, attribute)
    case let number as any ConstraintMultiplierTarget: number.constraintMultiplierTargetValue
    default: 0
    }
  }

  /// The constant of an inset: of a number, the same on all sides.
  static func inset(
    _ target: any ConstraintConstantTarget, _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    guard let number = target as? any ConstraintMultiplierTarget else {
      return value(target, attribute)
    }
    let side = number.constraintMultiplierTargetValue
    return inset(UIEdgeInsets(top: side, left: side, bottom: side, right: side), attribute)
  }

  private static func inset(_ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute)
    -> CGFloat
  {
    switch attribute {
    case .left, .leftMargin, .leading, .leadingMargin: insets.left
    case .top, .topMargin, .firstBaseline: insets.top
    case .right, .rightMargin, .trailing, .trailingMargin: -insets.right
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    default: 0
    }
  }

  private static func coordinate(of point: CGPoint, _ attribute: NSLayoutConstraint.Attribute)
    -> CGFloat
  {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      point.x
    case .width, .height: 0
    default: point.y
    }
  }

  private static func length(of size: CGSize, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat
  {
    switch attribute {
    case .width: size.width
    case .height: size.height
    default: 0
    }
  }
}
