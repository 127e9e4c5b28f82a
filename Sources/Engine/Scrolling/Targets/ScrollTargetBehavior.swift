/// A rule that determines where scrolls end.
public protocol ScrollTargetBehavior {
  /// The context of a scroll.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// The target of a scroll.
  typealias Target = ScrollTarget

  /// The properties that a behavior sets on its scroll view.
  typealias Properties = ScrollTargetBehaviorProperties

  /// The context in which the properties are computed.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes the proposed target of a scroll to the final one.
  ///
  /// Called when a finger lifts, with the target at which friction would stop the content, and when
  /// the scroll view's size changes.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The properties that this behavior sets on its scroll view.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// The default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Properties that a scroll target behavior sets on its scroll view.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether gestures scroll less far.
  public var limitsScrolls = false

  /// The default properties.
  public init() {}
}

/// A type-erased scroll target behavior.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The wrapped behavior.
  public var base: any ScrollTargetBehavior

  /// A wrapper of `base`; an `AnyScrollTargetBehavior` is not wrapped again.
  public init(_ base: some ScrollTargetBehavior) {
    if let other = base as? AnyScrollTargetBehavior { self = other } else { self.base = base }
  }

  /// Calls the wrapped behavior.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Calls the wrapped behavior.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}
