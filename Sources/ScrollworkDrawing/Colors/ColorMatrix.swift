import Foundation

/// A change of colors: each component becomes a sum of parts of the three and a constant, cut to
/// 0 … 1; coverage stays.
///
/// The components are gamma-encoded and not premultiplied, as everywhere here.
///
/// - Source: brightness, contrast, saturation and the turn of hues are those of W3C's "Filter
///   Effects"; that the system's are the same is chosen.
public struct ColorMatrix: Hashable, Sendable {
  /// Twelve numbers: for red, green and blue each, the parts of red, green and blue and what is
  /// added.
  public let rows: [Double]

  private init(_ rows: [Double]) { self.rows = rows.map { $0.isFinite ? $0.onGrid() : 0 } }

  /// Colors as they are.
  public static let identity = ColorMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0])

  /// The same amount added to each component: −1 is black, 1 is white.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([1, 0, 0, amount, 0, 1, 0, amount, 0, 0, 1, amount])
  }

  /// Each component so many times as far from the middle; 1 is no change.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let middle = (1 - amount) / 2
    return ColorMatrix([amount, 0, 0, middle, 0, amount, 0, middle, 0, 0, amount, middle])
  }

  /// Each color so many times as far from the gray of its luminance; 1 is no change, 0 is gray.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = (0.213 * (1 - amount), 0.715 * (1 - amount), 0.072 * (1 - amount))
    return ColorMatrix([
      red + amount, green, blue, 0, red, green + amount, blue, 0, red, green, blue + amount, 0,
    ])
  }

  /// Colors turned about the axis of grays, in radians.
  public static func hueRotation(_ radians: Double) -> ColorMatrix {
    let (cosine, sine) = (cos(radians), sin(radians))
    return ColorMatrix([
      0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
      0.072 - cosine * 0.072 + sine * 0.928, 0,
      0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
      0.072 - cosine * 0.072 - sine * 0.283, 0,
      0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
      0.072 + cosine * 0.928 + sine * 0.072, 0,
    ])
  }

  /// Each component times that of a color, whose opacity does not count.
  public static func product(_ color: Color.Resolved) -> ColorMatrix {
    ColorMatrix([color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0])
  }

  /// Each component taken from one.
  public static let inverse = ColorMatrix([-1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1])
}
