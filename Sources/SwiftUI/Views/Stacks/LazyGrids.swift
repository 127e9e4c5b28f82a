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
  /// `alignment` places columns that are narrower or wider than the grid. `pinnedViews` keeps
  /// section headers and footers visible.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    let place = ViewDimensions(size: CGSize(width: 1, height: 1))[alignment]
    arrangement = LazyArrangement(
      "LazyVGrid", .vertical, spacing: spacing, .tracks(columns, alignment: place),
      pinnedViews: pinnedViews)
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
  /// `alignment` places rows that are shorter or taller than the grid. `pinnedViews` keeps section
  /// headers and footers visible.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    let place = ViewDimensions(size: CGSize(width: 1, height: 1))[alignment]
    arrangement = LazyArrangement(
      "LazyHGrid", .horizontal, spacing: spacing, .tracks(rows, alignment: place),
      pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(content, by: arrangement)
  }
}
