import Foundation
import ScrollworkGeometry

/// Which views of a grid stand in which rows and columns.
struct GridStructure {
  /// A view and the columns it takes.
  struct Cell {
    /// The number of the view.
    var view: Int
    var row: Int
    var columns: Range<Int>
    /// The axes along which the cell does not count for the size of the grid.
    var unsized: Axis.Set
    var anchor: UnitPoint?
  }

  /// All cells, row by row.
  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// How the cells of each row are aligned, where it says so itself.
  private(set) var rowAlignments: [VerticalAlignment?] = []
  /// How the cells of each column are aligned, where a cell of it says so.
  private(set) var columnAlignments: [HorizontalAlignment?] = []

  /// Neighbors that say they stand in one row do; every other view has a row to itself.
  init(_ subviews: LayoutSubviews) {
    var (last, column): (GridRowPlace?, Int) = (nil, 0)
    var whole: [Int] = []
    for (number, subview) in subviews.enumerated() {
      let place = subview[GridCell.Row.self]
      if place == nil || place != last {
        rowCount += 1
        rowAlignments.append(place?.alignment)
        column = 0
      }
      last = place
      let span = place == nil ? 1 : max(1, subview[GridCell.Columns.self] ?? 1)
      if place == nil { whole.append(cells.count) }
      cells.append(
        Cell(
          view: number, row: rowCount - 1, columns: column..<column + span,
          unsized: subview[GridCell.UnsizedAxes.self], anchor: subview[GridCell.Anchor.self]))
      column += span
      columnCount = max(columnCount, column)
    }
    for cell in whole { cells[cell].columns = 0..<columnCount }
    columnAlignments = Array(repeating: nil, count: columnCount)
    for (cell, subview) in zip(cells, subviews) {
      let column = cell.columns.lowerBound
      columnAlignments[column] = columnAlignments[column] ?? subview[GridCell.ColumnAlignment.self]
    }
  }

  /// The tracks along an axis that a cell takes.
  func tracks(of cell: Cell, _ axis: Axis) -> Range<Int> {
    axis == .horizontal ? cell.columns : cell.row..<cell.row + 1
  }

  /// How many tracks there are along an axis.
  func count(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }

  /// The distances between the tracks along an axis; one less than there are tracks.
  ///
  /// Where no distance is given it is the widest that two neighbors would like.
  func gaps(_ axis: Axis, _ given: CGFloat?, _ subviews: LayoutSubviews) -> [CGFloat] {
    let count = max(0, count(axis) - 1)
    if let given { return Array(repeating: given, count: count) }
    let views = Array(subviews)
    var gaps: [CGFloat?] = Array(repeating: nil, count: count)
    for cell in cells {
      let end = tracks(of: cell, axis).upperBound
      guard end <= count else { continue }
      let own = tracks(of: cell, axis.other)
      for next in cells
      where tracks(of: next, axis).lowerBound == end && tracks(of: next, axis.other).overlaps(own) {
        let distance = views[cell.view].spacing.distance(
          to: views[next.view].spacing, along: axis)
        gaps[end - 1] = max(gaps[end - 1] ?? distance, distance)
      }
    }
    return gaps.map { $0 ?? ViewSpacing.standard }
  }
}
