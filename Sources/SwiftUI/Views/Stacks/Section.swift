/// A group of views with an optional header and footer.
///
/// In a lazy stack or grid, the header and the footer have lines of their own and can be pinned. In
/// other layouts, a section is a plain group of its parts.
public struct Section<Parent: View, Content: View, Footer: View>: CountedView {
  /// Always nil, so that the boundaries of the section are preserved.
  @MainActor package static var nodeCount: Int? { nil }

  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; nil for a section that does not collapse.
  var isExpanded: Binding<Bool>?

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("Section")
    let (above, below) = (
      inner.child(0).environment { $0.sectionAppearance?.applyToHeader(&$0) },
      inner.child(2).environment { $0.sectionAppearance?.applyToFooter(&$0) }
    )
    let isShown = isExpanded?.wrappedValue ?? true
    let content = isShown ? ScrollworkViews.resolve(content, in: inner.child(1)) : NodeList()
    return NodeList(
      header: resolvedHeader(in: above, of: inner.environment.sectionAppearance),
      content: isExpanded == nil ? content : inner.child(1).items(content),
      footer: ScrollworkViews.resolve(footer, in: below))
  }

  /// The header; that of a collapsible section has a disclosure indicator where its container shows
  /// one.
  @MainActor private func resolvedHeader(
    in context: ResolveContext, of appearance: (any SectionAppearance)?
  ) -> NodeList {
    if let isExpanded,
      let header = appearance?.collapsibleHeader(AnyView(header), isExpanded: isExpanded)
    {
      return ScrollworkViews.resolve(header, in: context)
    }
    return ScrollworkViews.resolve(header, in: context)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header; superseded by the form with a header closure.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section {
  /// Creates a section with a header and a footer; superseded by the form with closures.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header whose content is shown while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title whose content is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section with a verbatim title whose content is shown while a binding is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer; superseded by the form with a footer closure.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }

  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title as its header.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// Creates a section with a verbatim title as its header.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
