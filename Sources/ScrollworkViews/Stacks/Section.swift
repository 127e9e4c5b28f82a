/// Views that belong together, with a header before and a footer after them.
///
/// In a lazy stack or grid the header and the footer have lines of their own, and may be pinned. In
/// other layouts all parts stand one after another like views without a section.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView, CountedView {
  /// Never known: where the section begins and ends must not be lost.
  @MainActor package static var nodeCount: Int? { nil }

  let header: Parent
  let content: Content
  let footer: Footer

  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("Section")
    let (above, below) = (
      inner.child(0).environment { $0.sectionLook?.applyToHeader(&$0) },
      inner.child(2).environment { $0.sectionLook?.applyToFooter(&$0) }
    )
    return NodeList(
      header: ScrollworkViews.resolve(header, in: above),
      content: ScrollworkViews.resolve(content, in: inner.child(1)),
      footer: ScrollworkViews.resolve(footer, in: below))
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// A section with a header, as older code says it.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section {
  /// A section with a header and a footer, as older code says it.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView {
  /// A section with a footer, as older code says it.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }

  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section without words around it.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// A section with a title as it stands.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
