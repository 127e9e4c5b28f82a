public import ScrollworkFoundation

/// An observed change of a value.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The raw value of the key-value observing options.
  public let rawValue: UInt
  /// Creates key-value observing options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Changes have the new value.
  public static let new = Self(rawValue: 1)
  /// Changes have the old value.
  public static let old = Self(rawValue: 2)
  /// The value at once.
  public static let initial = Self(rawValue: 4)
  /// Before the change too.
  public static let prior = Self(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, which is not kept.
  public var oldValue: Value? { nil }
  /// Whether the change has not happened yet.
  public var isPrior: Bool { false }
}

/// An observation that lasts as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  var handler: (() -> Void)?

  /// Stops the observation.
  public func invalidate() { handler = nil }
}
