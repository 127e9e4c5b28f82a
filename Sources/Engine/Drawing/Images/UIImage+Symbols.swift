public import Foundation

extension UIImage {
  /// The traits that an image is shown with.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font, which a symbol follows.
    package var fontWeight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to its font.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified
    case small, medium, large
  }

  /// The size and the weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package struct Values: Hashable, Sendable {
      package var pointSize: CGFloat?
      package var weight: SymbolWeight?
      package var scale: SymbolScale?

      package init(
        pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil
      ) {
        self.pointSize = pointSize
        self.weight = weight
        self.scale = scale
      }

      /// The font size: body text unless it is said.
      var size: CGFloat { pointSize ?? 17 }

      /// The size relative to the font.
      ///
      /// - Source: chosen, as for symbols in views.
      var factor: CGFloat {
        switch scale {
        case .small: 0.8
        case .large: 1.28
        default: 1
        }
      }
    }

    package let values: Values

    package init(_ values: Values) { self.values = values }

    /// The size of a font.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// The size and weight of a font.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// The size and weight of a font, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// These values, and those of another configuration in their place.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        Values(
          pointSize: other.values.pointSize ?? values.pointSize,
          weight: other.values.weight ?? values.weight, scale: other.values.scale ?? values.scale))
    }
  }
}
