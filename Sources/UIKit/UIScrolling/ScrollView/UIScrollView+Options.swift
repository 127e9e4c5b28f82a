public import Foundation
import ScrollworkMotion

extension UIScrollView {
  /// The factor by which velocity decays each millisecond after the finger lifts.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, above 0 and below 1.
    public var rawValue: CGFloat

    /// Creates a rate from a factor.
    ///
    /// A factor outside of 0 … 1, exclusive, counts as ``normal``.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The rate in the motion model.
    ///
    /// - Source: chosen: factors between the two are taken as they are.
    var motion: ScrollworkMotion.DecelerationRate {
      let factor = Double(rawValue)
      return factor > 0 && factor < 1 ? .init(factor: factor) : .normal
    }
  }

  /// The color of the scroll indicators.
  ///
  /// - Source: measured by others, on iOS 13 and 26: 3 points thick, without a border. The header of iOS
  ///   5 has the default with a white border and the others thinner; the present look is chosen.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark in the light appearance, light in the dark one.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// Which safe area insets are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Same as ``scrollableAxes``; view controllers do not adjust it further here.
    case automatic
    /// The insets along the scrollable axes.
    case scrollableAxes
    /// No insets.
    case never
    /// All insets.
    case always
  }

  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// A drag does not dismiss the keyboard.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// The keyboard follows the finger, which can pull it back.
    case interactive
    /// As ``onDrag``, together with the input accessory view.
    case onDragWithAccessory
    /// As ``interactive``, together with the input accessory view.
    case interactiveWithAccessory

    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }
}
