/// A structure that computes views on demand from a collection of identified data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  /// The collection of underlying data.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  let location: SourceLocation
  /// The origin of the elements, where it is not `data` itself.
  var source: ElementSource?
  /// Whether the place of an element is the tag of its views, instead of its id.
  private var tagsArePlaces = false

  /// Creates views from the elements of a collection, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = SourceLocation(fileID: fileID, line: line)
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let outer = context.view("ForEach", name: "ForEach")
    if data.isEmpty, let elements = data as? any DeferredElements,
      let data = elements.filled(in: outer.view("elements")) as? Data, !data.isEmpty
    {
      var copy = self
      copy.data = data
      return copy.resolve(in: context)
    }
    if context.session.isPlaying { checkIDs(in: outer) }
    let rows = { (index: Int) in
      let element = data[data.index(data.startIndex, offsetBy: index)]
      let id = AnyHashable(id(element))
      let spelled = IDSpelling.spell(id).map {
        $0 == "\(index)" ? "[\(index)]" : "[\(index)]#\($0)"
      }
      let inner = outer.element(id, name: spelled ?? "[\(index)]")
      if context.session.isPlaying { context.session.claims.claim(elementAt: inner.path) }
      let view = inner.evaluate { content(element) }
      let list = ScrollworkViews.resolve(view, in: inner)
      return (id, list)
    }
    guard Content._viewListCount == 1 else {
      var list = NodeList()
      for index in 0..<data.count {
        let (id, nodes) = rows(index)
        list.append(outer.items(nodes.map { identified($0, by: id, at: index) }))
      }
      return list
    }
    let index = ElementIndex(data, id: id)
    if !context.session.isDiscarded {
      context.session.claims.claim(elementsOf: outer.path) { index.place(of: .value($0)) != nil }
    }
    return outer.items(
      NodeList(
        ForEachRows(
          path: outer.path, source: source ?? ElementSource(data), count: data.count,
          make: { index in
            let (id, list) = rows(index)
            let node = list.nodes.first ?? EmptyNode(path: outer.child(index).path)
            return identified(node, by: id, at: index)
          },
          id: { [data, id] in AnyHashable(id(data[data.index(data.startIndex, offsetBy: $0)])) },
          find: { index.place(of: $0) })))
  }

  /// Sets the id of a node, and the tag of a row of a range, unless it has them.
  @MainActor private func identified(_ node: Node, by id: AnyHashable, at place: Int) -> Node {
    if tagsArePlaces, node.traits.tag == nil { node.traits.tag = place }
    return node.identified(by: id)
  }

  /// Reports an id shared by two elements.
  ///
  /// Only the first elements of a large collection are checked; a range has no duplicates.
  @MainActor private func checkIDs(in context: ResolveContext) {
    if data is Range<Int>, ID.self == Int.self { return }
    var seen: Set<ID> = []
    for element in data.prefix(Self.checkedElementLimit) where !seen.insert(id(element)).inserted {
      return context.session.report(
        .duplicateID(id: IDSpelling.describe(id(element)), at: "\(location)"), in: context.path)
    }
  }

  /// The number of elements whose ids are checked.
  ///
  /// - Source: chosen; checking more would slow down each change of state noticeably.
  private static var checkedElementLimit: Int { 10_000 }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views from the identifiable elements of a collection.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = SourceLocation(fileID: fileID, line: line)
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views from a range of integers.
  ///
  /// Their ids are the integers; in a picker their tags are the places: in `ForEach(2..<10)` the tag of 2 is 0.
  ///
  /// - Source: measured by others ("100 Days of SwiftUI": a selection of 2 in `2..<100` shows 4).
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = SourceLocation(fileID: fileID, line: line)
    self.data = data
    self.content = content
    id = { $0 }
    tagsArePlaces = data.lowerBound != 0
  }
}

extension Node {
  /// Sets the node's id unless it has one; an explicit id takes precedence over that of a
  /// `ForEach`.
  func identified(by id: AnyHashable) -> Node {
    if identifier == nil { identifier = id }
    return self
  }
}

/// A node of zero size, for an element whose view resolves to no node.
package final class EmptyNode: Node {
  package override init(path: ViewPath) { super.init(path: path) }

  override var isIndependentOfTree: Bool { true }
}
