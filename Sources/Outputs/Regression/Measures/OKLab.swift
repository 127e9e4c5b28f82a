import Foundation

/// Color differences in OKLab: of lightness plus of chroma, the HyAB distance.
///
/// - Source: documented. B. Ottosson, "A perceptual color space for image processing", 2020, and
///   its lightness with a toe, 2021; S. Abasi, M. Amani Tehran and M. D. Fairchild, "Distance
///   metrics for very large color differences", 2020. How alpha is blended and how cube roots are
///   interpolated is that of mapbox/pixelmatch at c6fee35 of July 2026, which became version 8, so
///   that counts agree.
enum OKLab {
  /// The distance of two colors, 1 between black and white; nil if it is within `threshold`.
  ///
  /// Translucent colors are blended over a pattern of the pixel's place, so that no color looks
  /// like the background; `index` is the place, counted row after row.
  static func distance(
    _ old: RGBA, _ new: RGBA, above threshold: Double, at index: Int
  ) -> Double? {
    let isOpaque = old.alpha == 255 && new.alpha == 255
    let one = isOpaque ? Cones(opaque: old) : Cones(old, at: index)
    let other = isOpaque ? Cones(opaque: new) : Cones(new, at: index)
    let (l, m, s) = (one.l - other.l, one.m - other.m, one.s - other.s)
    let lightness = abs(one.lightness - other.lightness)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    let chroma = a * a + b * b
    let rest = threshold - lightness
    if rest > 0, chroma <= rest * rest { return nil }
    return lightness + chroma.squareRoot()
  }
}

/// The cube roots of the responses of the three kinds of cones to a color.
private struct Cones {
  let l: Double
  let m: Double
  let s: Double

  /// Those of an opaque color.
  init(opaque pixel: RGBA) {
    self.init(
      linear: Tables.linear[Int(pixel.red)], Tables.linear[Int(pixel.green)],
      Tables.linear[Int(pixel.blue)])
  }

  /// Those of a color over the pattern at a place.
  init(_ pixel: RGBA, at index: Int) {
    // Counted in bytes; red is always in the dark half.
    let place = Double(4 * index)
    let green = Int(place / 1.618033988749895) % 2
    let blue = Int(place / 2.618033988749895) % 2
    let alpha = Double(pixel.alpha)
    func blended(_ channel: UInt8, over background: Int) -> Double {
      Tables.linear(
        (Double(channel) * alpha + Double(background) * (255 - alpha)) / 255)
    }
    self.init(
      linear: blended(pixel.red, over: 48), blended(pixel.green, over: 48 + 159 * green),
      blended(pixel.blue, over: 48 + 159 * blue))
  }

  private init(linear red: Double, _ green: Double, _ blue: Double) {
    l = Tables.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    m = Tables.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    s = Tables.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  }

  /// The lightness with a toe: near black, steps look smaller than OKLab's own lightness says.
  var lightness: Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }
}

/// Functions that are interpolated between tabled values.
private enum Tables {
  /// The linear light of each 8-bit channel; the last one twice.
  static let linear: [Double] = (0...256).map { SRGB.linear(Double(min($0, 255)) / 255) }

  /// The linear light of a channel from 0 to 255.
  static func linear(_ channel: Double) -> Double {
    let index = Int(channel)
    return linear[index] + (linear[index + 1] - linear[index]) * (channel - Double(index))
  }

  private static let steps = 4096.0
  private static let cubeRoots: [Double] = (0...4097).map { cbrt(Double($0) / steps) }

  /// The cube root of a number from 0 to 1.
  static func cubeRoot(_ number: Double) -> Double {
    let place = number * steps
    let index = Int(place)
    return cubeRoots[index] + (cubeRoots[index + 1] - cubeRoots[index]) * (place - Double(index))
  }
}
