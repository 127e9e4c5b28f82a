public import Foundation
import ScrollworkEnvironment
public import ScrollworkLayout

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View>: PrimitiveView {
  let layout: HStackLayout
  let content: Content
  let location: SourceLocation

  /// Creates a horizontal stack; a nil `spacing` is the one that the subviews prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    location = SourceLocation(fileID: fileID, line: line)
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: "HStack", at: location)
  }
}

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View>: PrimitiveView {
  let layout: VStackLayout
  let content: Content
  let location: SourceLocation

  /// Creates a vertical stack; a nil `spacing` is the one that the subviews prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    location = SourceLocation(fileID: fileID, line: line)
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: "VStack", at: location)
  }
}

/// A view that overlays its subviews, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
  let layout: ZStackLayout
  let content: Content
  let location: SourceLocation

  /// Creates a stack of overlaid subviews.
  public init(
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    location = SourceLocation(fileID: fileID, line: line)
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(content, by: layout, name: "ZStack", at: location)
  }
}

extension ResolveContext {
  /// A single node that arranges the views of `content` by a layout.
  func arrange<L: Layout>(
    _ content: some View, by layout: L, name: String, at location: SourceLocation? = nil
  ) -> NodeList {
    let properties = (layout as? AnyLayout)?.layoutProperties ?? L.layoutProperties
    let inner = view(name, name: name).environment {
      $0.stackAxis = properties.stackOrientation
    }
    let layout = inner.session.present(layout, at: inner.path, scope: inner.scope)
    let node = LayoutNode(
      layout, children: resolve(content, in: inner).nodes, isRightToLeft: isRightToLeft,
      path: inner.path, name: name, location: location)
    // Layout values apply to the closest layout only.
    node.layoutValues = [:]
    return NodeList(node)
  }

  /// Whether the layout direction is right to left.
  package var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
}

extension Layout {
  /// Creates a view that arranges subviews by the layout.
  @MainActor public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// A view that arranges its subviews by a layout.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    context.arrange(
      content, by: layout, name: _typeName(L.self, qualified: false).withoutGenericArguments)
  }
}

/// A flexible space that expands along the axis of its stack.
public struct Spacer: PrimitiveView {
  let minLength: CGFloat?

  /// Creates a space with a minimum length; nil is the default spacing.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(
      SpacerNode(minLength: minLength, axis: context.environment.stackAxis, path: context.path))
  }
}
