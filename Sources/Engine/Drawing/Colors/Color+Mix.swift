import Foundation

extension Gradient {
  /// The space in which colors are interpolated.
  public enum ColorSpace: Hashable, Sendable {
    /// The gamma-encoded components, as on screen.
    case device
    /// A perceptually uniform space: Oklab.
    ///
    /// - Source: documented that it is perceptual; that it is Oklab (Björn Ottosson, 2020) is
    ///   measured by others.
    case perceptual
  }
}

extension Color {
  /// The color mixed with another one; a fraction of 0 is this color, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    return Color { dark, elevated in
      resolved(dark: dark, elevated: elevated)
        .mixed(with: rhs.resolved(dark: dark, elevated: elevated), by: part, in: colorSpace)
    }
  }
}

extension Color.Resolved {
  /// The color mixed with another one in a space, by premultiplied components.
  package func mixed(
    with other: Color.Resolved, by part: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    mixtures(with: other, by: [part], in: space)[0]
  }

  /// The color mixed with another one by several fractions.
  package func mixtures(
    with other: Color.Resolved, by parts: [Double], in space: Gradient.ColorSpace
  ) -> [Color.Resolved] {
    let (first, second) = (components(in: space), other.components(in: space))
    return parts.map { part in
      let alpha = opacity + (other.opacity - opacity) * part
      guard alpha > 0 else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
      let mixed = zip(first, second).map { a, b in
        (a * opacity * (1 - part) + b * other.opacity * part) / alpha
      }
      return Color.Resolved(components: mixed, in: space, opacity: alpha)
    }
  }

  private func components(in space: Gradient.ColorSpace) -> [Double] {
    switch space {
    case .device: [red, green, blue]
    case .perceptual: Oklab.components(linear: [red, green, blue].map(Color.decoded))
    }
  }

  private init(components: [Double], in space: Gradient.ColorSpace, opacity: Double) {
    let encoded =
      switch space {
      case .device: components
      case .perceptual: Oklab.linear(components).map(Color.encoded)
      }
    self.init(red: encoded[0], green: encoded[1], blue: encoded[2], opacity: opacity)
  }
}

/// The conversions between linear sRGB and Oklab.
///
/// - Source: documented, Björn Ottosson, "A perceptual color space for image processing", 2020.
private enum Oklab {
  static func components(linear rgb: [Double]) -> [Double] {
    let (r, g, b) = (rgb[0], rgb[1], rgb[2])
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return [
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
  }

  static func linear(_ lab: [Double]) -> [Double] {
    let cube = { (x: Double) in x * x * x }
    let l = cube(lab[0] + 0.396_337_777_4 * lab[1] + 0.215_803_757_3 * lab[2])
    let m = cube(lab[0] - 0.105_561_345_8 * lab[1] - 0.063_854_172_8 * lab[2])
    let s = cube(lab[0] - 0.089_484_177_5 * lab[1] - 1.291_485_548_0 * lab[2])
    return [
      4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ]
  }
}
