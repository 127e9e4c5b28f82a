/// A view with an explicit id: another id is another view, with a state of its own.
struct IDView<Content: View, ID: Hashable>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let id: ID

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.element(AnyHashable(id), name: SpelledID.spell(id).map { "#\($0)" })
    return context.items(
      ScrollworkViews.resolve(content, in: inner).map { node in
        node.identifier = AnyHashable(id)
        return node
      })
  }
}

extension View {
  /// Gives the view an id, to scroll to it and to tell it apart.
  public func id(_ id: some Hashable) -> some View { IDView(content: self, id: id) }

  /// Gives the view a name that gesture scripts find it by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    wrapped("accessibilityIdentifier") { _, _ in .name(identifier) }
  }
}
