import ScrollworkGeometry

/// One of the views that another view stands for, as it is once that has been taken apart.
///
/// It can be shown once.
public struct Subview: PrimitiveView, Identifiable {
  /// What tells a subview apart from the others.
  public struct ID: Hashable {
    fileprivate let path: ViewPath
  }

  package let node: Node

  /// What tells the subview apart from the others.
  public let id: ID

  /// What the subview says about itself for a container that asks.
  public let containerValues: ContainerValues

  @MainActor init(_ node: Node) {
    self.node = node
    id = ID(path: node.path)
    containerValues = ContainerValues(node.traits)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList { NodeList(node) }
}

/// The views that another view stands for, in order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView, CountedView {
  /// A part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice

  @MainActor package static var nodeCount: Int? { nil }

  let subviews: [Subview]

  /// The position of the first subview.
  public var startIndex: Int { 0 }

  /// The position after the last subview.
  public var endIndex: Int { subviews.count }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews at a range of positions, which they keep.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(showing: subviews)
  }
}

/// Some of the views that another view stands for; as a view, all of those.
public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView, CountedView {
  /// A part of the slice is one too.
  public typealias SubSequence = SubviewsCollectionSlice

  @MainActor package static var nodeCount: Int? { nil }

  let subviews: ArraySlice<Subview>

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews at a range of positions, which they keep.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(showing: subviews)
  }
}

extension NodeList {
  /// Subviews as views again.
  fileprivate init(showing subviews: some Sequence<Subview>) {
    self.init()
    for subview in subviews { append(NodeList(subview.node)) }
  }

  /// The views of the list one by one.
  var subviews: SubviewsCollection { SubviewsCollection(subviews: nodes.map(Subview.init)) }
}

/// What is made of the views that another view stands for.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView, CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("Group")
    let subviews = ScrollworkViews.resolve(base, in: inner.child(0)).subviews
    let content = context.session.host.evaluate(at: inner.path) { transform(subviews) }
    return ScrollworkViews.resolve(content, in: inner.child(1))
  }
}

extension Group {
  /// Views made of those that another view stands for.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// The views that another view stands for, known once that has been resolved.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let base: any View
  var subviews: [Subview] = []

  /// The position of the first subview.
  public var startIndex: Int { 0 }

  /// The position after the last subview.
  public var endIndex: Int { subviews.count }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// Elements of a `ForEach` that are known only where it stands.
@MainActor protocol ElementsInContext {
  /// The same with its elements.
  func filled(in context: ResolveContext) -> Self
}

extension ForEachSubviewCollection: ElementsInContext {
  @MainActor func filled(in context: ResolveContext) -> Self {
    var copy = self
    copy.subviews = ScrollworkViews.resolve(base, in: context).subviews.subviews
    return copy
  }
}

extension ForEach where ID == Subview.ID {
  /// Views made of each of those that another view stands for.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == ForEachSubviewCollection<Content> {
    self.init(
      ForEachSubviewCollection(base: view), id: \.id, content: content, fileID: fileID, line: line)
  }
}
