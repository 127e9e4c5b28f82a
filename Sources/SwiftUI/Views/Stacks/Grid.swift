public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

/// A container that arranges views in a two-dimensional layout, all made at once.
///
/// A column is as wide as its widest cell, a row as high as its highest. A view outside of a
/// `GridRow` spans all columns.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content
  let location: SourceLocation

  /// Creates a grid; a nil spacing is the one that the views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    location = SourceLocation(fileID: fileID, line: line)
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: "Grid", at: location)
  }
}

/// A horizontal row of a grid; in other layouts, a group of views.
public struct GridRow<Content: View>: CountedView {
  @MainActor package static var nodeCount: Int? { Content._viewListCount }

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of cells; a nil `alignment` is the grid's own.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("GridRow")
    let place = GridRowIdentity(id: inner.path, alignment: alignment)
    return ScrollworkViews.resolve(content, in: inner).map { node in
      node.layoutValues[ObjectIdentifier(GridCell.Row.self)] = place
      return node
    }
  }
}

extension View {
  /// Makes the cell span several columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCell.Columns.self, value: count)
  }

  /// Sets the anchor at which the view is aligned with its cell, overriding the grid's alignment.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCell.Anchor.self, value: anchor)
  }

  /// Sets the alignment of the column that contains the view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridCell.ColumnAlignment.self, value: guide)
  }

  /// Excludes the cell from the size of its row or column along some axes; it takes the size that
  /// other cells set.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCell.UnsizedAxes.self, value: axes)
  }
}
