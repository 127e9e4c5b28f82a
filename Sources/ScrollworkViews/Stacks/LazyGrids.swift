public import Foundation
import ScrollworkGeometry
public import ScrollworkLayout

/// Views in columns, line below line, made when they come into view.
///
/// A line is as high as the highest view in it; lines not yet seen count as high as the first one.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// A grid of columns; `spacing` is the distance between lines, nil is 8.
  ///
  /// `alignment` tells where columns stand that take more or less room than the grid. Of the
  /// sections in it the headers and footers that `pinnedViews` names stay in sight.
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

/// Views in rows, line beside line, made when they come into view.
///
/// A line is as wide as the widest view in it; lines not yet seen count as wide as the first one.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// A grid of rows; `spacing` is the distance between lines, nil is 8.
  ///
  /// `alignment` tells where rows stand that take more or less room than the grid. Of the sections
  /// in it the headers and footers that `pinnedViews` names stay in sight.
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
