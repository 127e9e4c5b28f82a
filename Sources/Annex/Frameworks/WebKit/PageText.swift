/// The text of a page, as a browser without its styles lays it out.
///
/// - Source: documented for browsers: a font of 16 pixels with margins of 8 and headings of 2, 1.5
///   and 1.17 times its size; pages that do not say that they fit a phone are 980 pixels wide.
struct PageText: View {
  let page: HTMLBlocks
  let width: CGFloat

  private var scale: CGFloat { page.fitsPhones ? 1 : width / 980 }

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
            Text(verbatim: mark).frame(width: 24 * scale, alignment: .trailing)
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

  private func text(of block: HTMLBlocks.Block) -> Text {
    let size: CGFloat =
      switch block.kind {
      case .heading(1): 32
      case .heading(2): 24
      case .heading(3): 18.72
      case .code: 13
      default: 16
      }
    let isHeading = if case .heading = block.kind { true } else { false }
    let isCode = block.kind == .code
    return block.runs.reduce(Text(verbatim: "")) { text, run in
      var font = Font.system(size: size * scale, design: isCode ? .monospaced : .serif)
      if isHeading || run.isBold { font = font.bold() }
      if run.isItalic { font = font.italic() }
      var part = Text(verbatim: run.text).font(font)
      if run.isLink {
        part = part.foregroundStyle(Color(red: 0, green: 0, blue: 0.93)).underline()
      }
      return text + part
    }
  }
}
