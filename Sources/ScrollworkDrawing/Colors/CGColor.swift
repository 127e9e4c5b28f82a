public import Foundation

/// Core Graphics' color type: a fixed color in sRGB.
public final class CGColor: Hashable, Sendable {
  package let resolved: Color.Resolved

  package init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// A color of sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A color of sRGB components, each 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray, 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green and blue components and the opacity.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The count of components, opacity included.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0…1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The color with its opacity replaced; nil never.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Double(min(max(alpha, 0), 1))
    return CGColor(copy)
  }

  /// Whether both colors have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.resolved == rhs.resolved }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// The SwiftUI form of a Core Graphics color.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The SwiftUI form of a Core Graphics color.
  public init(_ color: CGColor) { self.init(color.resolved) }

  /// The color as Core Graphics has it, where it does not depend on the environment; else nil.
  public var cgColor: CGColor? {
    switch source {
    case .fixed: CGColor(resolved(dark: false))
    case .adaptive, .named: nil
    }
  }
}

extension Color.Resolved {
  /// The color as Core Graphics has it.
  public var cgColor: CGColor { CGColor(self) }
}

extension UIColor {
  /// The color as Core Graphics has it: that of the light color scheme.
  public var cgColor: CGColor { CGColor(color.resolved(dark: false)) }

  /// The UIKit form of a Core Graphics color.
  public init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
}
