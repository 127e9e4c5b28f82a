import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment

/// How large a reader wants text to be: here always the size that people start with.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller still than usual.
  case small
  /// Smaller than usual.
  case medium
  /// As people start with.
  case large
  /// Larger.
  case xLarge
  /// Larger still.
  case xxLarge
  /// The largest of the usual sizes.
  case xxxLarge
  /// The first of the sizes for those who see little.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of those for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A number that grows with the text, and is itself at the size that people start with.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: Sendable
where Value: Sendable {
  /// The number.
  public let wrappedValue: Value

  /// A number.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A number that grows like a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension EnvironmentValues {
  /// How large a reader wants text to be.
  public var dynamicTypeSize: DynamicTypeSize { .large }

  /// Whether meaning has to show without color.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether things should move less.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether nothing should be seen through.
  public var accessibilityReduceTransparency: Bool { false }
}
