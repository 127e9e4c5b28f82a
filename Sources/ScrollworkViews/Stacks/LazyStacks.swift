public import Foundation
import ScrollworkGeometry
public import ScrollworkLayout

/// Views one below the other, made when they come into view.
///
/// Takes all the width it is offered. Rows not yet seen count as long as the first one.
public struct LazyVStack<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// A column of rows; `spacing` nil is 8.
  ///
  /// Of the sections in it the headers and footers that `pinnedViews` names stay in sight.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      "LazyVStack", .vertical, spacing: spacing,
      .whole(Alignment(horizontal: alignment, vertical: .center)), pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(content, by: arrangement)
  }
}

/// Views side by side, made when they come into view.
///
/// Takes all the height it is offered. Columns not yet seen count as long as the first one.
public struct LazyHStack<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// A row of columns; `spacing` nil is 8.
  ///
  /// Of the sections in it the headers and footers that `pinnedViews` names stay in sight.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      "LazyHStack", .horizontal, spacing: spacing,
      .whole(Alignment(horizontal: .center, vertical: alignment)), pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(content, by: arrangement)
  }
}
