import ScrollworkUIKit

/// Attributes to be related to others.
@MainActor @preconcurrency public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  private func related(
    _ other: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation
  ) -> ConstraintMakerEditable {
    (description.relation, description.isRelated) = (relation, true)
    switch other {
    case let item as ConstraintItem: description.related = item
    case let view as UIView: description.related = ConstraintItem(target: view, attributes: [])
    case let guide as UILayoutGuide:
      description.related = ConstraintItem(target: guide, attributes: [])
    default: description.equal = other as? any ConstraintConstantTarget
    }
    return ConstraintMakerEditable(description)
  }

  private func relatedToSuperview(_ relation: NSLayoutConstraint.Relation)
    -> ConstraintMakerEditable
  {
    let item = ConstraintItem(target: description.item, attributes: [])
    guard let superview = item.superview else {
      fatalError("a view has no superview that its constraints can be equal to")
    }
    return related(superview, relation)
  }

  /// Relates the attributes to equal ones.
  @discardableResult public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(other, .equal) }

  /// Relates the attributes to equal ones of the superview.
  @discardableResult public func equalToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relatedToSuperview(.equal) }

  /// Relates the attributes to ones that are as large or larger.
  @discardableResult public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(other, .lessThanOrEqual) }

  /// Relates the attributes to ones of the superview that are as large or larger.
  @discardableResult public func lessThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relatedToSuperview(.lessThanOrEqual) }

  /// Relates the attributes to ones that are as large or smaller.
  @discardableResult public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { related(other, .greaterThanOrEqual) }

  /// Relates the attributes to ones of the superview that are as large or smaller.
  @discardableResult public func greaterThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relatedToSuperview(.greaterThanOrEqual) }
}
