import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment

/// A Dynamic Type size; scenes always use `large`, the default.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The extra small size.
  case xSmall
  /// The small size.
  case small
  /// The medium size.
  case medium
  /// The large size, the default.
  case large
  /// The extra large size.
  case xLarge
  /// The second extra large size.
  case xxLarge
  /// The third extra large size, the largest of the standard sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size, the largest.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A number that scales with Dynamic Type; unscaled at the default size, which scenes use.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: Sendable
where Value: Sendable {
  /// The number.
  public let wrappedValue: Value

  /// Creates a scaled metric.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a metric that scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension EnvironmentValues {
  /// The Dynamic Type size, always `large`.
  public var dynamicTypeSize: DynamicTypeSize { .large }

  /// Whether meaning must be conveyed without color, always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether motion should be reduced, always false.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether transparency should be reduced, always false.
  public var accessibilityReduceTransparency: Bool { false }
}
