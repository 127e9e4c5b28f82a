public import Foundation

/// A color: fixed sRGB components, or a name that the color scheme resolves.
public struct Color: Hashable, Sendable {
  /// The color space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB primaries with linear components.
    case sRGBLinear
    /// Gamma-encoded Display P3, each component clamped to the sRGB gamut.
    case displayP3
  }

  /// A color's gamma-encoded sRGB components, each 0…1; not premultiplied.
  public struct Resolved: Hashable, Sendable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity: 0 is transparent, 1 opaque.
    public var opacity: Double

    /// A color with four components, each clamped to 0…1; NaN counts as 0.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = Self.unit(red)
      self.green = Self.unit(green)
      self.blue = Self.unit(blue)
      self.opacity = Self.unit(opacity)
    }

    private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    /// The color with its opacity multiplied by `factor`.
    package func opacity(_ factor: Double) -> Resolved {
      Resolved(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
  }

  package enum Source: Hashable, Sendable {
    case fixed(Resolved)
    case adaptive(light: Resolved, dark: Resolved)
    /// A color that is lighter on an elevated level in the dark color scheme.
    case elevating(light: Resolved, dark: Resolved, elevated: Resolved)
    /// A color that the scene's assets define under a name.
    case named(String)
  }

  /// The name that the accent color has in asset catalogs.
  package static let accentName = "AccentColor"

  package var source: Source
  package var alpha: Double = 1

  package init(_ source: Source) { self.source = source }

  /// A color of the components that a closure returns for a color scheme and a level.
  package init(_ components: (_ dark: Bool, _ elevated: Bool) -> Resolved) {
    let (light, dark) = (components(false, false), components(true, false))
    let elevated = components(true, true)
    if elevated != dark {
      self.init(.elevating(light: light, dark: dark, elevated: elevated))
    } else {
      self.init(light == dark ? .fixed(light) : .adaptive(light: light, dark: dark))
    }
  }

  /// The color in the scene's assets with a name; if there is none, clear, and the scene reports a
  /// problem.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// A color with resolved components.
  public init(_ resolved: Resolved) { self.init(.fixed(resolved)) }

  /// A color with three components and an opacity, each 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) =
      switch colorSpace {
      case .sRGB: (red, green, blue)
      case .sRGBLinear: (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
      case .displayP3: Self.fromDisplayP3(red, green, blue)
      }
    self.init(Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Converts Display P3 components to sRGB.
  ///
  /// - Source: documented, W3C "CSS Color 4", section 10: the transfer curve is that of sRGB.
  private static func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double)
    -> (Double, Double, Double)
  {
    let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
    return (
      encoded(1.224_940_176 * r - 0.224_940_176 * g),
      encoded(-0.042_056_955 * r + 1.042_056_955 * g),
      encoded(-0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_600 * b)
    )
  }

  /// Decodes an sRGB component to linear light.
  ///
  /// - Source: documented, IEC 61966-2-1.
  static func decoded(_ x: Double) -> Double {
    x <= 0.040_45 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
  }

  /// A gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color with a hue, saturation and brightness, each 0…1; hues outside wrap around.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let component = { (n: Double) in
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The color with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  /// The components in the light or dark color scheme, on the base or the elevated level.
  package func resolved(dark: Bool, elevated: Bool = false) -> Resolved {
    switch source {
    case .fixed(let color): color.opacity(alpha)
    case .adaptive(let light, let darkColor): (dark ? darkColor : light).opacity(alpha)
    case .elevating(let light, let base, let raised):
      (dark ? (elevated ? raised : base) : light).opacity(alpha)
    case .named(Self.accentName): Color.blue.resolved(dark: dark).opacity(alpha)
    case .named: Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
  }

  /// Encodes a linear component as sRGB.
  ///
  /// - Source: documented, IEC 61966-2-1.
  static func encoded(_ x: Double) -> Double {
    x <= 0.003_130_8 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
  }
}
