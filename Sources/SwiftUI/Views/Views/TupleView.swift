/// A view made of several views, in order.
public struct TupleView<each Content: View>: CountedView {
  package let content: (repeat each Content)

  package init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor package static var nodeCount: Int? {
    var total = 0
    for type in repeat (each Content).self {
      guard let count = type._viewListCount else { return nil }
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

/// A view without content.
public struct EmptyView: CountedView {
  @MainActor package static var nodeCount: Int? { 0 }

  /// Creates an empty view.
  public init() {}

  @MainActor package func resolve(in context: ResolveContext) -> NodeList { NodeList() }
}

/// A collection of views that are modified and laid out individually.
public struct Group<Content: View>: CountedView {
  @MainActor package static var nodeCount: Int? { Content._viewListCount }

  package let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    ScrollworkViews.resolve(content, in: context)
  }
}

/// A view that shows one of two branches; each branch has its own state.
public struct ConditionalContent<First: View, Second: View>: CountedView {
  package enum Branch {
    case first(First)
    case second(Second)
  }

  @MainActor package static var nodeCount: Int? {
    let first = First._viewListCount
    return first == Second._viewListCount ? first : nil
  }

  package let branch: Branch

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
  /// No body; the engine resolves optional views.
  public typealias Body = Never

  @MainActor package static var nodeCount: Int? { nil }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("if")
    return inner.items(
      map { ScrollworkViews.resolve($0, in: inner.branch(0)) } ?? NodeList())
  }
}

/// A type-erased view.
public struct AnyView: CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  package let content: any View

  /// Creates a type-erased view.
  public init(_ view: some View) { content = view }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("any")
    return inner.items(
      ScrollworkViews.resolve(content, in: inner.view("\(type(of: content))")))
  }
}
