/// Which gestures of a view and of those inside it count.
public struct GestureMask: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// A set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture, neither the view's nor those inside.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that is added and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
