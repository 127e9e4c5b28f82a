@_exported public import ScrollworkUIKit

/// What TinyConstraints relates: a view or a guide.
@MainActor @preconcurrency public protocol Constrainable {
  /// The anchor of the top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the left side.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the right side.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the leading side.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the trailing side.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the horizontal center.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the vertical center.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the width.
  var widthAnchor: NSLayoutDimension { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}

/// How two values are related.
public enum ConstraintRelation: Int, Sendable {
  case equal = 0
  case equalOrLess = -1
  case equalOrGreater = 1
}

/// Edges of a view.
public struct LayoutEdge: OptionSet, Sendable {
  /// The raw value of the layout edge.
  public let rawValue: UInt8
  /// Edges by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The top of the view.
  public static let top = LayoutEdge(rawValue: 1)
  /// The bottom of the view.
  public static let bottom = LayoutEdge(rawValue: 2)
  /// The trailing edge of the view.
  public static let trailing = LayoutEdge(rawValue: 4)
  /// The leading edge of the view.
  public static let leading = LayoutEdge(rawValue: 8)
  /// The left edge of the view.
  public static let left = LayoutEdge(rawValue: 16)
  /// The right edge of the view.
  public static let right = LayoutEdge(rawValue: 32)
  /// No edge of the view.
  public static let none = LayoutEdge(rawValue: 64)
}

/// Insets of edges, as the package names them.
public typealias TinyEdgeInsets = UIEdgeInsets

extension UIEdgeInsets {
  /// The same inset at all edges.
  public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }
  /// An inset at the top.
  public static func top(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
  }
  /// An inset at the left.
  public static func left(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
  }
  /// An inset at the bottom.
  public static func bottom(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0)
  }
  /// An inset at the right.
  public static func right(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value)
  }
  /// Insets at the left and the right.
  public static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: value)
  }
  /// Insets at the top and the bottom.
  public static func vertical(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
  }
}

/// A constraint, or several.
public typealias Constraint = NSLayoutConstraint
/// A constraint, or several.
public typealias Constraints = [NSLayoutConstraint]

/// The making of constraints.
@MainActor enum TinyMaker {
  static func prepare(_ item: any Constrainable) {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  static func finish(
    _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority, _ isActive: Bool
  ) -> NSLayoutConstraint {
    constraint.priority = priority
    constraint.isActive = isActive
    return constraint
  }

  static func relate<Axis>(
    _ first: NSLayoutAnchor<Axis>, _ second: NSLayoutAnchor<Axis>, _ constant: CGFloat,
    _ relation: ConstraintRelation
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: first.constraint(equalTo: second, constant: constant)
    case .equalOrLess: first.constraint(lessThanOrEqualTo: second, constant: constant)
    case .equalOrGreater: first.constraint(greaterThanOrEqualTo: second, constant: constant)
    }
  }

  static func relate(
    _ first: NSLayoutDimension, _ second: NSLayoutDimension, _ multiplier: CGFloat,
    _ constant: CGFloat, _ relation: ConstraintRelation
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal:
      first.constraint(equalTo: second, multiplier: multiplier, constant: constant)
    case .equalOrLess:
      first.constraint(lessThanOrEqualTo: second, multiplier: multiplier, constant: constant)
    case .equalOrGreater:
      first.constraint(greaterThanOrEqualTo: second, multiplier: multiplier, constant: constant)
    }
  }

  static func relate(
    _ first: NSLayoutDimension, _ constant: CGFloat, _ relation: ConstraintRelation
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: first.constraint(equalToConstant: constant)
    case .equalOrLess: first.constraint(lessThanOrEqualToConstant: constant)
    case .equalOrGreater: first.constraint(greaterThanOrEqualToConstant: constant)
    }
  }

  static func superitem(_ view: UIView, _ usesSafeArea: Bool) -> any Constrainable {
    guard let superview = view.superview else {
      fatalError("Unable to create this constraint to its superview, because it has none.")
    }
    return usesSafeArea ? superview.safeAreaLayoutGuide : superview
  }
}

extension NSLayoutConstraint {
  /// Activates the constraint, which may have another priority before.
  @discardableResult public func with(_ p: UILayoutPriority) -> NSLayoutConstraint {
    priority = p
    return self
  }
}

extension Array where Element == NSLayoutConstraint {
  /// Activates the constraints.
  @MainActor public func activate() { NSLayoutConstraint.activate(self) }
  /// Deactivates the constraints.
  @MainActor public func deActivate() { NSLayoutConstraint.deactivate(self) }
}
