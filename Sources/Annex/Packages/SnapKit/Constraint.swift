public import ScrollworkUIKit
import ScrollworkUIScrolling
import ScrollworkSystem

/// The constraints of one line of a description.
@MainActor @preconcurrency public final class Constraint {
  /// The constraints of UIKit, one for each attribute.
  public let layoutConstraints: [NSLayoutConstraint]
  unowned let item: AnyObject
  let signature: String
  private let equal: (any ConstraintConstantTarget)?

  init(_ description: ConstraintDescription) {
    item = description.item
    let attributes = description.attributes
    equal = description.equal
    let from = ConstraintItem(target: item, attributes: attributes)
    let related = description.related
    layoutConstraints = attributes.attributes.map { attribute in
      var target: AnyObject? = related?.target
      var other = attribute
      if let related, !related.attributes.isEmpty {
        other = Self.counterpart(of: attribute, from: attributes, to: related.attributes)
      } else if related == nil {
        let isLength = attribute == .width || attribute == .height
        target = isLength ? nil : from.superview
        if isLength { other = .notAnAttribute }
        if attribute == .centerX { other = .left }
        if attribute == .centerY { other = .top }
      }
      let constraint = NSLayoutConstraint(
        item: description.item, attribute: attribute, relatedBy: description.relation,
        toItem: target, attribute: other, multiplier: description.multiplier,
        constant: Self.constant(
          description.constant, equal: description.equal, for: attribute))
      constraint.priority = UILayoutPriority(description.priority)
      constraint.identifier = description.label
      return constraint
    }
    let place = related?.target.map { "\(ObjectIdentifier($0))" } ?? "-"
    signature =
      "\(attributes.rawValue) \(description.relation) \(place) "
      + "\(related?.attributes.rawValue ?? 0) \(description.multiplier) \(description.priority)"
  }

  /// The attribute of the other item.
  private static func counterpart(
    of attribute: NSLayoutConstraint.Attribute, from: ConstraintAttributes,
    to: ConstraintAttributes
  ) -> NSLayoutConstraint.Attribute {
    if from == to { return attribute }
    let (own, others) = (from.attributes, to.attributes)
    if own.count == others.count, let index = own.firstIndex(of: attribute) { return others[index] }
    return others.first ?? attribute
  }

  private static func constant(
    _ constant: ConstraintDescription.Constant, equal: (any ConstraintConstantTarget)?,
    for attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    let base = equal.map { ConstraintConstant.value($0, attribute) } ?? 0
    return switch constant {
    case .none: base
    case .offset(let target): base + ConstraintConstant.value(target, attribute)
    case .inset(let target): base + ConstraintConstant.inset(target, attribute)
    }
  }

  /// Whether all of the constraints take part in layout.
  public var isActive: Bool {
    get { layoutConstraints.allSatisfy(\.isActive) }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets the constraints take part in layout.
  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    ConstraintRecord.current.add(self)
  }

  /// Takes the constraints out of layout.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    ConstraintRecord.current.remove(self)
  }

  private func update(_ constant: ConstraintDescription.Constant) {
    for constraint in layoutConstraints {
      constraint.constant = Self.constant(constant, equal: equal, for: constraint.firstAttribute)
    }
  }

  /// Takes over the constants of another constraint.
  func update(as other: Constraint) {
    for (constraint, new) in zip(layoutConstraints, other.layoutConstraints) {
      constraint.constant = new.constant
    }
  }

  /// Updates the offset of the constraint.
  @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(.offset(offset))
    return self
  }

  /// Updates the inset of the constraint.
  @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(.inset(inset))
    return self
  }

  /// Changes the inset, by the direction of text.
  @discardableResult public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    update(.inset(inset))
    return self
  }

  /// Updates the priority of the constraint.
  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    }
    return self
  }
}

/// The constraints that were made for items, as long as these live.
@MainActor final class ConstraintRecord {
  private struct Entry {
    weak var item: AnyObject?
    var constraints: [Constraint]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 256

  /// The constraints of the scene whose code runs.
  static var current: ConstraintRecord { AppProcess.current.only { ConstraintRecord() } }

  func constraints(of item: AnyObject) -> [Constraint] {
    guard let entry = entries[ObjectIdentifier(item)], entry.item === item else { return [] }
    return entry.constraints
  }

  func add(_ constraint: Constraint) {
    let kept = constraints(of: constraint.item).filter { $0 !== constraint }
    entries[ObjectIdentifier(constraint.item)] = Entry(
      item: constraint.item, constraints: kept + [constraint])
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.item != nil }
    limit = max(256, entries.count * 2)
  }

  func remove(_ constraint: Constraint) {
    entries[ObjectIdentifier(constraint.item)]?.constraints.removeAll { $0 === constraint }
  }
}
