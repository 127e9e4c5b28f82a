public import Foundation

/// A color as layers take it.
public struct CGColor: Hashable, Sendable {
  package let color: Color

  package init(_ color: Color) { self.color = color }

  /// A color with three components and an opacity, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A gray.
  public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: gray, opacity: alpha) }

  /// The opacity, 0…1.
  public var alpha: CGFloat { CGFloat(color.resolved(dark: false).opacity) }

  /// The red, green and blue components and the opacity, each 0…1.
  public var components: [CGFloat]? {
    let color = color.resolved(dark: false)
    return [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
  }

  /// The number of components, with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(UIColor(color).withAlphaComponent(alpha).color)
  }
}

extension UIColor {
  /// The color as layers take it.
  public var cgColor: CGColor { CGColor(color) }

  /// Creates a color from a layer's.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}
