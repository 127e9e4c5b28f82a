public import ScrollworkGeometry
import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkScrolling

/// A view that shows a visible area of larger content, scrolled by fingers and by code.
///
/// Several views of content are stacked vertically, whatever the axes.
///
/// - Source: measured on Apple's frameworks.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes of scrolling.
  public var axes: Axis.Set
  /// The scrolled content.
  public var content: Content

  /// Whether indicators may show while it scrolls.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// A `scrollIndicators` modifier around it takes precedence over `showsIndicators`.
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
      $0.scroll = $0.scroll.inheritedConfiguration
      if $0.lazyStack == .nowhere { $0.lazyStack = .inScrollView }
    }
    contentContext.scrollView = inner.path
    // A refresh belongs to the first scroll view that can be pulled down.
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
    if context.environment.lazyStack == .inLazyRow {
      context.session.observed.insert(.scrollViewsInRows)
      if configuration.position != nil { context.session.observed.insert(.positionsInRows) }
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
    return LayoutNode(
      VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft, path: path,
      name: "content")
  }
}
