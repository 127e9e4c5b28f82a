import Foundation
import ScrollworkGeometry

/// The assignment of a grid's views to rows and columns.
struct GridStructure {
  /// A view and the tracks it occupies.
  struct Cell {
    /// The index of the view.
    var view: Int
    var row: Int
    var columns: Range<Int>
    /// The axes along which the cell does not affect the size of its tracks.
    var unsized: Axis.Set
    var anchor: UnitPoint?
  }

  /// All cells, row by row.
  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// The alignment of each row, if it has one of its own.
  private(set) var rowAlignments: [VerticalAlignment?] = []
  /// The alignment of each column, if one of its cells sets it.
  private(set) var columnAlignments: [HorizontalAlignment?] = []

  /// Groups adjacent views of the same row; every other view gets a row of its own.
  init(_ subviews: LayoutSubviews) {
    var (last, column): (GridRowIdentity?, Int) = (nil, 0)
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

  /// The tracks along an axis that a cell occupies.
  func tracks(of cell: Cell, _ axis: Axis) -> Range<Int> {
    axis == .horizontal ? cell.columns : cell.row..<cell.row + 1
  }

  /// The number of tracks along an axis.
  func count(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }

  /// The distances between the tracks along an axis; one fewer than tracks.
  ///
  /// Without a given distance, the largest preferred one between adjacent cells.
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
