import ScrollworkMarkup

/// The text of a page, as a browser without its styles lays it out.
///
/// - Source: documented for browsers: a font of 16 pixels with margins of 8; pages that do not say that
///   they fit a phone are 980 pixels wide.
struct PageText: View {
  let page: HTMLPage
  let width: CGFloat

  private var scale: CGFloat { page.hasViewport ? 1 : width / 980 }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(page.blocks.enumerated()), id: \.offset) { index, block in
        if index > 0, !block.isItem || !page.blocks[index - 1].isItem {
          Color.clear.frame(height: 16 * scale)
        }
        switch block.kind {
        case .rule:
          Rectangle().fill(Color.gray).frame(height: max(0.5, scale))
        case .item(let mark):
          HStack(alignment: .firstTextBaseline, spacing: 8 * scale) {
            Text(verbatim: mark.words).frame(width: 24 * scale, alignment: .trailing)
            text(of: block)
          }
          .font(.system(size: 16 * scale, design: .serif))
        default: text(of: block)
        }
      }
    }
    .padding(8 * scale)
    .frame(width: width, alignment: .leading)
    .foregroundStyle(Color.black)
  }

  private func text(of block: HTMLBlock) -> Text {
    block.runs.reduce(Text(verbatim: "")) { text, run in
      let isCode = run.style.isMonospaced || block.kind == .preformatted
      var font = Font.system(
        size: 16 * block.scale * scale, design: isCode ? .monospaced : .serif)
      if run.style.isBold || block.isBold { font = font.bold() }
      if run.style.isItalic { font = font.italic() }
      var part = Text(verbatim: run.text).font(font)
      if run.style.isStruck { part = part.strikethrough() }
      if run.style.link != nil { part = part.foregroundStyle(Color(red: 0, green: 0, blue: 0.93)) }
      if run.style.isUnderlined || run.style.link != nil { part = part.underline() }
      return text + part
    }
  }
}
