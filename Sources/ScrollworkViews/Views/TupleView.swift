/// Several views, one after another.
public struct TupleView<each Content: View>: PrimitiveView, CountedView {
  let content: (repeat each Content)

  package init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor package static var nodeCount: Int? {
    var total = 0
    for type in repeat (each Content).self {
      guard let count = ScrollworkViews.nodeCount(of: type) else { return nil }
      total += count
    }
    return total
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    var list = NodeList()
    var index = 0
    for view in repeat each content {
      list.append(ScrollworkViews.resolve(view, in: context.child(index)))
      index += 1
    }
    return list
  }
}

/// No view.
public struct EmptyView: PrimitiveView, CountedView {
  @MainActor package static var nodeCount: Int? { 0 }

  /// No view.
  public init() {}

  @MainActor package func resolve(in context: ResolveContext) -> NodeList { NodeList() }
}

/// Views that belong together without standing in any particular order or place.
public struct Group<Content: View>: PrimitiveView, CountedView {
  @MainActor package static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content

  /// A group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    ScrollworkViews.resolve(content, in: context)
  }
}

/// One of two views; each branch keeps a state of its own.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView, CountedView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  @MainActor package static var nodeCount: Int? {
    let first = ScrollworkViews.nodeCount(of: First.self)
    return first == ScrollworkViews.nodeCount(of: Second.self) ? first : nil
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("if")
    return switch branch {
    case .first(let view): inner.items(ScrollworkViews.resolve(view, in: inner.branch(0)))
    case .second(let view): inner.items(ScrollworkViews.resolve(view, in: inner.branch(1)))
    }
  }
}

extension Optional: View, PrimitiveView, CountedView where Wrapped: View {
  /// Never asked for.
  public typealias Body = Never

  @MainActor package static var nodeCount: Int? { nil }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("if")
    return inner.items(
      map { ScrollworkViews.resolve($0, in: inner.branch(0)) } ?? NodeList())
  }
}

/// A view whose type is not told.
public struct AnyView: PrimitiveView, CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  let content: any View

  /// Hides the type of a view.
  public init(_ view: some View) { content = view }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("any")
    return inner.items(
      ScrollworkViews.resolve(content, in: inner.view("\(type(of: content))")))
  }
}
