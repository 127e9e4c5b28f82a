import ScrollworkLayout
import ScrollworkMotion

/// A view that may come into a scene and leave it: a branch of an `if`, an element of a `ForEach`.
@MainActor package struct DynamicItem {
  /// The view itself.
  let node: Node
  /// Where it stands.
  let path: ViewPath
  /// What stands around it: the `if`, the `ForEach`.
  let container: ViewPath
  fileprivate let context: ResolveContext

  var transition: AnyTransition { node.transition ?? .opacity }

  /// How it goes if its container changes by a transaction.
  func departureAnimation(_ transaction: Transaction) -> Animation? {
    transition.departureAnimation ?? transaction.animation
  }

  /// How it comes if the tree it stands in is the first to have it.
  var arrivalAnimation: Animation? {
    transition.arrivalAnimation ?? context.scope.transaction.animation
  }

  /// What all state of the view, and of those that come and go with it, is kept under.
  var base: ViewPath { node.path.prefix(container.steps.count + 1) }

  /// The same with something done to the view.
  func wrapped(_ wrap: @MainActor (Node) -> Node) -> Node {
    context.item(node.item?.wrapped(wrap) ?? wrap(node))
  }

  /// The view in a phase of its transition.
  func content(in phase: TransitionPhase) -> Node {
    var inner = context.at(path.appending(.view("transition")))
    inner.makesItems = false
    let content = AnyView(
      PlaceholderContentView<Never> { [node] _ in NodeList(whole: node) })
    let nodes = ScrollworkViews.resolve(
      transition.view(content, phase: phase), in: inner
    ).nodes
    if nodes.count == 1, let only = nodes.first { return only }
    let pile = LayoutNode(
      ZStackLayout(), children: nodes, isRightToLeft: inner.isRightToLeft, path: inner.path,
      name: "transition")
    NodeList(pile).adopt(inner)
    return pile
  }
}

extension ResolveContext {
  /// The same context for another place.
  fileprivate func at(_ path: ViewPath) -> ResolveContext {
    var copy = self
    copy.path = path
    return copy
  }

  /// Views that may come and go, inside what stands here.
  package func items(_ list: NodeList) -> NodeList {
    guard makesItems else { return list }
    if session.isPlaying { session.containers[path] = scope }
    return list.wrapping(item)
  }

  /// A view that may come and go.
  fileprivate func item(_ node: Node) -> Node {
    let path = node.path.appending(.view("item"))
    let item = DynamicItem(node: node, path: path, container: self.path, context: self)
    let isChanging = session.animations.arrivals[path] != nil
    let inside = isChanging || !item.transition.isPlain ? item.content(in: .identity) : node
    return WrapperNode(inside, .item(item), path: path, name: "item")
  }
}
