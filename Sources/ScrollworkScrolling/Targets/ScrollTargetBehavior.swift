/// A rule for where scrolls end.
public protocol ScrollTargetBehavior {
  /// What is known about the scroll.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Where a scroll would end.
  typealias Target = ScrollTarget

  /// What a rule may ask of the scroll view.
  typealias Properties = ScrollTargetBehaviorProperties

  /// What is known when the scroll view asks for those.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Moves the place where a scroll would end to where it should end.
  ///
  /// Called when a finger lets go, with the place where friction would stop the content, and when
  /// the scroll view's size changes.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What this rule asks of the scroll view.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Nothing in particular.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a rule may ask of the scroll view.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether gestures are to travel less far.
  public var limitsScrolls = false

  /// Nothing in particular.
  public init() {}
}

/// A rule of any type.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The rule itself.
  public var base: any ScrollTargetBehavior

  /// A box around `base`; a box is not boxed again.
  public init(_ base: some ScrollTargetBehavior) {
    if let other = base as? AnyScrollTargetBehavior { self = other } else { self.base = base }
  }

  /// Asks the rule itself.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Asks the rule itself.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}
