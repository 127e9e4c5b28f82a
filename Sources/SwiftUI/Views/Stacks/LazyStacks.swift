public import Foundation
import ScrollworkGeometry
public import ScrollworkLayout

/// A vertical stack that makes its rows as they become visible.
///
/// Takes the full proposed width. Rows not yet made are estimated to be as high as the first one.
public struct LazyVStack<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a vertical stack; a nil `spacing` is 8 points.
  ///
  /// `pinnedViews` keeps section headers and footers visible.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), fileID: StaticString = #fileID,
    line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      "LazyVStack", .vertical, spacing: spacing,
      .whole(Alignment(horizontal: alignment, vertical: .center)), pinnedViews: pinnedViews,
      location: SourceLocation(fileID: fileID, line: line))
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(content, by: arrangement)
  }
}

/// A horizontal stack that makes its columns as they become visible.
///
/// Takes the full proposed height. Columns not yet made are estimated to be as wide as the first
/// one.
public struct LazyHStack<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a horizontal stack; a nil `spacing` is 8 points.
  ///
  /// `pinnedViews` keeps section headers and footers visible.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), fileID: StaticString = #fileID,
    line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      "LazyHStack", .horizontal, spacing: spacing,
      .whole(Alignment(horizontal: .center, vertical: alignment)), pinnedViews: pinnedViews,
      location: SourceLocation(fileID: fileID, line: line))
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(content, by: arrangement)
  }
}
