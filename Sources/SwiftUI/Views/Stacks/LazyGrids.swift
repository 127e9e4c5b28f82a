public import Foundation
import ScrollworkGeometry
public import ScrollworkLayout

/// A container that arranges views in a vertically growing grid and makes them as they become
/// visible.
///
/// A line is as high as its highest view; lines not yet made are estimated by the first one.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a grid with columns; `spacing` is the distance between lines, 8 points if nil.
  ///
  /// `alignment` places columns that do not fill the grid, and views in columns without an alignment
  /// of their own. `pinnedViews` keeps section headers and footers visible.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), fileID: StaticString = #fileID,
    line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      "LazyVGrid", .vertical, spacing: spacing,
      .tracks(columns, alignment: Alignment(horizontal: alignment, vertical: .center)),
      pinnedViews: pinnedViews,
      location: SourceLocation(fileID: fileID, line: line))
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(content, by: arrangement)
  }
}

/// A container that arranges views in a horizontally growing grid and makes them as they become
/// visible.
///
/// A line is as wide as its widest view; lines not yet made are estimated by the first one.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a grid with rows; `spacing` is the distance between lines, 8 points if nil.
  ///
  /// `alignment` places rows that do not fill the grid, and views in rows without an alignment of
  /// their own. `pinnedViews` keeps section headers and footers visible.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), fileID: StaticString = #fileID,
    line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      "LazyHGrid", .horizontal, spacing: spacing,
      .tracks(rows, alignment: Alignment(horizontal: .center, vertical: alignment)),
      pinnedViews: pinnedViews,
      location: SourceLocation(fileID: fileID, line: line))
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(content, by: arrangement)
  }
}
