import ScrollworkLayout
public import ScrollworkViews

/// A container for grouping controls used for data entry, displayed as a list.
public struct Form<Content: View>: View {
  @Environment(\.formHasColumns) private var hasColumns
  private let content: Content

  /// Creates a form with the given content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The list, or a column without one.
  public var body: some View {
    if hasColumns {
      VStack(alignment: .leading) { content }
    } else {
      List { content }
    }
  }
}
