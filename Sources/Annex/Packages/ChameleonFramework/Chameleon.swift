@_exported public import ScrollworkUIKit

extension UIColor {
  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  /// The color of hexadecimal digits.
  public convenience init?(hexString: String?) {
    guard let hexString else { return nil }
    let digits = hexString.filter(\.isHexDigit)
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    self.init(
      red: CGFloat(number >> 16 & 0xff) / 255, green: CGFloat(number >> 8 & 0xff) / 255,
      blue: CGFloat(number & 0xff) / 255, alpha: 1)
  }

  /// The hexadecimal digits of the color.
  public func hexValue() -> String {
    let (red, green, blue, _) = parts
    return "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The color darker by a part of its brightness.
  public func darken(byPercentage percentage: CGFloat) -> UIColor? {
    let (red, green, blue, alpha) = parts
    let rest = 1 - percentage
    guard rest >= 0 else { return nil }
    return UIColor(red: red * rest, green: green * rest, blue: blue * rest, alpha: alpha)
  }

  /// The color lighter by a part.
  public func lighten(byPercentage percentage: CGFloat) -> UIColor? {
    let (red, green, blue, alpha) = parts
    func lighter(_ part: CGFloat) -> CGFloat { min(1, part + (1 - part) * percentage) }
    return UIColor(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
  }

  /// One of the flat colors.
  public static func randomFlat() -> UIColor {
    let colors: [UIColor] = [
      flatRed(), flatOrange(), flatYellow(), flatGreen(), flatMint(), flatTeal(), flatSkyBlue(),
      flatBlue(), flatPurple(), flatMagenta(), flatPink(), flatWatermelon(), flatLime(),
    ]
    return colors.randomElement() ?? flatRed()
  }

  /// The flat red of the palette.
  public static func flatRed() -> UIColor { UIColor(red: 0.91, green: 0.3, blue: 0.24, alpha: 1) }
  /// The flat orange of the palette.
  public static func flatOrange() -> UIColor {
    UIColor(red: 0.9, green: 0.49, blue: 0.13, alpha: 1)
  }
  /// The flat yellow of the palette.
  public static func flatYellow() -> UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// The flat green of the palette.
  public static func flatGreen() -> UIColor {
    UIColor(red: 0.18, green: 0.8, blue: 0.44, alpha: 1)
  }
  /// The flat mint of the palette.
  public static func flatMint() -> UIColor { UIColor(red: 0.1, green: 0.74, blue: 0.61, alpha: 1) }
  /// The flat teal of the palette.
  public static func flatTeal() -> UIColor {
    UIColor(red: 0.23, green: 0.44, blue: 0.51, alpha: 1)
  }
  /// The flat sky blue of the palette.
  public static func flatSkyBlue() -> UIColor {
    UIColor(red: 0.2, green: 0.6, blue: 0.86, alpha: 1)
  }
  /// The flat blue of the palette.
  public static func flatBlue() -> UIColor { UIColor(red: 0.31, green: 0.4, blue: 0.63, alpha: 1) }
  /// The flat purple of the palette.
  public static func flatPurple() -> UIColor {
    UIColor(red: 0.45, green: 0.36, blue: 0.77, alpha: 1)
  }
  /// The flat magenta of the palette.
  public static func flatMagenta() -> UIColor {
    UIColor(red: 0.61, green: 0.35, blue: 0.71, alpha: 1)
  }
  /// The flat pink of the palette.
  public static func flatPink() -> UIColor {
    UIColor(red: 0.96, green: 0.49, blue: 0.77, alpha: 1)
  }
  /// The flat watermelon of the palette.
  public static func flatWatermelon() -> UIColor {
    UIColor(red: 0.94, green: 0.44, blue: 0.48, alpha: 1)
  }
  /// The flat lime of the palette.
  public static func flatLime() -> UIColor { UIColor(red: 0.65, green: 0.78, blue: 0.23, alpha: 1) }
  /// The flat black of the palette.
  public static func flatBlack() -> UIColor {
    UIColor(red: 0.17, green: 0.17, blue: 0.17, alpha: 1)
  }
  /// The flat white of the palette.
  public static func flatWhite() -> UIColor {
    UIColor(red: 0.93, green: 0.94, blue: 0.95, alpha: 1)
  }
  /// The flat gray of the palette.
  public static func flatGray() -> UIColor {
    UIColor(red: 0.58, green: 0.65, blue: 0.65, alpha: 1)
  }
  /// The flat navy blue of the palette.
  public static func flatNavyBlue() -> UIColor {
    UIColor(red: 0.2, green: 0.29, blue: 0.37, alpha: 1)
  }
}

/// Black or white, whichever is better read on a color.
public func ContrastColorOf(_ backgroundColor: UIColor, returnFlat: Bool) -> UIColor {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  _ = backgroundColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.6
  guard returnFlat else { return isLight ? .black : .white }
  return isLight ? .flatBlack() : .flatWhite()
}
