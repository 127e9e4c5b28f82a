import Foundation

/// Where the pictures of a contact sheet go; lengths in points of the sheet.
struct SheetLayout: Hashable {
  /// The sheet is this wide, whatever is on it; at @2x 2,000 pixels.
  static let width: CGFloat = 1000
  /// Around everything.
  static let margin: CGFloat = 48
  /// Between pictures.
  static let gap: CGFloat = 20
  /// From the top margin to the first picture: a title, a line under it, and air.
  static let head: CGFloat = 92
  /// Under each picture, for its time.
  static let label: CGFloat = 28

  /// Pictures side by side.
  let columns: Int
  /// Rows of them.
  let rows: Int
  /// The extent of a picture.
  let cell: CGSize

  /// A layout for so many pictures of a canvas; as many as fill it when `count` is nil.
  ///
  /// Twelve pictures: more get too small to be read, fewer leave out what happens.
  init(canvas: CGSize, count: Int?) {
    let shape = canvas.width / canvas.height
    let usual = shape < 0.75 ? 6 : shape < 1.35 ? 4 : 3
    let count = count ?? 12
    columns = min(usual, count)
    rows = (count + columns - 1) / columns
    let room = Self.width - 2 * Self.margin - Self.gap * CGFloat(usual - 1)
    let width = room / CGFloat(usual)
    cell = CGSize(width: width, height: width / shape)
  }

  /// How high the sheet is.
  var height: CGFloat {
    2 * Self.margin + Self.head + CGFloat(rows) * (cell.height + Self.label)
      + CGFloat(rows - 1) * Self.gap
  }

  /// The top left corner of a picture, counted along the rows.
  func origin(of index: Int) -> CGPoint {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return CGPoint(
      x: Self.margin + CGFloat(column) * (cell.width + Self.gap),
      y: Self.margin + Self.head + CGFloat(row) * (cell.height + Self.label + Self.gap))
  }
}
