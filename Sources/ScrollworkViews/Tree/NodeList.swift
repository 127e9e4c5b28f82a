import Foundation

/// The nodes of a view, in order; elements of a `ForEach` are made on demand.
@MainActor package struct NodeList {
  package enum Segment {
    case node(Node)
    case rows(ForEachRows)
    /// A section; a parent may also read its views one after another.
    indirect case section(header: NodeList, content: NodeList, footer: NodeList)
  }

  package private(set) var segments: [Segment] = []

  /// Whether modifiers apply around dynamic items instead of inside: the views of a transition.
  private var isWhole = false

  package init() {}

  /// A list whose modifiers apply around the node, whatever dynamic items it contains.
  package init(whole node: Node) {
    segments = [.node(node)]
    isWhole = true
  }

  package init(_ node: Node) { segments = [.node(node)] }

  init(_ rows: ForEachRows) { segments = [.rows(rows)] }

  package init(_ segment: Segment) { segments = [segment] }

  /// A section with a header and a footer.
  package init(header: NodeList, content: NodeList, footer: NodeList) {
    segments = [.section(header: header, content: content, footer: footer)]
  }

  /// All nodes, made on demand.
  package var nodes: [Node] {
    segments.flatMap { segment in
      switch segment {
      case .node(let node): [node]
      case .rows(let rows): (0..<rows.count).map(rows.node)
      case .section(let header, let content, let footer):
        header.nodes + content.nodes + footer.nodes
      }
    }
  }

  /// Sets the transaction scope, and whether they are animated, of nodes that have no scope yet.
  func adopt(_ context: ResolveContext) {
    for segment in segments {
      switch segment {
      case .node(let node): node.adopt(context)
      case .rows(let rows): rows.adopt(context)
      case .section(let header, let content, let footer):
        for part in [header, content, footer] { part.adopt(context) }
      }
    }
  }

  package mutating func append(_ list: NodeList) {
    segments += list.segments
    if list.isWhole { isWhole = true }
  }

  /// The list with each view wrapped when it is made.
  ///
  /// A dynamic item is wrapped inside, so that the wrapper is inserted and removed with it.
  package func map(_ wrap: @escaping @MainActor (Node) -> Node) -> NodeList {
    isWhole ? wrapping(wrap) : wrapping { $0.item?.wrapped(wrap) ?? wrap($0) }
  }

  /// The list with each node wrapped from outside when it is made.
  func wrapping(_ wrap: @escaping @MainActor (Node) -> Node) -> NodeList {
    var list = self
    list.segments = segments.map { segment in
      switch segment {
      case .node(let node): .node(wrap(node))
      case .rows(let rows): .rows(rows.map(wrap))
      case .section(let header, let content, let footer):
        .section(
          header: header.wrapping(wrap), content: content.wrapping(wrap),
          footer: footer.wrapping(wrap))
      }
    }
    return list
  }

  /// The number of views; makes none of them.
  package var count: Int {
    segments.reduce(0) { count, segment in
      switch segment {
      case .node: count + 1
      case .rows(let rows): count + rows.count
      case .section(let header, let content, let footer):
        count + header.count + content.count + footer.count
      }
    }
  }

  /// The list with each view wrapped, depending on its index in the whole list, when it is made.
  package func numbered(
    from first: Int = 0, _ wrap: @escaping @MainActor (Int, Node) -> Node
  ) -> NodeList {
    func wrapped(_ index: Int, _ node: Node) -> Node {
      node.item?.wrapped { wrap(index, $0) } ?? wrap(index, node)
    }
    var (list, next) = (self, first)
    list.segments = segments.map { segment in
      let start = next
      switch segment {
      case .node(let node):
        next += 1
        return .node(wrapped(start, node))
      case .rows(let rows):
        next += rows.count
        return .rows(rows.numbered { wrapped(start + $0, $1) })
      case .section(let header, let content, let footer):
        let (second, third) = (start + header.count, start + header.count + content.count)
        next = third + footer.count
        return .section(
          header: header.numbered(from: start, wrap), content: content.numbered(from: second, wrap),
          footer: footer.numbered(from: third, wrap))
      }
    }
    return list
  }
}

extension Node {
  /// The dynamic item that this node wraps; nil for other nodes.
  package var item: DynamicItem? {
    if let wrapper = self as? WrapperNode, case .item(let item) = wrapper.role { item } else { nil }
  }

  /// Sets the transaction scope of a node that has none yet.
  ///
  /// This is the only place that sets it: a node is made without a scope, and gets that of the view
  /// it is made for. A dynamic item gets the scope of the view inside.
  func adopt(_ context: ResolveContext) {
    item?.node.adopt(context)
    guard scope == nil else { return }
    scope = item?.node.scope ?? context.scope
    isAnimated = context.session.animatedPaths.contains(path)
  }
}
