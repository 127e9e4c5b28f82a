public import ScrollworkViews

/// Controls in rows, as settings have them: a list of sections.
public struct Form<Content: View>: View {
  private let content: Content

  /// Controls in rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows.
  public var body: some View { List { content } }
}
