import Foundation
package import ScrollworkGeometry

/// The layout values of a grid's cell.
///
/// They may be set anywhere inside the cell's single view.
package enum GridCell {
  /// The row of a view; nil for a view in a row of its own.
  package struct Row: LayoutValueKey {
    package static var defaultValue: GridRowIdentity? { nil }
  }

  /// The number of columns that a cell spans.
  package struct Columns: LayoutValueKey {
    package static var defaultValue: Int? { nil }
  }

  /// The anchor at which the view is aligned in its cell.
  package struct Anchor: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
  }

  /// The alignment of all cells in the column.
  package struct ColumnAlignment: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
  }

  /// The axes along which a cell does not affect the size of its row or column.
  package struct UnsizedAxes: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
  }
}

/// A row of a grid.
package struct GridRowIdentity: Equatable {
  /// The identity of the row.
  package let id: AnyHashable
  /// The alignment of the row's cells; nil is the grid's.
  package let alignment: VerticalAlignment?

  package init(id: AnyHashable, alignment: VerticalAlignment?) {
    (self.id, self.alignment) = (id, alignment)
  }
}
