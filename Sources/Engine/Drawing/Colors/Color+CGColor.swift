public import Foundation

extension CGColor {
  /// A color of sRGB components, each 0…1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color {
  /// The SwiftUI form of a Core Graphics color.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// The SwiftUI form of a Core Graphics color.
  public init(_ color: CGColor) { self = color.color }

  /// The color as Core Graphics has it, where it does not depend on the environment; else nil.
  public var cgColor: CGColor? {
    switch source {
    case .fixed: CGColor(self)
    case .adaptive, .elevating, .named: nil
    }
  }
}

extension Color.Resolved {
  /// The color as Core Graphics has it.
  public var cgColor: CGColor { CGColor(Color(self)) }
}
