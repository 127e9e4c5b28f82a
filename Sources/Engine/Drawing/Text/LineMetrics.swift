public import Foundation
import ScrollworkGeometry

/// The vertical metrics of a typeface at its size, in points.
///
/// Layout asks for these, and not for the outlines of glyphs: a line of the system's face is as high as on a
/// device, whichever face of the font set draws it.
public struct LineMetrics: Hashable, Sendable {
  /// The height of a line above its baseline.
  public var ascent: CGFloat
  /// The depth of a line below its baseline.
  public var descent: CGFloat
  /// The distance between a line and the next; below zero, lines overlap.
  public var leading: CGFloat
  /// The height of capitals.
  public var capHeight: CGFloat
  /// The height of small letters.
  public var xHeight: CGFloat

  /// The metrics of a typeface.
  public init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }

  /// The height of a line.
  public var lineHeight: CGFloat { ascent + descent }

  /// The system's face at a size, without leading.
  ///
  /// - Source: measured on Apple's frameworks: San Francisco has 2048 units per em, an ascender of 1950, a
  ///   descender of 494, a cap height of 1443 and an x-height of 1078. The designs serif, rounded and
  ///   monospaced have the same here: chosen.
  package static func system(size: CGFloat) -> LineMetrics {
    let unit = size / 2048
    return LineMetrics(
      ascent: 1950 * unit, descent: 494 * unit, leading: 0, capHeight: 1443 * unit,
      xHeight: 1078 * unit)
  }
}

extension FontFace {
  /// The metrics of a face of the system, which do not depend on the font that draws it; nil for a face of a
  /// named family.
  package var systemMetrics: LineMetrics? {
    guard family == nil else { return nil }
    var metrics = LineMetrics.system(size: size)
    metrics.leading = leading
    return metrics
  }

  /// The face with the leading of a text style at its size.
  package var withStyleLeading: FontFace {
    var copy = self
    copy.leading =
      Font.TextStyle.lineDistance(ofSize: Int(clampingNumber: size.rounded()))
      - LineMetrics.system(size: size).lineHeight
    return copy
  }
}

extension Font.TextStyle {
  /// The distance between the baselines of a text style whose font has a size, in points.
  package static func lineDistance(ofSize size: Int) -> CGFloat {
    CGFloat(lineDistances[size] ?? size)
  }

  /// The leading of each size of the system font in a text style, as the guidelines call the distance between
  /// baselines.
  ///
  /// - Source: documented, Human Interface Guidelines, "Typography", "Specifications", for the sizes of
  ///   extra small, Large and AX1, where equal sizes have equal leadings. The others, which lie
  ///   between and above these, are not verified.
  private static let lineDistances: [Int: Int] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]
}
