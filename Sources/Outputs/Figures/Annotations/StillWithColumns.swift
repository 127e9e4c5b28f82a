import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The layout of a still between columns of callouts.
struct StillWithColumns {
  /// The size of the still, in points of its scene.
  let canvas: CGSize
  /// The columns of callouts.
  let columns: Set<HorizontalEdge>
  /// The height of the still on the page, at most.
  var height = Self.height
  /// The distance of the columns from the still.
  var gap = CalloutColumns.gap

  /// The height of a still on a page, at most.
  ///
  /// - Source: chosen: a phone on a page beside its callouts.
  static let height: CGFloat = 460
  /// The width of a column of callouts.
  ///
  /// - Source: chosen: five or six words a line.
  static let column: CGFloat = 172
  /// The least width of a still beside callouts.
  ///
  /// - Source: chosen: smaller text in a phone is not read.
  private static let leastWidth: CGFloat = 120

  /// The frame of the still at the top of a page: in the middle between the columns.
  ///
  /// - Throws: A ``FigureError`` for a page that is too narrow.
  func frame(on page: FigurePage) throws(FigureError) -> CGRect {
    let column = Self.column + gap
    let beside = CGFloat(columns.count) * column
    let natural = min(canvas.width * height / canvas.height, canvas.width)
    let width = min(page.contentWidth - beside, natural)
    guard width >= min(Self.leastWidth, natural) else {
      let needed = Self.leastWidth + beside + 2 * page.theme.margin
      throw FigureError(
        "found a width of \(Decimal3.spell(page.width)) pt, expected at least "
          + "\(Decimal3.spell(needed.rounded(.up))) pt for a still with its callouts",
        at: [.name("width")])
    }
    let left = columns.contains(.leading) ? page.left + column : page.left
    let right = columns.contains(.trailing) ? page.right - column : page.right
    return CGRect(
      x: (left + right - width) / 2, y: page.top, width: width,
      height: width * canvas.height / canvas.width)
  }
}
