public import Foundation
import ScrollworkGeometry
public import ScrollworkLayout

/// Views one below the other, made when they come into view.
///
/// Takes all the width it is offered. Rows not yet seen count as long as the first one.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column of rows; `spacing` nil is 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(
      content, axis: .vertical, spacing: spacing,
      division: .whole(Alignment(horizontal: alignment, vertical: .center)), name: "LazyVStack")
  }
}

/// Views side by side, made when they come into view.
///
/// Takes all the height it is offered. Columns not yet seen count as long as the first one.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row of columns; `spacing` nil is 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    context.arrangeLazily(
      content, axis: .horizontal, spacing: spacing,
      division: .whole(Alignment(horizontal: .center, vertical: alignment)), name: "LazyHStack")
  }
}

extension ResolveContext {
  /// Views in lines along an axis, made when they come into view.
  func arrangeLazily(
    _ content: some View, axis: Axis, spacing: CGFloat?, division: LazyStackNode.Division,
    name: String
  ) -> NodeList {
    let inner = view(name, name: name)
    return NodeList(
      LazyStackNode(
        name: name, axis: axis,
        content: resolve(
          content,
          in: inner.environment {
            $0.stackAxis = axis
            $0.lazyStack = .insideRow
          }),
        spacing: spacing, division: division, isRightToLeft: isRightToLeft,
        isPlayed: environment.lazyStack == .inScrollView, container: environment.container,
        session: session, path: inner.path))
  }
}
