/// A view with an explicit id; a change of the id resets its state.
struct IDView<Content: View, ID: Hashable>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let id: ID
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.element(AnyHashable(id), name: IDSpelling.spell(id).map { "#\($0)" })
    if let scrollView = context.scrollView, context.session.isPlaying,
      context.session.isTaken(AnyHashable(id), by: inner.path, in: scrollView)
    {
      context.session.report(
        .duplicateID(id: IDSpelling.describe(id), at: "\(location)"), in: context.path)
    }
    return context.items(
      ScrollworkViews.resolve(content, in: inner).map { node in
        node.identifier = AnyHashable(id)
        return node
      })
  }
}

extension View {
  /// Binds the view's identity to an id, which `scrollTo` and scroll positions can refer to.
  ///
  /// Ids are unique in a scroll view, except that a view may share one with a view it contains. A
  /// duplicate id is reported as a problem of the scene, and the first view with it is scrolled to.
  public func id(
    _ id: some Hashable, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    IDView(content: self, id: id, location: SourceLocation(fileID: fileID, line: line))
  }

  /// Sets the identifier by which gesture scripts find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    wrapped("accessibilityIdentifier") { _, _ in .name(identifier) }
  }
}
