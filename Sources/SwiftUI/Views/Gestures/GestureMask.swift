/// The gestures that are enabled: those added to a view, and those of its descendants.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Disables the added gesture and those of descendants.
  public static let none: GestureMask = []
  /// Enables the added gesture only.
  public static let gesture = GestureMask(rawValue: 1)
  /// Enables the gestures of descendants only.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enables the added gesture and those of descendants.
  public static let all: GestureMask = [.gesture, .subviews]
}
