import Foundation

/// A linear transform of colors: a 3 × 3 matrix and a constant; results are clamped to 0 … 1, and
/// the opacity is unchanged.
///
/// Components are gamma-encoded and not premultiplied.
///
/// - Source: brightness, contrast, saturation and the turn of hues are those of W3C's "Filter
///   Effects"; that the system's are the same is chosen.
public struct ColorMatrix: Hashable, Sendable {
  /// Twelve numbers in three rows, for red, green and blue: the factors of red, green and blue,
  /// then the constant.
  public let rows: [Double]

  private init(_ rows: [Double]) { self.rows = rows.map { $0.isFinite ? $0.onGrid() : 0 } }

  /// The matrix with the given ``rows``; nil unless they are twelve numbers.
  package init?(rows: [Double]) {
    guard rows.count == 12 else { return nil }
    self.init(rows)
  }

  /// The identity matrix.
  public static let identity = ColorMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0])

  /// Adds an amount to each component: −1 is black, 1 is white.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([1, 0, 0, amount, 0, 1, 0, amount, 0, 0, 1, amount])
  }

  /// Scales each component's distance from middle gray; 1 is unchanged.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let middle = (1 - amount) / 2
    return ColorMatrix([amount, 0, 0, middle, 0, amount, 0, middle, 0, 0, amount, middle])
  }

  /// Scales each color's distance from the gray of its luminance; 1 is unchanged, 0 is gray.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = (0.213 * (1 - amount), 0.715 * (1 - amount), 0.072 * (1 - amount))
    return ColorMatrix([
      red + amount, green, blue, 0, red, green + amount, blue, 0, red, green, blue + amount, 0,
    ])
  }

  /// Rotates the hue, by an angle in radians.
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

  /// Multiplies each component by that of a color, ignoring its opacity.
  public static func product(_ color: Color.Resolved) -> ColorMatrix {
    ColorMatrix([color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0])
  }

  /// Inverts each component.
  public static let inverse = ColorMatrix([-1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1])
}
