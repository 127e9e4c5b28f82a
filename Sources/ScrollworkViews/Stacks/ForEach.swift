/// Views made from the elements of a collection, each told apart by an id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView,
  CountedView
{
  @MainActor package static var nodeCount: Int? { nil }

  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  let location: SourceLocation
  /// What the elements come from, where that is not `data` itself.
  var source: ElementSource?

  /// Views of elements, told apart by one of their properties.
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
    if data.isEmpty, let elements = data as? any ElementsInContext,
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
      let spelled = SpelledID.spell(id).map { $0 == "\(index)" ? "[\(index)]" : "[\(index)]#\($0)" }
      let inner = outer.element(id, name: spelled ?? "[\(index)]")
      if context.session.isPlaying { context.session.claims.claim(elementAt: inner.path) }
      let view = context.session.host.evaluate(at: inner.path) { content(element) }
      let list = ScrollworkViews.resolve(view, in: inner)
      return (id, list)
    }
    guard ScrollworkViews.nodeCount(of: Content.self) == 1 else {
      var list = NodeList()
      for index in 0..<data.count {
        let (id, nodes) = rows(index)
        list.append(outer.items(nodes.map { $0.identified(by: id) }))
      }
      return list
    }
    let index = ElementIndex(data, id: id)
    if !context.session.hasEnded {
      context.session.claims.claim(elementsOf: outer.path) { index.place(of: .value($0)) != nil }
    }
    return outer.items(
      NodeList(
        Rows(
          path: outer.path, source: source ?? ElementSource(data), count: data.count,
          make: { index in
            let (id, list) = rows(index)
            return (list.nodes.first ?? EmptyNode(path: outer.child(index).path)).identified(by: id)
          },
          id: { [data, id] in AnyHashable(id(data[data.index(data.startIndex, offsetBy: $0)])) },
          find: { index.place(of: $0) })))
  }

  /// Finds an id that two elements have.
  ///
  /// Of very many elements the first are looked at; a range has none.
  @MainActor private func checkIDs(in context: ResolveContext) {
    if data is Range<Int>, ID.self == Int.self { return }
    var seen: Set<ID> = []
    for element in data.prefix(Self.mostIDsChecked) where !seen.insert(id(element)).inserted {
      return context.session.report(
        .duplicateID(id: SpelledID.describe(id(element)), at: "\(location)"), in: context.path)
    }
  }

  /// How many ids are looked at.
  ///
  /// - Source: chosen; more would be felt at each change of state.
  private static var mostIDsChecked: Int { 10_000 }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views of elements that have ids of their own.
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
  /// Views of the numbers of a range.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = SourceLocation(fileID: fileID, line: line)
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension Node {
  /// The node with an id, unless it has one already: an explicit id goes before that of a `ForEach`.
  func identified(by id: AnyHashable) -> Node {
    if identifier == nil { identifier = id }
    return self
  }
}

/// A node of no size: what stands for an element whose view turned out to be none.
package final class EmptyNode: Node {
  package override init(path: ViewPath) { super.init(path: path) }
}
