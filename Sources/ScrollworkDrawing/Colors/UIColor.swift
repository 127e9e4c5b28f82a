public import Foundation

/// A color as UIKit code names it, for source that says `Color(.systemGray6)`.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// A color of three components and an opacity, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A gray.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// A color by hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A color of the other kind.
  public init(_ color: Color) { self.color = color }

  /// The same color with another opacity, 0…1.
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
    case .named: break
    }
    return UIColor(copy.opacity(min(max(alpha, 0), 1)))
  }
}

extension Color {
  /// A color as UIKit code names it.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A color as UIKit code names it.
  public init(_ color: UIColor) { self = color.color }
}

/// The named colors.
///
/// - Source: documented, Human Interface Guidelines, "Color", iOS 18 values; components light | dark.
///   The plain ones (`red`, `blue`…) are pure, as UIKit's.
extension UIColor {
  /// Red that adapts.
  public static let systemRed = UIColor(Color.red)
  /// Orange that adapts.
  public static let systemOrange = UIColor(Color.orange)
  /// Yellow that adapts.
  public static let systemYellow = UIColor(Color.yellow)
  /// Green that adapts.
  public static let systemGreen = UIColor(Color.green)
  /// Mint that adapts.
  public static let systemMint = UIColor(Color.mint)
  /// Teal that adapts.
  public static let systemTeal = UIColor(Color.teal)
  /// Cyan that adapts.
  public static let systemCyan = UIColor(Color.cyan)
  /// Blue that adapts.
  public static let systemBlue = UIColor(Color.blue)
  /// Indigo that adapts.
  public static let systemIndigo = UIColor(Color.indigo)
  /// Purple that adapts.
  public static let systemPurple = UIColor(Color.purple)
  /// Pink that adapts.
  public static let systemPink = UIColor(Color.pink)
  /// Brown that adapts.
  public static let systemBrown = UIColor(Color.brown)
  /// The middle gray, the same in the dark.
  public static let systemGray = UIColor(Color.gray)
  /// A gray nearer to the background.
  public static let systemGray2 = UIColor(Color.system(0xAEAEB2, 0x636366))
  /// A gray nearer to the background.
  public static let systemGray3 = UIColor(Color.system(0xC7C7CC, 0x48484A))
  /// A gray nearer to the background.
  public static let systemGray4 = UIColor(Color.system(0xD1D1D6, 0x3A3A3C))
  /// A gray near the background.
  public static let systemGray5 = UIColor(Color.system(0xE5E5EA, 0x2C2C2E))
  /// The gray nearest to the background.
  public static let systemGray6 = UIColor(Color.system(0xF2F2F7, 0x1C1C1E))
  /// The color of main text.
  public static let label = UIColor(Color.primary)
  /// The color of supporting text.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// The color of text of less weight.
  public static let tertiaryLabel = UIColor(Color.label(light: 0.3, dark: 0.3))
  /// The color of text of least weight.
  public static let quaternaryLabel = UIColor(Color.label(light: 0.18, dark: 0.16))
  /// The background of a screen.
  public static let systemBackground = UIColor(Color.canvas)
  /// The background of something on a screen.
  public static let secondarySystemBackground = UIColor(Color.system(0xF2F2F7, 0x1C1C1E))
  /// The background of something on that.
  public static let tertiarySystemBackground = UIColor(Color.system(0xFFFFFF, 0x2C2C2E))
  /// The background of a screen of groups.
  public static let systemGroupedBackground = UIColor(Color.system(0xF2F2F7, 0x000000))
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(Color.system(0xFFFFFF, 0x1C1C1E))
  /// The background of something in a group.
  public static let tertiarySystemGroupedBackground = UIColor(Color.system(0xF2F2F7, 0x2C2C2E))
  /// The color of the room of something thin, such as the track of a slider.
  public static let systemFill = UIColor(Color.fill(light: 0.2, dark: 0.36))
  /// The color of the room of something of middle size, such as a switch.
  public static let secondarySystemFill = UIColor(Color.fill(light: 0.16, dark: 0.32))
  /// The color of the room of something large, such as a field.
  public static let tertiarySystemFill = UIColor(
    Color.fill(base: (0x767680, 0x767680), light: 0.12, dark: 0.24))
  /// The color of the room of something that fills an area.
  public static let quaternarySystemFill = UIColor(
    Color.fill(base: (0x747480, 0x767680), light: 0.08, dark: 0.18))
  /// The color of what stands in an empty field.
  public static let placeholderText = UIColor(Color.label(light: 0.3, dark: 0.3))
  /// The color of text that leads somewhere.
  public static let link = UIColor(Color.system(0x007AFF, 0x0984FF))
  /// The color of thin lines through which something shows.
  public static let separator = UIColor(Color.separator)
  /// The color of thin lines that hide what is behind.
  public static let opaqueSeparator = UIColor(Color.system(0xC6C6C8, 0x38383A))
  /// Black text on light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White text on dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of controls.
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
  /// A half gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
}
