/// A reusable modification of views.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modifier's body.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = ViewModifierContent<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as a proxy in the modifier's body.
public struct ViewModifierContent<Modifier: ViewModifier>: CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  let resolveContent: @MainActor (ResolveContext) -> NodeList

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    resolveContent(context)
  }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The content that the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates content with a modifier applied.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView, CountedView
where Content: View, Modifier: ViewModifier {
  /// No body; the engine resolves modified content.
  public typealias Body = Never

  @MainActor package static var nodeCount: Int? {
    Modifier.Body._viewListCount
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    var inner = context.view(_typeName(Modifier.self, qualified: false))
    let modifier = inner.present(modifier)
    guard inner.connectDynamicProperties(of: modifier) else {
      return NodeList(EmptyNode(path: inner.path))
    }
    let body = inner.evaluate {
      modifier.body(
        content: ViewModifierContent { ScrollworkViews.resolve(content, in: $0) })
    }
    return ScrollworkViews.resolve(body, in: inner)
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
