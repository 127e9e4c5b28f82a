import Foundation

/// The layout of a contact sheet; lengths in points of the sheet.
struct SheetLayout: Hashable {
  /// The number of pixels per point.
  static let scale: CGFloat = 2
  /// The width of every sheet.
  static let width: CGFloat = 1000
  /// The outer margin.
  static let margin: CGFloat = 48
  /// The spacing between stills.
  static let gap: CGFloat = 20
  /// The height from the top margin to the first still, for the title and the summary.
  static let head: CGFloat = 92
  /// The height under each still, for its time.
  static let label: CGFloat = 28

  /// The number of columns.
  let columns: Int
  /// The number of rows.
  let rows: Int
  /// The size of a still.
  let cell: CGSize

  /// The layout for `count` stills of a canvas; nil fits the number to the sheet.
  ///
  /// Twelve stills by default: more are too small to read, fewer leave out events.
  init(canvas: CGSize, count: Int?) {
    let shape = canvas.width / canvas.height
    let usual = shape < 0.75 ? 6 : shape < 1.35 ? 4 : 3
    let count = count ?? 12
    columns = min(usual, count)
    rows = (count + columns - 1) / columns
    let room = Self.width - 2 * Self.margin - Self.gap * CGFloat(usual - 1)
    let width = room / CGFloat(usual)
    // The edges of stills are those of pixels, so that a material at an edge blurs the still alone.
    let pixels = (Self.scale * width / shape).rounded()
    cell = CGSize(width: width, height: max(1, pixels) / Self.scale)
  }

  /// The height of the sheet.
  var height: CGFloat {
    2 * Self.margin + Self.head + CGFloat(rows) * (cell.height + Self.label)
      + CGFloat(rows - 1) * Self.gap
  }

  /// The top left corner of a still, in row-major order.
  func origin(of index: Int) -> CGPoint {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return CGPoint(
      x: Self.margin + CGFloat(column) * (cell.width + Self.gap),
      y: Self.margin + Self.head + CGFloat(row) * (cell.height + Self.label + Self.gap))
  }
}
