public import ScrollworkUIKit

/// A view of which constraints are made.
public typealias ConstraintView = UIView
/// A guide of which constraints are made.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The insets of constraints to edges.
public typealias ConstraintInsets = UIEdgeInsets
/// Insets of constraints, by the direction of text.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets

/// Attributes of a view or a guide.
@MainActor @preconcurrency public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(target: AnyObject?, attributes: ConstraintAttributes) {
    (self.target, self.attributes) = (target, attributes)
  }

  /// The view itself, or the owner of a layout guide.
  var view: UIView? { target as? UIView ?? (target as? UILayoutGuide)?.owningView }

  /// The view that contains the item: a guide is contained in its own view.
  var superview: UIView? {
    (target as? UIView)?.superview ?? (target as? UILayoutGuide)?.owningView
  }
}

/// A target that an attribute can equal: a view, a guide, their attributes, or a constant.
public protocol ConstraintRelatableTarget {}

/// A constant of a constraint.
public protocol ConstraintConstantTarget {}

/// A constant that an attribute is moved by.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// A constant that an attribute is moved inward by.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// A constant that attributes are moved inward by, by the direction of text.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// A factor of an attribute.
public protocol ConstraintMultiplierTarget {
  /// The multiplier of a constraint.
  var constraintMultiplierTargetValue: CGFloat { get }
}

extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget
{
  /// The number as a multiplier.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget
{
  /// The number as a multiplier.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget
{
  /// The number as a multiplier.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget
{
  /// The number as a multiplier.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget
{
  /// The number as a multiplier.
  public var constraintMultiplierTargetValue: CGFloat { self }
}
