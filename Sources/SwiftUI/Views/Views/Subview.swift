import ScrollworkGeometry

/// A proxy of one resolved view of another view's content.
///
/// A subview can be shown once.
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable {
    fileprivate let path: ViewPath
  }

  package let node: Node

  /// The identity of the subview.
  public let id: ID

  /// The container values of the subview.
  public let containerValues: ContainerValues

  @MainActor package init(_ node: Node) {
    self.node = node
    id = ID(path: node.path)
    containerValues = ContainerValues(node.traits)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList { NodeList(node) }
}

/// The resolved subviews of a view, in order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection, CountedView {
  /// A slice of the collection.
  public typealias SubSequence = SubviewsCollectionSlice

  @MainActor package static var nodeCount: Int? { nil }

  let subviews: [Subview]

  /// The index of the first subview.
  public var startIndex: Int { 0 }

  /// The index after the last subview.
  public var endIndex: Int { subviews.count }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews in a range of indices, which the slice keeps.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(showing: subviews)
  }
}

/// A slice of the resolved subviews of a view; as a view, all of its subviews.
public struct SubviewsCollectionSlice: RandomAccessCollection, CountedView {
  /// A slice of a slice has the same type.
  public typealias SubSequence = SubviewsCollectionSlice

  @MainActor package static var nodeCount: Int? { nil }

  let subviews: ArraySlice<Subview>

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }

  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews in a range of indices, which the slice keeps.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(showing: subviews)
  }
}

extension NodeList {
  /// The nodes of subviews.
  fileprivate init(showing subviews: some Sequence<Subview>) {
    self.init()
    for subview in subviews { append(NodeList(subview.node)) }
  }

  /// The nodes of the list as subviews.
  package var subviews: SubviewsCollection { SubviewsCollection(subviews: nodes.map(Subview.init)) }
}

/// The content of a group that transforms the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("Group")
    let subviews = ScrollworkViews.resolve(base, in: inner.child(0)).subviews
    let content = inner.evaluate { transform(subviews) }
    return ScrollworkViews.resolve(content, in: inner.child(1))
  }
}

extension Group {
  /// Creates a group from the resolved subviews of a view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// The subviews of a view as the data of a `ForEach`; empty until the view is resolved.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let base: any View
  var subviews: [Subview] = []

  /// The index of the first subview.
  public var startIndex: Int { 0 }

  /// The index after the last subview.
  public var endIndex: Int { subviews.count }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// `ForEach` data whose elements are known only in the context of a resolution.
@MainActor protocol DeferredElements {
  /// A copy with the elements found in a context.
  func filled(in context: ResolveContext) -> Self
}

extension ForEachSubviewCollection: DeferredElements {
  @MainActor func filled(in context: ResolveContext) -> Self {
    var copy = self
    copy.subviews = ScrollworkViews.resolve(base, in: context).subviews.subviews
    return copy
  }
}

extension ForEach where ID == Subview.ID {
  /// Creates views from the resolved subviews of a view.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == ForEachSubviewCollection<Content> {
    self.init(
      ForEachSubviewCollection(base: view), id: \.id, content: content, fileID: fileID, line: line)
  }
}
