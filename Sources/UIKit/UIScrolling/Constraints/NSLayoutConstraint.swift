public import Foundation

/// A priority of a constraint: 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: content resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: content resists growth.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: a view's size that fits its content.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 500: the size of the scene.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// Whether the left priority is lower.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// A priority higher by some.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A priority lower by some.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}

/// A linear relation between attributes of two views or guides.
@MainActor @preconcurrency open class NSLayoutConstraint {
  /// An attribute of a view.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The last baseline.
    case lastBaseline
    /// The first baseline.
    case firstBaseline
    /// The left layout margin.
    case leftMargin
    /// The right layout margin.
    case rightMargin
    /// The top layout margin.
    case topMargin
    /// The bottom layout margin.
    case bottomMargin
    /// The leading layout margin.
    case leadingMargin
    /// The trailing layout margin.
    case trailingMargin
    /// The horizontal center within the margins.
    case centerXWithinMargins
    /// The vertical center within the margins.
    case centerYWithinMargins
    /// No attribute: a constant.
    case notAnAttribute = 0
  }

  /// How the attributes relate.
  public enum Relation: Int, Hashable, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A direction of a visual format.
  public enum Axis: Int, Hashable, Sendable {
    /// Along the width.
    case horizontal = 0
    /// Along the height.
    case vertical
  }

  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The constant that is added to the second attribute.
  open var constant: CGFloat { didSet { if constant != oldValue { inputDidChange() } } }
  /// The priority; 1000 is required.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { inputDidChange() } }
  }
  /// An identifier for people.
  open var identifier: String?
  /// Whether the constraint should be archived, which it never is.
  open var shouldBeArchived = false
  weak var holder: UIView?
  /// The items that no view keeps: distances between anchors.
  private let kept: [any LayoutItem]

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// The first item.
  public var firstItem: AnyObject? { first }
  /// The second item.
  public var secondItem: AnyObject? { second }

  init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat, priority: UILayoutPriority = .required
  ) {
    kept = [first, second].compactMap { $0 }.filter { !($0 is UIView) }
    (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
    (self.second, self.secondAttribute) = (second, secondAttribute)
    (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
  }

  /// Creates a constraint between attributes of two items.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as? any LayoutItem
    self.init(
      first ?? UIView(), attr1, relation, view2 as? any LayoutItem, attr2, multiplier: multiplier,
      constant: c)
  }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard holder == nil, let first else { return }
    let view =
      second.map { first.layoutView?.commonAncestor(with: $0.layoutView) }
      ?? first.layoutView
    guard let view else { return }
    holder = view
    view.layoutState.constraints.append(self)
    inputDidChange()
  }

  func deactivate() {
    guard let view = holder else { return }
    inputDidChange()
    view.layoutState.constraints.removeAll { $0 === self }
    holder = nil
  }

  private func inputDidChange() {
    guard holder != nil else { return }
    first?.layoutView?.constraintsDidChange()
    second?.layoutView?.constraintsDidChange()
    holder?.constraintsDidChange()
  }
}

/// A view or a guide, whose attributes constraints relate.
@MainActor package protocol LayoutItem: AnyObject {
  /// The view itself, or the one that owns the guide.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  package var layoutView: UIView? { self }
}

extension UIView {
  /// The nearest view that is, or contains, both views; nil if they are in different hierarchies.
  func commonAncestor(with other: UIView?) -> UIView? {
    guard let other else { return self }
    return sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Activates a constraint that this view holds.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints that this view holds.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The active constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Deactivates the constraints of a removed subview and of its descendants with other views.
  func dropConstraints(of view: UIView) {
    for holder in sequence(first: self, next: \.superview) {
      for constraint in holder.layoutState.constraints {
        let inside = [constraint.first, constraint.second].compactMap { $0?.layoutView }
          .contains { $0.isDescendant(of: view) }
        if inside { constraint.deactivate() }
      }
    }
  }
}
