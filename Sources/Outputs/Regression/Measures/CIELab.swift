import Foundation

/// A color in CIELAB, under D65.
///
/// - Source: documented, CIE 15; the constants are those of scikit-image's `rgb2lab`.
struct CIELab: Hashable {
  let lightness: Double
  let a: Double
  let b: Double

  /// A color in CIELAB.
  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// The color of a pixel over white.
  init(_ pixel: RGBA) {
    let (r, g, b) = pixel.onWhite
    let (red, green, blue) = (SRGB.linear[Int(r)], SRGB.linear[Int(g)], SRGB.linear[Int(b)])
    let x = Self.root((0.412453 * red + 0.357580 * green + 0.180423 * blue) / 0.95047)
    let y = Self.root(0.212671 * red + 0.715160 * green + 0.072169 * blue)
    let z = Self.root((0.019334 * red + 0.119193 * green + 0.950227 * blue) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func root(_ value: Double) -> Double {
    value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116.0
  }
}
