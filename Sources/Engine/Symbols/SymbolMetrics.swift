package import Foundation
import ScrollworkGeometry

/// The size of symbols beside text.
///
/// The frame of a symbol is the box of its ink with narrow margins, so that each has a width and a height of
/// its own.
package enum SymbolMetrics {
  /// The side of the square of 24 units at medium scale, as a multiple of the font size.
  ///
  /// - Source: measured by others: a circle at medium scale is 0.996 font sizes wide in the outlines that
  ///   symbols are designed from, as in screenshots of rows with symbols; a circle is 20.4 units wide here.
  private static let sideFactor: CGFloat = 1.172
  /// The margins at the sides, and above and below, in units.
  ///
  /// - Source: measured by others: the image of a circle beside body text is 20⅓ × 19⅔ points.
  private static let margin = CGSize(width: 2, height: 1.5)

  /// The length of a unit of the drawing beside text of a size, in points.
  package static func unit(besideTextOf size: CGFloat) -> CGFloat {
    size * sideFactor / SymbolPart.side
  }

  /// The box of a symbol, in units.
  package static func box(named name: String, isRightToLeft: Bool, weight: Int) -> CGRect {
    SymbolCatalog.outline(named: name, isRightToLeft: isRightToLeft, weight: weight).bounds
      .insetBy(dx: -margin.width, dy: -margin.height)
  }
}
