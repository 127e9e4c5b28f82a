public import ScrollworkEnvironment

extension View {
  /// Asks for light or dark surroundings for the whole scene, not just for the view; nil leaves it to
  /// others.
  ///
  /// Of several views that ask, the outermost decides, and of those beside each other the first.
  /// Views that are only made for their place, such as lazy rows, come too late to ask.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ColorSchemeWish(content: self, scheme: colorScheme)
  }
}

/// A view that asks for light or dark surroundings.
private struct ColorSchemeWish<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let scheme: ColorScheme?

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    context.session.prefer(scheme)
    return ScrollworkViews.resolve(content, in: context)
  }
}
