import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkViews

/// A type-erased part of a control, such as its label, that a style arranges.
protocol StyleConfigurationPart: CountedView {
  /// Resolves the views of the part.
  var resolveContent: @MainActor (ResolveContext) -> NodeList { get }

  init(resolveContent: @escaping @MainActor (ResolveContext) -> NodeList)
}

extension StyleConfigurationPart {
  @MainActor package static var nodeCount: Int? { nil }

  /// Creates a part from a view.
  @MainActor init(_ content: some View) {
    self.init { ScrollworkViews.resolve(content, in: $0) }
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    resolveContent(context)
  }
}

extension ResolveContext {
  /// The nodes of a control in a style, with the dynamic properties of the style connected.
  ///
  /// Several views in the style's body form a row, as in a system control. One view keeps its traits.
  @MainActor func nodes<Style, Body: View>(
    styledBy style: Style, _ makeBody: @MainActor (Style) -> Body
  ) -> NodeList {
    var inner = view(_typeName(Style.self, qualified: false))
    guard inner.connectDynamicProperties(of: style) else {
      return NodeList(EmptyNode(path: inner.path))
    }
    let body = inner.evaluate { makeBody(style) }
    let row = ScrollworkViews.resolve(LayoutView(layout: HStackLayout(), content: body), in: inner)
    if let node = row.nodes.first, node.children.count == 1 {
      node.traits = node.children[0].traits
    }
    return row
  }
}
