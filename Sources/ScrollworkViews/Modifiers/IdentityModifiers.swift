/// A view with an explicit id: another id is another view, with a state of its own.
struct IDView<Content: View, ID: Hashable>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let id: ID
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.element(AnyHashable(id), name: SpelledID.spell(id).map { "#\($0)" })
    if let scrollView = context.scrollView, context.session.isPlaying,
      context.session.isTaken(AnyHashable(id), by: inner.path, in: scrollView)
    {
      context.session.report(
        .duplicateID(id: SpelledID.describe(id), at: "\(location)"), in: context.path)
    }
    return context.items(
      ScrollworkViews.resolve(content, in: inner).map { node in
        node.identifier = AnyHashable(id)
        return node
      })
  }
}

extension View {
  /// Gives the view an id, to scroll to it and to tell it apart.
  ///
  /// Two views in one scroll view may not have the same one, unless one contains the other; if they
  /// do, the scene has a problem that says so, and the first is scrolled to.
  public func id(
    _ id: some Hashable, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    IDView(content: self, id: id, location: SourceLocation(fileID: fileID, line: line))
  }

  /// Gives the view a name that gesture scripts find it by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    wrapped("accessibilityIdentifier") { _, _ in .name(identifier) }
  }
}
