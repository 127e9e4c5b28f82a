package import ScrollworkMarkup
package import ScrollworkUIKit

/// The sizes and colors of blocks of Markdown.
package struct MarkdownLook: Sendable {
  let size: CGFloat
  let codeBackground: Color
  let isRuled: Bool

  /// Creates a look: the size of the font, the background of code, and whether large headings have a
  /// rule below.
  package init(
    size: CGFloat = 17, codeBackground: Color = Color(uiColor: .secondarySystemBackground),
    isRuled: Bool = false
  ) { (self.size, self.codeBackground, self.isRuled) = (size, codeBackground, isRuled) }
}

/// A column of blocks.
package struct MarkdownStack: View {
  private let blocks: [MarkdownBlock]
  private let look: MarkdownLook
  private let spacing: CGFloat?

  /// Creates a column; the spacing is that of paragraphs if it is nil.
  package init(blocks: [MarkdownBlock], look: MarkdownLook, spacing: CGFloat? = nil) {
    (self.blocks, self.look, self.spacing) = (blocks, look, spacing)
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: spacing ?? look.size) {
      ForEach(blocks.indices, id: \.self) { MarkdownBlockView(block: blocks[$0], look: look) }
    }
  }
}

/// The view of a block of Markdown.
package struct MarkdownBlockView: View {
  private let block: MarkdownBlock
  private let look: MarkdownLook

  /// Creates the view of a block.
  package init(block: MarkdownBlock, look: MarkdownLook) { (self.block, self.look) = (block, look) }

  private var size: CGFloat { look.size }

  /// A text with its emphases, links and code.
  private static func inline(_ runs: [MarkdownRun]) -> Text {
    Text(
      runs.reduce(into: AttributedString()) { text, run in
        var part = AttributedString(run.text)
        part.inlinePresentationIntent = InlinePresentationIntent(rawValue: run.style.rawValue)
        part.link = run.link.flatMap(URL.init(string:))
        text += part
      })
  }

  package var body: some View {
    switch block {
    case .heading(let level, let text):
      VStack(alignment: .leading, spacing: 0) {
        Self.inline(text)
          .font(.system(size: size * [2, 1.5, 1.17, 1, 0.83, 0.67][level - 1], weight: .bold))
        if look.isRuled, level < 3 { Divider().padding(.top, size * 0.3) }
      }
      .padding(.top, size * 0.5)
    case .paragraph(let text):
      Self.inline(text).font(.system(size: size)).fixedSize(horizontal: false, vertical: true)
    case .quote(let blocks):
      MarkdownStack(blocks: blocks, look: look).foregroundStyle(.secondary)
        .padding(.leading, size)
        .overlay(alignment: .leading) {
          RoundedRectangle(cornerRadius: 2).fill(Color(uiColor: .separator)).frame(width: 4)
        }
    case .list(let items):
      VStack(alignment: .leading, spacing: size * 0.25) {
        ForEach(items.indices, id: \.self) { index in
          HStack(alignment: .firstTextBaseline, spacing: size * 0.5) {
            mark(items[index].mark).font(.system(size: size)).monospacedDigit()
              .frame(minWidth: size, alignment: .trailing)
            MarkdownStack(blocks: items[index].blocks, look: look, spacing: size * 0.25)
          }
        }
      }
    case .code(let text):
      ScrollView(.horizontal) {
        Text(verbatim: text).font(.system(size: size * 0.85, design: .monospaced))
          .padding(size)
      }
      .background(look.codeBackground)
      .clipShape(RoundedRectangle(cornerRadius: 6))
    case .rule: Divider().padding(.vertical, size * 0.5)
    case .image(_, let address):
      AsyncImage(url: URL(string: address)) {
        $0.resizable().scaledToFit()
      } placeholder: {
        Color.clear.frame(height: 0)
      }
    case .table(let rows): table(rows)
    case .html(let text):
      Text(verbatim: text.trimmingCharacters(in: .newlines)).font(.system(size: size))
        .fixedSize(horizontal: false, vertical: true)
    }
  }

  private func mark(_ mark: ListMark) -> Text {
    guard case .checkbox(let isOn) = mark else { return Text(verbatim: mark.words) }
    return Text(Image(systemName: isOn ? "checkmark.square.fill" : "square"))
  }

  private func table(_ rows: [[[MarkdownRun]]]) -> some View {
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
