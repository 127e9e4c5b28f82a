import ScrollworkUIKit

/// A constraint while it is being described.
@MainActor final class ConstraintDescription {
  /// What may follow an attribute.
  enum Constant {
    case none
    case offset(any ConstraintConstantTarget)
    case inset(any ConstraintConstantTarget)
  }

  let item: AnyObject
  var attributes: ConstraintAttributes
  var relation = NSLayoutConstraint.Relation.equal
  /// The item or the constant that the attributes are related to.
  var related: ConstraintItem?
  var equal: (any ConstraintConstantTarget)?
  var isRelated = false
  var label: String?
  var multiplier: CGFloat = 1
  var constant = Constant.none
  var priority: Float = 1000
  private(set) lazy var constraint = isRelated ? Constraint(self) : nil

  init(item: AnyObject, attributes: ConstraintAttributes) {
    (self.item, self.attributes) = (item, attributes)
  }
}
