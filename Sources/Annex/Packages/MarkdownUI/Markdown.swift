import ScrollworkMarkdownBlocks
import ScrollworkMarkup
@_exported public import ScrollworkUIKit

/// A text in Markdown, as views.
///
/// - Source: sizes by the package's basic theme, in em of the font.
public struct Markdown: View {
  private let text: String
  @Environment(\.markdownTheme) private var theme

  /// Creates a view of Markdown text.
  public init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
    text = markdown
  }

  /// A text of a builder.
  public init(
    baseURL: URL? = nil, imageBaseURL: URL? = nil, @MarkdownContentBuilder content: () -> String
  ) { text = content() }

  /// The blocks, one below the other.
  public var body: some View {
    MarkdownStack(blocks: ScrollworkMarkup.Markdown(text).blocks, look: theme.look)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A builder of texts in Markdown.
@resultBuilder public enum MarkdownContentBuilder {
  /// The texts, with empty lines between them.
  public static func buildBlock(_ components: String...) -> String {
    components.joined(separator: "\n\n")
  }
}

/// The look of texts in Markdown.
public struct Theme: Sendable {
  let look: MarkdownLook

  private init(_ look: MarkdownLook) { self.look = look }

  /// The basic theme.
  public init() { self.init(MarkdownLook()) }
  /// The theme of views without one.
  public static var basic: Theme { Theme() }
  /// A theme like GitHub's pages.
  public static var gitHub: Theme {
    Theme(
      MarkdownLook(
        size: 16, codeBackground: Color(red: 0.969, green: 0.969, blue: 0.976), isRuled: true))
  }
  /// A theme like DocC's pages, which is the basic one here.
  public static var docC: Theme { Theme() }
}

extension EnvironmentValues {
  private enum ThemeKey: EnvironmentKey {
    static var defaultValue: Theme { .basic }
  }

  var markdownTheme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the texts in Markdown inside.
  public func markdownTheme(_ theme: Theme) -> some View { environment(\.markdownTheme, theme) }
}
