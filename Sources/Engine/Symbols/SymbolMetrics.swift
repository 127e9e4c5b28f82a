package import Foundation
import ScrollworkGeometry

/// The size of symbols beside text.
///
/// The frame of a symbol is the box of its ink, with a narrow margin at the sides, so that each has a
/// width and a height of its own.
package enum SymbolMetrics {
  /// The side of the square of 24 units at medium scale, as a multiple of the font size.
  ///
  /// - Source: chosen, so that a circle has the diameter of 1.15 font sizes, as measured by others
  ///   from images of symbols beside body text: 20 × 19.5 points with margins.
  private static let sideFactor: CGFloat = 1.353
  /// The margin on the left and the right, in units.
  ///
  /// - Source: chosen; half a point on both sides together beside body text.
  private static let margin: CGFloat = 0.35

  /// The length of a unit of the drawing beside text of a size, in points.
  package static func unit(besideTextOf size: CGFloat) -> CGFloat {
    size * sideFactor / SymbolPart.side
  }

  /// The box of a symbol, in units.
  package static func box(named name: String, isRightToLeft: Bool, weight: Int) -> CGRect {
    SymbolCatalog.outline(named: name, isRightToLeft: isRightToLeft, weight: weight).bounds
      .insetBy(dx: -margin, dy: 0)
  }
}
