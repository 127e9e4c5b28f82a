/// A group of views with an optional header and footer.
///
/// In a lazy stack or grid, the header and the footer have lines of their own and can be pinned. In
/// other layouts, a section is a plain group of its parts.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView, CountedView {
  /// Always nil, so that the boundaries of the section are preserved.
  @MainActor package static var nodeCount: Int? { nil }

  let header: Parent
  let content: Content
  let footer: Footer

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
    return NodeList(
      header: ScrollworkViews.resolve(header, in: above),
      content: ScrollworkViews.resolve(content, in: inner.child(1)),
      footer: ScrollworkViews.resolve(footer, in: below))
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
