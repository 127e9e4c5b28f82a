public import ScrollworkUIKit

/// A text in Markdown, as views.
///
/// - Source: sizes by the package's basic theme, in em of the font.
public struct Markdown: View {
  private let text: String
  @Environment(\.markdownTheme) private var theme

  /// A text.
  public init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
    text = markdown
  }

  /// A text of a builder.
  public init(
    baseURL: URL? = nil, imageBaseURL: URL? = nil, @MarkdownContentBuilder content: () -> String
  ) { text = content() }

  /// The blocks, one below the other.
  public var body: some View {
    MarkdownStack(blocks: MarkdownBlock.blocks(of: text), theme: theme)
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
  var size: CGFloat = 17
  var codeBackground = Color(uiColor: .secondarySystemBackground)
  var isRuled = false

  /// The look without choices.
  public init() {}
  /// The look of the package.
  public static var basic: Theme { Theme() }
  /// The look of GitHub's pages.
  public static var gitHub: Theme {
    var theme = Theme()
    (theme.size, theme.isRuled) = (16, true)
    theme.codeBackground = Color(red: 0.969, green: 0.969, blue: 0.976)
    return theme
  }
  /// The look of Swift's pages.
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

/// Blocks of a text, one below the other.
struct MarkdownStack: View {
  let blocks: [MarkdownBlock]
  let theme: Theme
  var spacing: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: spacing ?? theme.size) {
      ForEach(blocks.indices, id: \.self) { MarkdownBlockView(block: blocks[$0], theme: theme) }
    }
  }
}

/// A block of a text.
struct MarkdownBlockView: View {
  let block: MarkdownBlock
  let theme: Theme

  private var size: CGFloat { theme.size }

  /// The text with its emphases, links and code.
  static func inline(_ text: String) -> Text { Text(LocalizedStringKey(text)) }

  var body: some View {
    switch block {
    case .heading(let level, let text):
      VStack(alignment: .leading, spacing: 0) {
        Self.inline(text)
          .font(.system(size: size * [2, 1.5, 1.17, 1, 0.83, 0.67][level - 1], weight: .bold))
        if theme.isRuled, level < 3 { Divider().padding(.top, size * 0.3) }
      }
      .padding(.top, size * 0.5)
    case .paragraph(let text):
      Self.inline(text).font(.system(size: size)).fixedSize(horizontal: false, vertical: true)
    case .quote(let blocks):
      MarkdownStack(blocks: blocks, theme: theme).foregroundStyle(.secondary)
        .padding(.leading, size)
        .overlay(alignment: .leading) {
          RoundedRectangle(cornerRadius: 2).fill(Color(uiColor: .separator)).frame(width: 4)
        }
    case .list(let items):
      VStack(alignment: .leading, spacing: size * 0.25) {
        ForEach(items.indices, id: \.self) { index in
          HStack(alignment: .firstTextBaseline, spacing: size * 0.5) {
            Text(items[index].mark).font(.system(size: size)).monospacedDigit()
              .frame(minWidth: size, alignment: .trailing)
            MarkdownStack(blocks: items[index].blocks, theme: theme, spacing: size * 0.25)
          }
        }
      }
    case .code(let text):
      ScrollView(.horizontal) {
        Text(verbatim: text).font(.system(size: size * 0.85, design: .monospaced))
          .padding(size)
      }
      .background(theme.codeBackground)
      .clipShape(RoundedRectangle(cornerRadius: 6))
    case .rule: Divider().padding(.vertical, size * 0.5)
    case .image(_, let address):
      AsyncImage(url: URL(string: address)) {
        $0.resizable().scaledToFit()
      } placeholder: {
        Color.clear.frame(height: 0)
      }
    case .table(let rows): table(rows)
    }
  }

  private func table(_ rows: [[String]]) -> some View {
    Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(rows.indices, id: \.self) { row in
        GridRow {
          ForEach(rows[row].indices, id: \.self) { column in
            Self.inline(rows[row][column])
              .font(.system(size: size, weight: row == 0 ? .semibold : .regular))
              .padding(.horizontal, 13).padding(.vertical, 6)
              .frame(maxWidth: .infinity, alignment: .leading)
              .border(Color(uiColor: .separator), width: 0.5)
          }
        }
      }
    }
  }
}
