public import Foundation
import ScrollworkGeometry
public import ScrollworkLayout

/// Views in columns, line below line, made when they come into view.
///
/// A line is as high as the highest view in it; lines not yet seen count as high as the first one.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid of columns; `spacing` is the distance between lines, nil is 8.
  ///
  /// `alignment` tells where columns stand that take more or less room than the grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let place = ViewDimensions(size: CGSize(width: 1, height: 1))[alignment]
    return context.arrangeLazily(
      content, axis: .vertical, spacing: spacing, division: .tracks(columns, alignment: place),
      name: "LazyVGrid")
  }
}

/// Views in rows, line beside line, made when they come into view.
///
/// A line is as wide as the widest view in it; lines not yet seen count as wide as the first one.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid of rows; `spacing` is the distance between lines, nil is 8.
  ///
  /// `alignment` tells where rows stand that take more or less room than the grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let place = ViewDimensions(size: CGSize(width: 1, height: 1))[alignment]
    return context.arrangeLazily(
      content, axis: .horizontal, spacing: spacing, division: .tracks(rows, alignment: place),
      name: "LazyHGrid")
  }
}
