import Foundation

extension Color.Resolved {
  /// A color of components in a space, as single precision numbers.
  public init(
    colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1
  ) {
    self = Color(
      colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
      opacity: Double(opacity)
    ).resolved(dark: false)
  }

  /// A color of sRGB components as single precision numbers.
  @_disfavoredOverload
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
  }

  /// The red component in linear light.
  public var linearRed: Float { Float(Color.decoded(red)) }

  /// The green component in linear light.
  public var linearGreen: Float { Float(Color.decoded(green)) }

  /// The blue component in linear light.
  public var linearBlue: Float { Float(Color.decoded(blue)) }
}

/// The color that a color literal stands for in SwiftUI and UIKit code.
extension UIColor: _ExpressibleByColorLiteral {
  /// A color of sRGB components, as a color literal has them.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a color literal without another one in its context.
public typealias _ColorLiteralType = UIColor
