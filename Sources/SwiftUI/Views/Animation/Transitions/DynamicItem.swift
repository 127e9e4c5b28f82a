import ScrollworkLayout
package import ScrollworkMotion

/// A view that can be inserted and removed: a branch of an `if`, an element of a `ForEach`.
@MainActor package struct DynamicItem {
  /// The view without its transition.
  package let node: Node
  /// The path of the item.
  package let path: ViewPath
  /// The path of the container: the `if`, the `ForEach`.
  package let container: ViewPath
  fileprivate let context: ResolveContext

  var transition: AnyTransition { node.transition ?? .opacity }

  /// The removal's animation when the container changes by a transaction.
  package func removalAnimation(_ transaction: Transaction) -> Animation? {
    transition.removalAnimation ?? transaction.animation
  }

  /// The insertion's animation when the present tree is the first to contain the view.
  package var insertionAnimation: Animation? {
    transition.insertionAnimation ?? context.scope.transaction.animation
  }

  /// The path that all state of the item's views is stored under.
  package var base: ViewPath { node.path.prefix(container.depth + 1) }

  /// The item with its view wrapped.
  func wrapped(_ wrap: @MainActor (Node) -> Node) -> Node {
    context.item(node.item?.wrapped(wrap) ?? wrap(node))
  }

  /// The view in a phase of its transition.
  package func content(in phase: TransitionPhase) -> Node {
    var inner = context.at(path.appending(.view("transition")))
    inner.makesItems = false
    let content = AnyView(
      PlaceholderContentView<Never> { [node] _ in NodeList(whole: node) })
    let nodes = ScrollworkViews.resolve(
      transition.view(content, phase: phase), in: inner
    ).nodes
    if nodes.count == 1, let only = nodes.first { return only }
    let stack = LayoutNode(
      ZStackLayout(), children: nodes, isRightToLeft: inner.isRightToLeft, path: inner.path,
      name: "transition")
    NodeList(stack).adopt(inner)
    return stack
  }
}

extension ResolveContext {
  /// The context at another path.
  fileprivate func at(_ path: ViewPath) -> ResolveContext {
    var copy = self
    copy.path = path
    return copy
  }

  /// The list with each view as a dynamic item of the container at this path.
  package func items(_ list: NodeList) -> NodeList {
    guard makesItems else { return list }
    if session.isPlaying { session.containers[path] = scope }
    return list.wrapping(item)
  }

  /// A dynamic item of the view.
  fileprivate func item(_ node: Node) -> Node {
    let path = node.path.appending(.view("item"))
    let item = DynamicItem(node: node, path: path, container: self.path, context: self)
    let isChanging = session.animations.arrivals[path] != nil
    let inside = isChanging || !item.transition.isPlain ? item.content(in: .identity) : node
    return WrapperNode(inside, .item(item), path: path, name: "item")
  }
}
