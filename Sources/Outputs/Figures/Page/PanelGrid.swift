import Foundation

/// A grid of stills of one size on a page, row by row, with room for words beneath each.
///
/// The edges of stills are those of pixels at 2×, so that a material at an edge blurs the still
/// alone.
struct PanelGrid: Hashable {
  /// The number of stills.
  let count: Int
  /// The number of columns.
  let columns: Int
  /// The size of a still.
  let cell: CGSize
  /// The distance between columns, and of words from the still beneath them.
  let gap: CGFloat
  /// The left edge of the first still.
  let left: CGFloat

  /// The number of rows.
  var rows: Int { (count + columns - 1) / columns }

  /// The grid with the fewest rows in which the stills can be read.
  ///
  /// Rows are equally long where they can be, and stills as large as the page and the limits allow.
  ///
  /// - Parameters:
  ///   - count: The number of stills, 1 or more.
  ///   - shape: The size of the shown part of the canvas, in points.
  ///   - page: The page.
  ///   - height: The largest height of a still.
  init(count: Int, of shape: CGSize, on page: FigurePage, height: CGFloat) {
    let gap = 2 * page.grid
    let least = min(Self.leastFactor * shape.width, page.contentWidth)
    let most = max(1, Int((page.contentWidth + gap + 0.01) / (least + gap)))
    let rows = (count + most - 1) / most
    let columns = (count + rows - 1) / rows
    self.init(
      count: count, columns: columns, usual: columns, of: shape, on: page,
      height: min(height, shape.height))
  }

  /// The grid with some columns; stills have the width of `usual` columns.
  init(
    count: Int, columns: Int, usual: Int, of shape: CGSize, on page: FigurePage,
    height: CGFloat = .infinity
  ) {
    (self.count, self.columns) = (count, columns)
    gap = 2 * page.grid
    let room = (page.contentWidth - gap * CGFloat(usual - 1)) / CGFloat(usual)
    let width = min(room, height * shape.width / shape.height)
    let across = max(1, (width * 2).rounded(.down) / 2)
    cell = CGSize(
      width: across, height: max(1, (across * shape.height / shape.width * 2).rounded() / 2))
    let whole = CGFloat(columns) * (cell.width + gap) - gap
    left =
      columns < usual ? page.left : (page.left + (page.contentWidth - whole) / 2).rounded(.down)
  }

  /// The least factor from points of the canvas to those of the page.
  ///
  /// - Source: chosen: body text of 17 points is then five points high, which is read on a display
  ///   of 2 pixels per point.
  static let leastFactor = 0.29

  /// The frame of a still in a row whose top is `top`.
  func frame(_ index: Int, top: CGFloat) -> CGRect {
    CGRect(
      origin: CGPoint(x: left + CGFloat(index % columns) * (cell.width + gap), y: top.rounded()),
      size: cell)
  }

  /// The indices of the stills of a row.
  func indices(ofRow row: Int) -> Range<Int> { row * columns..<min(count, (row + 1) * columns) }
}
