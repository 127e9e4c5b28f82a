/// Color differences in YIQ, the color space of NTSC television.
///
/// - Source: documented. Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using
///   YIQ NTSC transmission color space in mobile applications", 2010; the sums are made in the
///   order of the Python package pixelmatch 0.4.0, so that both round alike.
enum YIQ {
  /// The greatest squared difference, between black and white.
  ///
  /// - Source: documented, pixelmatch.
  private static let greatest = 35_215.0

  /// The distance of two colors over white, 1 between black and white; nil if it is within
  /// `threshold`.
  static func distance(_ old: RGBA, _ new: RGBA, above threshold: Double) -> Double? {
    let limit = greatest * threshold * threshold
    if old.alpha == 255, new.alpha == 255, bound(old, new) < limit { return nil }
    let (one, other) = (OverWhite(old), OverWhite(new))
    let y = one.luma - other.luma
    let i = one.inPhase - other.inPhase
    let q = one.quadrature - other.quadrature
    let square = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    guard square > limit else { return nil }
    return (square / greatest).squareRoot()
  }

  /// A number that the squared difference of opaque colors does not exceed.
  private static func bound(_ old: RGBA, _ new: RGBA) -> Double {
    let red = Int32(old.red) &- Int32(new.red)
    let green = Int32(old.green) &- Int32(new.green)
    let blue = Int32(old.blue) &- Int32(new.blue)
    return slope * Double(red &* red &+ green &* green &+ blue &* blue)
  }

  /// Above the greatest eigenvalue of the squared difference as a form of the channels, 0.2561.
  private static let slope = 0.26
}

/// A color over white, its channels from 0 to 255.
struct OverWhite {
  let red: Double
  let green: Double
  let blue: Double

  /// The color of a pixel over white.
  @inline(__always) init(_ pixel: RGBA) {
    let (r, g, b) = (Double(pixel.red), Double(pixel.green), Double(pixel.blue))
    if pixel.alpha == 255 {
      (red, green, blue) = (r, g, b)
    } else {
      let alpha = Double(pixel.alpha) / 255
      red = 255 + (r - 255) * alpha
      green = 255 + (g - 255) * alpha
      blue = 255 + (b - 255) * alpha
    }
  }

  /// The brightness, Y.
  var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
  /// Orange against blue, I.
  var inPhase: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
  /// Purple against green, Q.
  var quadrature: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}
