import ScrollworkUIKit

/// Related attributes, whose constant, factor and priority can be set.
@MainActor @preconcurrency public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the other attribute.
  @discardableResult public func multipliedBy(_ amount: any ConstraintMultiplierTarget)
    -> ConstraintMakerEditable
  {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides the other attribute.
  @discardableResult public func dividedBy(_ amount: any ConstraintMultiplierTarget)
    -> ConstraintMakerEditable
  { multipliedBy(1 / amount.constraintMultiplierTargetValue) }

  /// Sets the constant of the constraint.
  @discardableResult public func offset(_ amount: any ConstraintOffsetTarget)
    -> ConstraintMakerEditable
  {
    description.constant = .offset(amount)
    return self
  }

  /// Moves inward from the other attributes.
  @discardableResult public func inset(_ amount: any ConstraintInsetTarget)
    -> ConstraintMakerEditable
  {
    description.constant = .inset(amount)
    return self
  }

  /// Moves inward from the other attributes, by the direction of text.
  @discardableResult public func inset(_ amount: any ConstraintDirectionalInsetTarget)
    -> ConstraintMakerEditable
  {
    description.constant = .inset(amount)
    return self
  }
}

/// Related attributes, whose priority can be set.
@MainActor @preconcurrency public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets the priority of the constraint.
  @discardableResult public func priority(_ amount: ConstraintPriority)
    -> ConstraintMakerFinalizable
  {
    description.priority = amount.value
    return self
  }

  /// Sets the priority of the constraint.
  @discardableResult public func priority(_ amount: any ConstraintPriorityTarget)
    -> ConstraintMakerFinalizable
  {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }
}

/// Related attributes as a constraint.
@MainActor @preconcurrency public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Sets a label for people.
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint, to change it later.
  public var constraint: Constraint {
    guard let constraint = description.constraint else {
      fatalError("a constraint is related to something")
    }
    return constraint
  }
}
