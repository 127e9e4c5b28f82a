public import ScrollworkViews

/// A container for grouping controls used for data entry, displayed as a list.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form with the given content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The list.
  public var body: some View { List { content } }
}
