public import Foundation
import ScrollworkEnvironment
public import ScrollworkLayout

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  let layout: HStackLayout
  let content: Content

  /// A row of views; `spacing` nil takes the distances they prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: "HStack")
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  let layout: VStackLayout
  let content: Content

  /// A column of views; `spacing` nil takes the distances they prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: "VStack")
  }
}

/// Views one over the other, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
  let layout: ZStackLayout
  let content: Content

  /// A pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: "ZStack")
  }
}

extension ResolveContext {
  /// One node that arranges the views of `content`.
  func arrange<L: Layout>(_ content: some View, by layout: L, name: String) -> NodeList {
    let properties = (layout as? AnyLayout)?.layoutProperties ?? L.layoutProperties
    let inner = view(name, name: name).environment {
      $0.stackAxis = properties.stackOrientation
    }
    let layout = inner.present(layout)
    let node = LayoutNode(
      layout, children: resolve(content, in: inner).nodes, isRightToLeft: isRightToLeft,
      path: inner.path, name: name)
    // What a view says to its layout is not for the layout around that.
    node.layoutValues = [:]
    return NodeList(node)
  }

  /// Whether views are arranged from right to left.
  package var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
}

extension Layout {
  /// The layout as a view.
  @MainActor public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// Views arranged by a layout of any kind.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: String("\(L.self)".prefix { $0 != "<" }))
  }
}

/// Room that grows as far as it can along the stack it stands in.
public struct Spacer: PrimitiveView {
  let minLength: CGFloat?

  /// Room of at least a length; nil is the usual distance.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(
      SpacerNode(minLength: minLength, axis: context.environment.stackAxis, path: context.path))
  }
}
