import ScrollworkEnvironment

/// A view that wraps each of its nodes in a role that affects neither size nor position.
struct WrapperView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let name: String
  var location: SourceLocation?
  let role: @MainActor (ResolveContext, Node) -> WrapperNode.Role

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let isRightToLeft = context.isRightToLeft
    return ScrollworkViews.resolve(content, in: context).map { node in
      WrapperNode(
        node, role(context, node), isRightToLeft: isRightToLeft, location: location, name: name)
    }
  }
}

extension View {
  package func wrapped(
    _ name: String, at location: SourceLocation? = nil,
    _ role: @escaping @MainActor (ResolveContext, Node) -> WrapperNode.Role
  ) -> some View {
    WrapperView(content: self, name: name, location: location, role: role)
  }
}
