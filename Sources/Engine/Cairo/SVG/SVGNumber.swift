import Foundation
import ScrollworkGeometry

/// Formats numbers for SVG in the shortest form: thousandths, without trailing zeros and without a
/// zero before the decimal point.
enum SVGNumber {
  /// The number in thousandths, rounded.
  ///
  /// - Throws: A ``CairoError`` if the number is not finite or too large for this precision.
  static func thousandths(_ value: CGFloat) throws(CairoError) -> Int {
    guard abs(value) < 1e9 else { throw .number(place: "geometry to be written as SVG") }
    return Int((value * 1000).rounded())
  }

  /// Formats a number to thousandths.
  static func format(_ value: CGFloat) throws(CairoError) -> String {
    format(try thousandths(value), digits: 3)
  }

  /// Formats a number to hundredths.
  static func format(hundredths value: CGFloat) throws(CairoError) -> String {
    format(try thousandths(value / 10), digits: 2)
  }

  /// Formats a scale factor, which multiplies lengths of hundreds of points, to millionths.
  static func format(factor value: CGFloat) throws(CairoError) -> String {
    guard abs(value) < 1e6 else { throw .number(place: "transform of a layer") }
    return format(Int((value * 1_000_000).rounded()), digits: 6)
  }

  /// Formats the offset of a gradient's stop, 0 … 1.
  static func format(offset value: Double, digits: Int) throws(CairoError) -> String {
    guard abs(value) <= 1 else { throw .number(place: "stops of a gradient") }
    return format(Int((value * pow(10, Double(digits))).rounded()), digits: digits)
  }

  /// Formats an integer with its last `digits` digits after the decimal point.
  static func format(_ value: Int, digits: Int) -> String {
    var (rest, places) = (value.magnitude, digits)
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    let spelled = String(rest)
    let sign = value < 0 ? "-" : ""
    guard places > 0 else { return sign + spelled }
    let zeros = String(repeating: "0", count: max(0, places - spelled.count))
    let all = zeros + spelled
    return sign + all.dropLast(places) + "." + all.suffix(places)
  }

  /// The value of a transform attribute; nil for the identity.
  static func transform(_ t: CGAffineTransform) throws(CairoError) -> String? {
    if t.isIdentity { return nil }
    let (x, y) = (try format(t.tx), try format(t.ty))
    if t.isTranslation { return y == "0" ? "translate(\(x))" : "translate(\(x) \(y))" }
    var factors: [String] = []
    for factor in [t.a, t.b, t.c, t.d] { factors.append(try format(factor: factor)) }
    return "matrix(\(factors.joined(separator: " ")) \(x) \(y))"
  }
}
