public import Foundation

/// UIKit's color type, for source such as `Color(.systemGray6)`.
public final class UIColor: Hashable, Sendable {
  package let color: Color

  /// A color with three components and an opacity, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A gray.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// A color with a hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A color with Display P3 components and an opacity, each 0…1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha)
  }

  /// The UIKit form of a SwiftUI color.
  public init(_ color: Color) { self.color = color }

  /// The color with its opacity replaced, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var copy = color
    copy.alpha = 1
    switch copy.source {
    case .fixed(var solid):
      solid.opacity = 1
      copy.source = .fixed(solid)
    case .adaptive(var light, var dark):
      (light.opacity, dark.opacity) = (1, 1)
      copy.source = .adaptive(light: light, dark: dark)
    case .elevating(var light, var dark, var elevated):
      (light.opacity, dark.opacity, elevated.opacity) = (1, 1, 1)
      copy.source = .elevating(light: light, dark: dark, elevated: elevated)
    case .named: break
    }
    return UIColor(copy.opacity(min(max(alpha, 0), 1)))
  }

  /// Stores the components in the light color scheme, each 0…1; returns true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color.resolved(dark: false)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Stores the gray of the color in the light color scheme, and its opacity; returns true.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color.resolved(dark: false)
    white?.pointee = CGFloat(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Whether two colors are equal.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  /// Hashes the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The SwiftUI form of a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// The SwiftUI form of a UIKit color; a name that an asset catalog has too is the catalog's.
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
}

/// The named colors.
///
/// - Source: documented, Human Interface Guidelines, "Color", iOS 18 values; components light |
///   dark. The plain ones (`red`, `blue`…) are pure, as UIKit's. Backgrounds on the elevated level are
///   measured on Apple's frameworks (WebKit's layout tests of iOS 18): grays, labels, fills and separators
///   are the same on both.
extension UIColor {
  /// The adaptive red.
  public static let systemRed = UIColor(Color.red)
  /// The adaptive orange.
  public static let systemOrange = UIColor(Color.orange)
  /// The adaptive yellow.
  public static let systemYellow = UIColor(Color.yellow)
  /// The adaptive green.
  public static let systemGreen = UIColor(Color.green)
  /// The adaptive mint.
  public static let systemMint = UIColor(Color.mint)
  /// The adaptive teal.
  public static let systemTeal = UIColor(Color.teal)
  /// The adaptive cyan.
  public static let systemCyan = UIColor(Color.cyan)
  /// The adaptive blue.
  public static let systemBlue = UIColor(Color.blue)
  /// The adaptive indigo.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The adaptive purple.
  public static let systemPurple = UIColor(Color.purple)
  /// The adaptive pink.
  public static let systemPink = UIColor(Color.pink)
  /// The adaptive brown.
  public static let systemBrown = UIColor(Color.brown)
  /// The base gray, the same in both color schemes.
  public static let systemGray = UIColor(Color.gray)
  /// The second gray, closer to the background.
  public static let systemGray2 = UIColor(Color.system(0xAEAEB2, 0x636366))
  /// The third gray, closer to the background.
  public static let systemGray3 = UIColor(Color.system(0xC7C7CC, 0x48484A))
  /// The fourth gray, closer to the background.
  public static let systemGray4 = UIColor(Color.system(0xD1D1D6, 0x3A3A3C))
  /// The fifth gray, closer to the background.
  public static let systemGray5 = UIColor(Color.system(0xE5E5EA, 0x2C2C2E))
  /// The sixth gray, closest to the background.
  public static let systemGray6 = UIColor(Color.system(0xF2F2F7, 0x1C1C1E))
  /// The primary label color.
  public static let label = UIColor(Color.primary)
  /// The secondary label color.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// The tertiary label color.
  public static let tertiaryLabel = UIColor(Color.label(light: 0.3, dark: 0.3))
  /// The quaternary label color.
  public static let quaternaryLabel = UIColor(Color.label(light: 0.18, dark: 0.16))
  /// The primary background color.
  public static let systemBackground = UIColor(Color.canvas)
  /// The background of content layered on the primary background.
  public static let secondarySystemBackground = UIColor(
    Color.system(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E))
  /// The background of content layered on the secondary background.
  public static let tertiarySystemBackground = UIColor(
    Color.system(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C))
  /// The primary background of grouped content.
  public static let systemGroupedBackground = UIColor(
    Color.system(0xF2F2F7, 0x000000, elevated: 0x1C1C1E))
  /// The background of groups on the primary grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    Color.system(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E))
  /// The background of content layered on a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color.system(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C))
  /// The fill color of thin shapes, such as the track of a slider.
  public static let systemFill = UIColor(Color.fill(light: 0.2, dark: 0.36))
  /// The fill color of medium-size shapes, such as the background of a switch.
  public static let secondarySystemFill = UIColor(Color.fill(light: 0.16, dark: 0.32))
  /// The fill color of large shapes, such as text fields.
  public static let tertiarySystemFill = UIColor(
    Color.fill(base: (0x767680, 0x767680), light: 0.12, dark: 0.24))
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    Color.fill(base: (0x747480, 0x767680), light: 0.08, dark: 0.18))
  /// The color of placeholder text.
  public static let placeholderText = UIColor(Color.label(light: 0.3, dark: 0.3))
  /// The color of links.
  public static let link = UIColor(Color.system(0x007AFF, 0x0984FF))
  /// The color of translucent separator lines.
  public static let separator = UIColor(Color.separator)
  /// The color of opaque separator lines.
  public static let opaqueSeparator = UIColor(Color.system(0xC6C6C8, 0x38383A))
  /// Black text for light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White text for dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The tint color of controls.
  public static let tintColor = systemBlue
  /// A dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Pure cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Pure orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Pure purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Pure brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A medium gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
}
