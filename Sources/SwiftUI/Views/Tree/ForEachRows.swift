import Foundation

/// The elements of a `ForEach`, one node each, made on demand and then kept.
@MainActor package final class ForEachRows {
  /// The path of the `ForEach`.
  let path: ViewPath
  /// The source of the elements.
  let source: ElementSource
  let count: Int
  private let make: @MainActor (Int) -> Node
  private let idAt: @MainActor (Int) -> AnyHashable
  private let find: @MainActor (IDQuery) -> Int?
  /// The elements that these wrap; nil for none.
  private let base: ForEachRows?
  private var made: [Int: Node] = [:]
  /// The context of elements that have no transaction scope yet.
  private var adopter: ResolveContext?

  init(
    path: ViewPath, source: ElementSource, wrapping base: ForEachRows? = nil, count: Int,
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

  /// Sets the context of all elements, made or not, unless it is set.
  func adopt(_ context: ResolveContext) {
    guard adopter == nil else { return }
    adopter = context
    for node in made.values { node.adopt(context) }
  }

  func id(_ index: Int) -> AnyHashable { idAt(index) }

  /// The ids of elements, without a reference to their nodes.
  var ids: @MainActor (Int) -> AnyHashable { idAt }

  /// The index of the element with an id; makes no element.
  func index(of query: IDQuery) -> Int? { find(query) }

  func map(_ wrap: @escaping @MainActor (Node) -> Node) -> ForEachRows { numbered { wrap($1) } }

  /// The elements, each wrapped with its index when it is made.
  func numbered(_ wrap: @escaping @MainActor (Int, Node) -> Node) -> ForEachRows {
    ForEachRows(
      path: path, source: source, wrapping: self, count: count,
      make: { [node] in wrap($0, node($0)) }, id: idAt, find: find)
  }

  /// Releases an element; it is made again on demand.
  func release(_ index: Int) {
    made[index] = nil
    base?.release(index)
  }

  /// Releases the elements outside a range; they are made again on demand.
  func keepOnly(_ range: Range<Int>) {
    made = made.filter { range.contains($0.key) }
    base?.keepOnly(range)
  }
}
