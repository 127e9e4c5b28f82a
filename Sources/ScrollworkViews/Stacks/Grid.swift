public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

/// Views in rows and columns, all made at once.
///
/// A column is as wide as the widest of its cells, a row as high as the highest. A view that stands
/// in no `GridRow` takes all columns.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// A grid of rows; a distance of nil takes those that the views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: "Grid")
  }
}

/// Views that stand in one row of a grid; in other layouts, views one after another.
public struct GridRow<Content: View>: PrimitiveView, CountedView {
  @MainActor package static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let alignment: VerticalAlignment?
  let content: Content

  /// A row of cells; `alignment` nil is as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("GridRow")
    let place = GridRowPlace(id: inner.path, alignment: alignment)
    return ScrollworkViews.resolve(content, in: inner).map { node in
      node.layoutValues[ObjectIdentifier(GridCell.Row.self)] = place
      return node
    }
  }
}

extension View {
  /// Makes the cell take several columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCell.Columns.self, value: count)
  }

  /// Puts a point of the view on the same point of its cell, however rows and columns are aligned.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCell.Anchor.self, value: anchor)
  }

  /// Aligns all cells of the column that the view stands in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridCell.ColumnAlignment.self, value: guide)
  }

  /// Keeps the cell from making its row or column larger along some axes; it fills what others leave.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCell.UnsizedAxes.self, value: axes)
  }
}
