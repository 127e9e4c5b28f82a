/// Tells whether a pixel that differs is antialiasing in one of two pictures.
///
/// Antialiasing lies between a darker and a brighter neighbor, one of which belongs to an even area
/// in both pictures.
///
/// - Source: documented. V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009,
///   as pixelmatch applies it.
struct AntialiasingDetector {
  /// A way to compare brightnesses over white; both differ in how they round.
  enum Brightness {
    /// The difference of the lumas.
    case luma
    /// The weighted difference of the channels; where it is none, of the alphas.
    case weightedDifference
  }

  private let old: UnsafePointer<UInt32>
  private let new: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int
  private let brightness: Brightness

  /// A detector for a pair.
  init(_ pair: PixelPair, _ brightness: Brightness) {
    (old, new, width, height) = (pair.old, pair.new, pair.width, pair.height)
    self.brightness = brightness
  }

  /// Whether a pixel is antialiasing in either picture.
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    isAntialiased(x, y, in: old) || isAntialiased(x, y, in: new)
  }

  private func isAntialiased(_ x: Int, _ y: Int, in picture: UnsafePointer<UInt32>) -> Bool {
    let center = picture[y &* width &+ x]
    let luma = brightness == .luma ? OverWhite(RGBA(center)).luma : 0
    var equals = isOnEdge(x, y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (darkest, brightest) = (0, 0)
    // Column by column: of equally dark neighbors, the first one counts.
    for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
      for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) where column != x || row != y {
        let index = row &* width &+ column
        let difference = difference(center, luma, picture[index])
        if difference == 0 {
          equals &+= 1
          if equals > 2 { return false }
        } else if difference < least {
          (least, darkest) = (difference, index)
        } else if difference > most {
          (most, brightest) = (difference, index)
        }
      }
    }
    if least == 0 || most == 0 { return false }
    return isEven(darkest) || isEven(brightest)
  }

  /// The brightness of the center, whose luma is known, less that of a neighbor.
  private func difference(_ center: UInt32, _ luma: Double, _ neighbor: UInt32) -> Double {
    if center == neighbor { return 0 }
    let other = RGBA(neighbor)
    if brightness == .luma { return luma - OverWhite(other).luma }
    return Self.weightedDifference(RGBA(center), other)
  }

  private static func weightedDifference(_ one: RGBA, _ other: RGBA) -> Double {
    let (alpha, otherAlpha) = (Int(one.alpha), Int(other.alpha))
    let step = alpha - otherAlpha
    func difference(_ channel: UInt8, _ otherChannel: UInt8) -> Double {
      if alpha == 255, otherAlpha == 255 { return Double(Int(channel) - Int(otherChannel)) }
      return Double(Int(channel) * alpha - Int(otherChannel) * otherAlpha - 255 * step) / 255
    }
    let sum =
      difference(one.red, other.red) * 0.29889531
      + difference(one.green, other.green) * 0.58662247
      + difference(one.blue, other.blue) * 0.11448223
    return sum == 0 && step != 0 ? Double(step) / 2 : sum
  }

  /// Whether a pixel has three or more neighbors of its color, in both pictures.
  private func isEven(_ index: Int) -> Bool {
    let (y, x) = index.quotientAndRemainder(dividingBy: width)
    return isEven(x, y, in: old) && isEven(x, y, in: new)
  }

  private func isEven(_ x: Int, _ y: Int, in picture: UnsafePointer<UInt32>) -> Bool {
    let center = picture[y &* width &+ x]
    var equals = isOnEdge(x, y) ? 1 : 0
    for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
      for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) where column != x || row != y {
        if picture[row &* width &+ column] == center { equals &+= 1 }
      }
    }
    return equals > 2
  }

  /// Whether a pixel is in the outermost rows or columns, beyond which all counts as equal.
  private func isOnEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width &- 1 || y == height &- 1
  }
}
