public import ScrollworkEnvironment

extension View {
  /// Sets the preferred color scheme of the whole scene; nil expresses no preference.
  ///
  /// The outermost preference wins, and among siblings the first. Views made during layout, such as
  /// rows of lazy stacks, cannot express one.
  public func preferredColorScheme(
    _ colorScheme: ColorScheme?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    PreferredColorSchemeView(content: self, scheme: colorScheme)
      .noted("preferredColorScheme", [("", colorScheme as Any)], fileID, line)
  }
}

/// A view that expresses a preferred color scheme.
private struct PreferredColorSchemeView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let scheme: ColorScheme?

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    context.session.prefer(scheme)
    return ScrollworkViews.resolve(content, in: context)
  }
}
