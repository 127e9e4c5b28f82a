import ScrollworkEnvironment
import ScrollworkLayout

/// The root view of a scene with the layers that its views present above it.
///
/// Without modifiers that present layers it resolves to the nodes of the root.
package struct LayeredScene: CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  let root: any View

  package init(_ root: any View) { self.root = root }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let layers = ScreenLayers(late: context.slot("layers made during layout"))
    let inner = context.environment { $0.screenLayers = layers }
    let content = ScrollworkViews.resolve(root, in: inner)
    guard !layers.layers.isEmpty else {
      layers.isOpen = false
      return content
    }
    context.session.observed.insert([.ownTransactions, .safeArea])
    var scene = single(content.nodes, in: context)
    var index = 0
    while index < layers.layers.count {
      scene = adding(layers.layers[index], above: scene, in: inner)
      index += 1
    }
    layers.isOpen = false
    return NodeList(scene)
  }

  /// A scene with a layer above it.
  @MainActor private func adding(
    _ layer: ScreenLayer, above scene: Node, in context: ResolveContext
  ) -> Node {
    let (area, item) = (context.session.canvas, layer.item())
    let outer = context.view("above").element(AnyHashable(layer.path), name: nil)
    context.session.claims.claim(elementAt: outer.path)
    // The content first: what it asks of its layer may change the view beneath.
    var content = NodeList()
    if let item {
      let inside = layer.context(item, in: context)
      content = outer.items(ScrollworkViews.resolve(layer.content(area), in: inside))
    }
    var scene = scene
    if let beneath = layer.beneath {
      let view = AnyView(PlaceholderContentView<Never> { [scene] _ in NodeList(whole: scene) })
      scene = single(
        ScrollworkViews.resolve(beneath(view, item != nil, area), in: outer.view("beneath")).nodes,
        in: outer)
    }
    var nodes = NodeList(scene)
    nodes.append(content)
    let stack = LayoutNode(
      ZStackLayout(alignment: .center), children: nodes.nodes,
      isRightToLeft: context.isRightToLeft, path: outer.path, name: "layers")
    stack.showsLastOnly = nodes.count > 1
    stack.keepsCoveredViews = true
    NodeList(stack).adopt(outer)
    return stack
  }

  /// One node for several.
  @MainActor private func single(_ nodes: [Node], in context: ResolveContext) -> Node {
    if nodes.count == 1, nodes[0].item == nil { return nodes[0] }
    let stack = LayoutNode(
      VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("root")), name: "root")
    NodeList(stack).adopt(context)
    return stack
  }
}
