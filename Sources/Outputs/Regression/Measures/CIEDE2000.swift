import Foundation

/// The color difference CIEDE2000.
///
/// - Source: documented. G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 color-difference formula:
///   implementation notes, supplementary test data, and mathematical observations", 2005.
enum CIEDE2000 {
  /// The mean difference of a pair; those above `threshold` are counted.
  static func difference(of pair: PixelPair, threshold: Double) -> PixelDifference {
    var builder = PixelMask.Builder(pair.size)
    var (sum, greatest) = (0.0, 0.0)
    // Areas of one color are often replaced by areas of one color.
    var last: (old: UInt32, new: UInt32, difference: Double) = (0, 0, 0)
    for y in 0..<pair.height where !pair.isRowEqual(y) {
      var x = pair.firstDifference(from: 0, inRow: y)
      while x < pair.width {
        let index = y &* pair.width &+ x
        let (old, new) = (pair.old[index], pair.new[index])
        if last.old != old || last.new != new {
          last = (old, new, difference(CIELab(RGBA(old)), CIELab(RGBA(new))))
        }
        sum += last.difference
        greatest = max(greatest, last.difference)
        if last.difference > threshold { builder.mark(.different, x, y) }
        x = pair.firstDifference(from: x &+ 1, inRow: y)
      }
    }
    let compared = pair.comparedCount
    let mean = sum / Double(compared)
    return PixelDifference(
      score: mean, distance: mean, greatest: greatest, mask: builder.mask, comparedCount: compared)
  }

  /// The difference of two colors.
  static func difference(_ one: CIELab, _ other: CIELab) -> Double {
    let meanChroma = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2
    let stretch = 1 + (1 - saturation(meanChroma)) / 2
    let (first, second) = (Polar(one, stretch), Polar(other, stretch))
    let isGray = first.chroma * second.chroma == 0
    let chroma = (first.chroma + second.chroma) / 2
    let hue = isGray ? first.hue + second.hue : meanHue(first.hue, second.hue)
    let turn = isGray ? 0 : difference(ofHues: first.hue, second.hue)

    let middle = (one.lightness + other.lightness) / 2 - 50
    let forLightness = 1 + 0.015 * middle * middle / (20 + middle * middle).squareRoot()
    let lightness = (other.lightness - one.lightness) / forLightness
    let ofChroma = (second.chroma - first.chroma) / (1 + 0.045 * chroma)
    let ofHue =
      2 * (first.chroma * second.chroma).squareRoot() * sin(turn / 2)
      / (1 + 0.015 * chroma * hueWeight(hue))
    let square =
      lightness * lightness + ofChroma * ofChroma + ofHue * ofHue
      + rotation(chroma, hue) * ofChroma * ofHue
    return max(0, square).squareRoot()
  }

  /// A color by its chroma and hue, whose a axis is stretched.
  private struct Polar {
    let chroma: Double
    /// From 0 to 2π.
    let hue: Double

    init(_ color: CIELab, _ stretch: Double) {
      chroma = hypot(color.a * stretch, color.b)
      let angle = atan2(color.b, color.a * stretch)
      hue = angle < 0 ? angle + 2 * .pi : angle
    }
  }

  private static func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    // 25 to the power of 7.
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  private static func difference(ofHues one: Double, _ other: Double) -> Double {
    let difference = other - one
    if difference > .pi { return difference - 2 * .pi }
    return difference < -.pi ? difference + 2 * .pi : difference
  }

  private static func meanHue(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    guard abs(other - one) > .pi else { return sum / 2 }
    return (sum < 2 * .pi ? sum + 2 * .pi : sum - 2 * .pi) / 2
  }

  private static func hueWeight(_ hue: Double) -> Double {
    let degree = Double.pi / 180
    return 1 - 0.17 * cos(hue - 30 * degree) + 0.24 * cos(2 * hue)
      + 0.32 * cos(3 * hue + 6 * degree) - 0.20 * cos(4 * hue - 63 * degree)
  }

  /// The interaction of chroma and hue among blues.
  private static func rotation(_ chroma: Double, _ hue: Double) -> Double {
    let distance = (hue * 180 / .pi - 275) / 25
    let angle = 30 * Double.pi / 180 * exp(-distance * distance)
    return -sin(2 * angle) * 2 * saturation(chroma)
  }
}
