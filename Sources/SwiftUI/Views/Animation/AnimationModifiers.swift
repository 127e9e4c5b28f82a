public import ScrollworkMotion

/// A view that resolves with a changed transaction.
private struct TransactionView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let change: @MainActor (inout Transaction, ResolveContext) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("transaction")
    var transaction = context.scope.transaction
    change(&transaction, inner)
    return ScrollworkViews.resolve(content, in: inner.scoped(transaction))
  }
}

/// The content that the closures of `animation(_:body:)` and `transaction(_:body:)` modify: its own
/// changes follow the outer transaction.
public struct PlaceholderContentView<Value>: CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  let resolveContent: @MainActor (ResolveContext) -> NodeList

  package init(resolveContent: @escaping @MainActor (ResolveContext) -> NodeList) {
    self.resolveContent = resolveContent
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    resolveContent(context)
  }
}

extension View {
  /// The content for closures that modify the view.
  @MainActor var placeholder: PlaceholderContentView<Self> {
    PlaceholderContentView { ScrollworkViews.resolve(self, in: $0) }
  }
}

/// Modifiers that resolve with a changed transaction, around a view that keeps the outer one.
private struct TransactionBodyView<Changed: View>: CountedView {
  @MainActor static var nodeCount: Int? { Changed._viewListCount }

  let changed: Changed
  let change: (inout Transaction) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    var inner = context.view("transaction")
    inner.outerScopes.append(context.scope)
    var transaction = context.scope.transaction
    change(&transaction)
    return ScrollworkViews.resolve(changed, in: inner.scoped(transaction))
  }
}

extension ResolveContext {
  /// The context with changes following a transaction.
  func scoped(_ transaction: Transaction) -> ResolveContext {
    session.observed.insert(.ownTransactions)
    var copy = self
    copy.scope = TransactionScope(transaction)
    return copy
  }

  /// The context with the transaction outside of the innermost `transaction(_:body:)`.
  fileprivate var outside: ResolveContext {
    var copy = self
    if let outer = copy.outerScopes.popLast() { copy.scope = outer }
    return copy
  }

  /// Whether a value differs from the one at the previous evaluation in the scene.
  func isChange<V: Equatable>(_ value: V) -> Bool {
    let slot = slot("value")
    guard session.isPlaying else { return false }
    let previous = slot.read()
    session.host.remember(value, under: slot.key)
    guard let previous else { return false }
    return previous as? V != value
  }
}

extension View {
  /// Animates changes inside the view that come with a change of `value`.
  ///
  /// With nil they happen at once, whatever the transaction outside. A transaction with
  /// `disablesAnimations` is unchanged.
  public func animation<V: Equatable>(
    _ animation: Animation?, value: V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    TransactionView(content: self) { transaction, context in
      guard context.isChange(value), !transaction.disablesAnimations
      else { return }
      transaction.animation = animation
    }
    .noted("animation", [("", animation as Any)], fileID, line)
  }

  /// Animates all changes inside the view.
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:) instead."
  )
  public func animation(
    _ animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    TransactionView(content: self) { transaction, _ in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
    .noted("animation", [("", animation as Any)], fileID, line)
  }

  /// Animates changes of the modifiers that `body` adds, but not those of the view itself.
  public func animation(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> some View,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transaction(
      { if !$0.disablesAnimations { $0.animation = animation } }, body: body
    )
    .noted("animation", [("", animation as Any)], fileID, line)
  }

  /// Transforms the transaction of changes inside the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self) { transaction, _ in transform(&transaction) }
  }

  /// Transforms the transaction of changes inside the view that come with a change of `value`.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self) { transaction, context in
      if context.isChange(value) { transform(&transaction) }
    }
  }

  /// Transforms the transaction of changes of the modifiers that `body` adds.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View {
    TransactionBodyView(
      changed: body(
        PlaceholderContentView { ScrollworkViews.resolve(self, in: $0.outside) }),
      change: transform)
  }
}
