import Foundation

/// The nodes that a view stands for, in order; elements of a `ForEach` are made when asked for.
@MainActor package struct NodeList {
  package enum Segment {
    case node(Node)
    case rows(Rows)
    /// Views that belong together; what lies around them may take them one after another.
    indirect case section(header: NodeList, content: NodeList, footer: NodeList)
  }

  package private(set) var segments: [Segment] = []

  /// Whether what is done to views is done around them also where they may come and go: a transition
  /// that they come and go by.
  private var isWhole = false

  package init() {}

  /// A view that is something whole, whatever may come and go in it.
  package init(whole node: Node) {
    segments = [.node(node)]
    isWhole = true
  }

  package init(_ node: Node) { segments = [.node(node)] }

  init(_ rows: Rows) { segments = [.rows(rows)] }

  package init(_ segment: Segment) { segments = [segment] }

  /// Views that belong together, with those before and after them.
  package init(header: NodeList, content: NodeList, footer: NodeList) {
    segments = [.section(header: header, content: content, footer: footer)]
  }

  /// All nodes, made.
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

  /// Tells nodes that do not know yet how changes to them are animated, and whether one is on its way.
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

  /// The list with something done to each view, when it is made.
  ///
  /// What is done to a view that may come and go is done inside: it comes and goes along.
  package func map(_ wrap: @escaping @MainActor (Node) -> Node) -> NodeList {
    isWhole ? wrapping(wrap) : wrapping { $0.item?.wrapped(wrap) ?? wrap($0) }
  }

  /// The list with each node in a wrapper of its own, made when the node is.
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

  /// How many views there are, none of them made for that.
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

  /// The list with something done to each view that depends on its place among all, when it is made.
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
  /// What may come and go here, if something may.
  package var item: DynamicItem? {
    if let wrapper = self as? WrapperNode, case .item(let item) = wrapper.role { item } else { nil }
  }

  /// Tells the node how changes to it are animated, if it does not know yet.
  ///
  /// The one place where that is said: whoever makes a node leaves it to the view that it is made
  /// for. What comes and goes is where the view in it is, and goes there as that does.
  fileprivate func adopt(_ context: ResolveContext) {
    item?.node.adopt(context)
    guard scope == nil else { return }
    scope = item?.node.scope ?? context.scope
    isAnimated = context.session.animatedPaths.contains(path)
  }
}

/// The elements of a `ForEach`, one node each, made when asked for and then kept.
@MainActor package final class Rows {
  /// Where the `ForEach` stands.
  let path: ViewPath
  /// What the elements come from.
  let source: ElementSource
  let count: Int
  private let make: @MainActor (Int) -> Node
  private let idAt: @MainActor (Int) -> AnyHashable
  private let find: @MainActor (IDQuery) -> Int?
  /// The elements these wrap, if they do.
  private let base: Rows?
  private var made: [Int: Node] = [:]
  /// What elements that do not know yet are told about how changes to them are animated.
  private var adopter: ResolveContext?

  init(
    path: ViewPath, source: ElementSource, wrapping base: Rows? = nil, count: Int,
    make: @escaping @MainActor (Int) -> Node,
    id: @escaping @MainActor (Int) -> AnyHashable,
    find: @escaping @MainActor (IDQuery) -> Int?
  ) {
    (self.path, self.source) = (path, source)
    (self.base, self.count, self.make, idAt, self.find) = (base, count, make, id, find)
  }

  func node(_ index: Int) -> Node {
    if let node = made[index] { return node }
    let node = make(index)
    if let adopter { node.adopt(adopter) }
    made[index] = node
    return node
  }

  /// Tells elements, made or not, how changes to them are animated, if nobody has.
  func adopt(_ context: ResolveContext) {
    guard adopter == nil else { return }
    adopter = context
    for node in made.values { node.adopt(context) }
  }

  func id(_ index: Int) -> AnyHashable { idAt(index) }

  /// Tells the ids of elements without holding on to what has been made of them.
  var ids: @MainActor (Int) -> AnyHashable { idAt }

  /// The element with an id, found without making any.
  func index(of query: IDQuery) -> Int? { find(query) }

  func map(_ wrap: @escaping @MainActor (Node) -> Node) -> Rows { numbered { wrap($1) } }

  /// The elements with something done to each that depends on its number, when it is made.
  func numbered(_ wrap: @escaping @MainActor (Int, Node) -> Node) -> Rows {
    Rows(
      path: path, source: source, wrapping: self, count: count,
      make: { [node] in wrap($0, node($0)) }, id: idAt, find: find)
  }

  /// Lets go of the elements outside a range; they are made again when asked for.
  func keepOnly(_ range: Range<Int>) {
    made = made.filter { range.contains($0.key) }
    base?.keepOnly(range)
  }
}

/// An id to look for: the value itself, or how a script spells it.
package enum IDQuery {
  case value(AnyHashable)
  case spelled(String)

  func matches(_ id: AnyHashable) -> Bool {
    switch self {
    case .value(let value): value == id
    case .spelled(let text): SpelledID.spell(id) == text
    }
  }
}
