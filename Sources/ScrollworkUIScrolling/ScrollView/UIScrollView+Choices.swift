public import Foundation
import ScrollworkMotion

extension UIScrollView {
  /// What is left of the content's speed after each millisecond, once a finger has left.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, above 0 and below 1.
    public var rawValue: CGFloat

    /// A rate of a factor.
    ///
    /// A factor that is not above 0 and below 1 counts as ``normal``.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of most scroll views: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of scroll views that come to rest soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// - Source: chosen: factors between the two are taken as they are.
    var motion: ScrollworkMotion.DecelerationRate {
      let factor = Double(rawValue)
      return factor > 0 && factor < 1 ? .init(factor: factor) : .normal
    }
  }

  /// How indicators look.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark on light, light on dark.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// What of the safe area becomes insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As ``scrollableAxes``; there are no controllers here that could ask for more.
    case automatic
    /// What lies along the axes that scroll.
    case scrollableAxes
    /// Nothing.
    case never
    /// All.
    case always
  }

  /// How a drag makes the keyboard go.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// When it begins.
    case onDrag
    /// Along with the finger, which may bring it back.
    case interactive
    /// When it begins, with what stands on the keyboard.
    case onDragWithAccessory
    /// Along with the finger, with what stands on the keyboard.
    case interactiveWithAccessory

    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }
}
