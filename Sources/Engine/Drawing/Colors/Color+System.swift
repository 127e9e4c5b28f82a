/// The named system colors.
///
/// - Source: documented, Human Interface Guidelines, "Color", iOS 18 values; a table of components
///   light | dark.
extension Color {
  /// Red.
  public static let red = system(0xFF3B30, 0xFF453A)
  /// Orange.
  public static let orange = system(0xFF9500, 0xFF9F0A)
  /// Yellow.
  public static let yellow = system(0xFFCC00, 0xFFD60A)
  /// Green.
  public static let green = system(0x34C759, 0x30D158)
  /// Mint.
  public static let mint = system(0x00C7BE, 0x63E6E2)
  /// Teal.
  public static let teal = system(0x30B0C7, 0x40C8E0)
  /// Cyan.
  public static let cyan = system(0x32ADE6, 0x64D2FF)
  /// Blue.
  public static let blue = system(0x007AFF, 0x0A84FF)
  /// Indigo.
  public static let indigo = system(0x5856D6, 0x5E5CE6)
  /// Purple.
  public static let purple = system(0xAF52DE, 0xBF5AF2)
  /// Pink.
  public static let pink = system(0xFF2D55, 0xFF375F)
  /// Brown.
  public static let brown = system(0xA2845E, 0xAC8E68)
  /// Gray.
  public static let gray = system(0x8E8E93, 0x8E8E93)
  /// White.
  public static let white = system(0xFFFFFF, 0xFFFFFF)
  /// Black.
  public static let black = system(0x000000, 0x000000)
  /// Fully transparent.
  public static let clear = Color(.init(red: 0, green: 0, blue: 0, opacity: 0))
  /// The primary label color: black, white in the dark color scheme.
  public static let primary = system(0x000000, 0xFFFFFF)
  /// The secondary label color.
  public static let secondary = label(light: 0.6, dark: 0.6)
  /// The accent color of controls: blue.
  public static let accentColor = Color(accentName)

  /// The background of a canvas: white, black in the dark color scheme.
  package static let canvas = system(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)

  /// The color of separator lines.
  ///
  /// - Source: documented for iOS 18, Human Interface Guidelines, "Color": separator.
  package static let separator = Color(
    .adaptive(
      light: components(0x3C3C43).opacity(0.29), dark: components(0x545458).opacity(0.6)))

  /// A label color with an opacity for each color scheme.
  static func label(light: Double, dark: Double) -> Color {
    Color(
      .adaptive(
        light: components(0x3C3C43).opacity(light), dark: components(0xEBEBF5).opacity(dark)))
  }

  /// A fill color with an opacity for each color scheme.
  ///
  /// - Source: documented for iOS 18, Human Interface Guidelines, "Color", and UIKit's fill colors.
  static func fill(
    base: (light: UInt32, dark: UInt32) = (0x787880, 0x787880), light: Double, dark: Double
  ) -> Color {
    Color(
      .adaptive(
        light: components(base.light).opacity(light), dark: components(base.dark).opacity(dark)))
  }

  static func system(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(
      light == dark
        ? .fixed(components(light)) : .adaptive(light: components(light), dark: components(dark)))
  }

  /// A color that is lighter on an elevated level in the dark color scheme.
  static func system(_ light: UInt32, _ dark: UInt32, elevated: UInt32) -> Color {
    Color(
      .elevating(
        light: components(light), dark: components(dark), elevated: components(elevated)))
  }

  private static func components(_ hex: UInt32) -> Resolved {
    Resolved(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
