public import ScrollworkUIKit

/// A priority of constraints.
public struct ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable,
  Sendable
{
  /// The priority, up to 1000.
  public let value: Float

  /// Creates a constraint priority with a value.
  public init(_ value: Float) { self.value = value }

  /// Creates a priority of a number.
  public init(floatLiteral value: Float) { self.value = value }

  /// Creates a priority of a number.
  public init(integerLiteral value: Int) { self.value = Float(value) }

  /// The priority of constraints that must hold: 1000.
  public static var required: ConstraintPriority { 1000 }
  /// The high priority: 750.
  public static var high: ConstraintPriority { 750 }
  /// The medium priority: 500.
  public static var medium: ConstraintPriority { 500 }
  /// The low priority: 250.
  public static var low: ConstraintPriority { 250 }
}

/// A type that converts to a priority.
public protocol ConstraintPriorityTarget {
  /// The priority, up to 1000.
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
  /// The priority, up to 1000.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintPriorityTarget {
  /// The priority, up to 1000.
  public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintPriorityTarget {
  /// The priority, up to 1000.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintPriorityTarget {
  /// The priority, up to 1000.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  /// The priority, up to 1000.
  public var constraintPriorityTargetValue: Float { rawValue }
}

extension ConstraintPriority: ConstraintPriorityTarget {
  /// The priority, up to 1000.
  public var constraintPriorityTargetValue: Float { value }
}
