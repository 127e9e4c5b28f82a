import Foundation
package import ScrollworkGeometry

/// What a view in a grid says about its cell.
///
/// Each of these is a layout value, so it may be said anywhere inside the cell's one view.
package enum GridCell {
  /// The row a view stands in; nil for a view that has a row to itself.
  package struct Row: LayoutValueKey {
    package static var defaultValue: GridRowPlace? { nil }
  }

  /// How many columns a cell takes.
  package struct Columns: LayoutValueKey {
    package static var defaultValue: Int? { nil }
  }

  /// The point of the cell on which the same point of its view is put.
  package struct Anchor: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
  }

  /// How all cells of the column are aligned.
  package struct ColumnAlignment: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
  }

  /// Along which axes a cell does not count for the size of its row or column.
  package struct UnsizedAxes: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
  }
}

/// A row of a grid.
package struct GridRowPlace: Equatable {
  /// What tells it apart from other rows.
  package let id: AnyHashable
  /// How its cells are aligned; nil is as the grid says.
  package let alignment: VerticalAlignment?

  package init(id: AnyHashable, alignment: VerticalAlignment?) {
    (self.id, self.alignment) = (id, alignment)
  }
}
