public import ScrollworkGeometry
import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkScrolling

/// A window on content that may be larger, moved by fingers and by code.
///
/// Several loose views inside are put below each other, or side by side when it scrolls
/// horizontally only.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// What is scrolled.
  public var content: Content

  /// Whether indicators may show while it scrolls.
  public var showsIndicators: Bool

  /// A window on content.
  ///
  /// `scrollIndicators` around it goes before `showsIndicators`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("ScrollView", name: "ScrollView")
    let container = context.session.note(ContainerBox(size: .zero, axes: axes))
    var contentContext = inner.environment {
      $0.container = container
      $0.stackAxis = nil
      $0.scroll = $0.scroll.forNested
      if $0.lazyStack == .nowhere { $0.lazyStack = .inScrollView }
    }
    contentContext.scrollView = inner.path
    // A pull belongs to the first scroll view around that can be pulled down.
    if !axes.contains(.vertical) {
      contentContext.environment.scroll.refresh = context.environment.scroll.refresh
    }
    context.session.claims.claim(ScrollNode.followedKey(inner.path))
    context.session.claims.claim(ScrollNode.flashKey(inner.path))
    var configuration = context.environment.scroll
    if configuration.refresh != nil, axes.contains(.vertical) {
      let key = ScrollNode.refreshKey(inner.path)
      context.session.claims.claim(key)
      configuration.refreshing = context.session.host.store[key] as? Refreshing
    }
    if context.environment.lazyStack == .insideRow {
      context.session.hasScrollViewsInRows = true
      if configuration.position != nil { context.session.hasPositionsInRows = true }
    }
    let nodes = ScrollworkViews.resolve(content, in: contentContext).nodes
    if !showsIndicators {
      for axis in Axis.allCases where configuration.indicators[axis] ?? .automatic == .automatic {
        configuration.indicators[axis] = .hidden
      }
    }
    return NodeList(
      ScrollNode(
        axes: axes, content: single(nodes, in: contentContext),
        configuration: configuration, environment: context.environment,
        container: container, path: inner.path))
  }

  @MainActor private func single(_ nodes: [Node], in context: ResolveContext) -> Node {
    if nodes.count == 1 { return nodes[0] }
    let path = context.path.appending(.view("content"))
    return axes == .horizontal
      ? LayoutNode(
        HStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft, path: path,
        name: "content")
      : LayoutNode(
        VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft, path: path,
        name: "content")
  }
}
