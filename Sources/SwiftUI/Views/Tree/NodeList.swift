import Foundation

/// The nodes of a view, which only the engine reads.
package typealias NodeList = _ViewOutputs

/// The nodes of a view, in order; elements of a `ForEach` are made on demand.
@MainActor public struct _ViewOutputs {
  package enum Segment {
    case node(Node)
    case rows(ForEachRows)
    /// A section; a parent may also read its views one after another.
    indirect case section(header: NodeList, content: NodeList, footer: NodeList)
  }

  /// The segments before the last one, and the last one: most lists have one, and need no array.
  private var (leading, last): ([Segment], Segment?) = ([], nil)

  package var segments: [Segment] { last.map { leading + [$0] } ?? [] }

  /// Whether modifiers apply around dynamic items instead of inside: the views of a transition.
  private var isWhole = false

  package init() {}

  /// A list whose modifiers apply around the node, whatever dynamic items it contains.
  package init(whole node: Node) {
    last = .node(node)
    isWhole = true
  }

  package init(_ node: Node) { last = .node(node) }

  init(_ rows: ForEachRows) { last = .rows(rows) }

  package init(_ segment: Segment) { last = segment }

  /// A section with a header and a footer.
  package init(header: NodeList, content: NodeList, footer: NodeList) {
    last = .section(header: header, content: content, footer: footer)
  }

  private func forEachSegment(_ body: (Segment) -> Void) {
    leading.forEach(body)
    if let last { body(last) }
  }

  /// The list with other segments, in order.
  private func replacingSegments(_ replace: (Segment) -> Segment) -> NodeList {
    var list = self
    list.leading = leading.map(replace)
    list.last = last.map(replace)
    return list
  }

  /// All nodes, made on demand.
  package var nodes: [Node] {
    var nodes: [Node] = []
    forEachSegment { segment in
      switch segment {
      case .node(let node): nodes.append(node)
      case .rows(let rows): nodes += (0..<rows.count).map(rows.node)
      case .section(let header, let content, let footer):
        nodes += header.nodes + content.nodes + footer.nodes
      }
    }
    return nodes
  }

  /// Sets the transaction scope, and whether they are animated, of nodes that have no scope yet.
  func adopt(_ context: ResolveContext) {
    forEachSegment { segment in
      switch segment {
      case .node(let node): node.adopt(context)
      case .rows(let rows): rows.adopt(context)
      case .section(let header, let content, let footer):
        for part in [header, content, footer] { part.adopt(context) }
      }
    }
  }

  package mutating func append(_ list: NodeList) {
    if list.isWhole { isWhole = true }
    guard let next = list.last else { return }
    if let last { leading.append(last) }
    leading += list.leading
    last = next
  }

  /// The list with each view wrapped when it is made.
  ///
  /// A dynamic item is wrapped inside, so that the wrapper is inserted and removed with it.
  package func map(_ wrap: @escaping @MainActor (Node) -> Node) -> NodeList {
    isWhole ? wrapping(wrap) : wrapping { $0.item?.wrapped(wrap) ?? wrap($0) }
  }

  /// The list with each node wrapped from outside when it is made.
  func wrapping(_ wrap: @escaping @MainActor (Node) -> Node) -> NodeList {
    replacingSegments { segment in
      switch segment {
      case .node(let node): .node(wrap(node))
      case .rows(let rows): .rows(rows.map(wrap))
      case .section(let header, let content, let footer):
        .section(
          header: header.wrapping(wrap), content: content.wrapping(wrap),
          footer: footer.wrapping(wrap))
      }
    }
  }

  /// The number of views; makes none of them.
  package var count: Int {
    var count = 0
    forEachSegment { segment in
      switch segment {
      case .node: count += 1
      case .rows(let rows): count += rows.count
      case .section(let header, let content, let footer):
        count += header.count + content.count + footer.count
      }
    }
    return count
  }

  /// The list with each view wrapped, depending on its index in the whole list, when it is made.
  package func numbered(
    from first: Int = 0, _ wrap: @escaping @MainActor (Int, Node) -> Node
  ) -> NodeList {
    func wrapped(_ index: Int, _ node: Node) -> Node {
      node.item?.wrapped { wrap(index, $0) } ?? wrap(index, node)
    }
    var next = first
    return replacingSegments { segment in
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
  }
}

extension Node {
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
