import ScrollworkMarkdownBlocks
@_exported public import ScrollworkUIKit

/// A view of a text in Markdown.
public struct Parma: View {
  private let blocks: [MarkdownBlock]
  private let alignment: HorizontalAlignment
  private let render: any ParmaRenderable

  /// Creates the view of a text; the looks are the default ones if there is no render.
  public init(
    _ markdown: String, alignment: HorizontalAlignment = .leading,
    render: (any ParmaRenderable)? = nil
  ) {
    blocks = MarkdownBlock.blocks(of: markdown)
    (self.alignment, self.render) = (alignment, render ?? ParmaRender())
  }

  /// The blocks, one below the other.
  public var body: some View {
    VStack(alignment: alignment) {
      ForEach(blocks.indices, id: \.self) { view(blocks[$0], path: []) }
    }
  }

  /// The view of a block; the path has the numbers of the list items around it.
  private func view(_ block: MarkdownBlock, path: [Int]) -> AnyView {
    switch block {
    case .heading(let level, let text):
      let level = HeadingLevel(rawValue: "\(level)")
      return render.headingBlock(
        level: level, view: AnyView(render.heading(level: level, textView: inline(text))))
    case .paragraph(let text): return render.paragraphBlock(view: AnyView(inline(text)))
    case .code(let text): return AnyView(render.code(text))
    case .image(let words, let address):
      let words = words.isEmpty ? nil : AnyView(render.plainText(words))
      return render.paragraphBlock(view: render.imageView(with: address, altTextView: words))
    case .list(let items):
      let isOrdered = items.first?.mark.last == "."
      let attributes = ListAttributes(type: isOrdered ? .ordered : .bullet, delimiter: .period)
      return AnyView(
        VStack(alignment: .leading, spacing: 0) {
          ForEach(items.indices, id: \.self) { number in
            let index = path + [number + 1]
            render.listItem(
              attributes: attributes, index: index,
              view: AnyView(column(of: items[number].blocks, path: index)))
          }
        })
    default: return AnyView(MarkdownBlockView(block: block, look: MarkdownLook()))
    }
  }

  private func column(of blocks: [MarkdownBlock], path: [Int]) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(blocks.indices, id: \.self) { view(blocks[$0], path: path) }
    }
  }

  /// The text of a paragraph, of the parts that the render makes.
  private func inline(_ markdown: String) -> Text {
    guard
      let text = try? AttributedString(
        markdown: markdown, options: .init(interpretedSyntax: .inlineOnly))
    else { return render.plainText(markdown) }
    return text.runs.reduce(Text(verbatim: "")) { whole, run in
      let words = String(text.characters[run.range])
      let intent = run.inlinePresentationIntent ?? []
      var part = intent.contains(.code) ? render.code(words) : render.plainText(words)
      if intent.contains(.emphasized) { part = render.emphasis(textView: part) }
      if intent.contains(.stronglyEmphasized) { part = render.strong(textView: part) }
      if let link = run.link {
        part = render.link(textView: part, destination: link.relativeString)
      }
      return whole + part
    }
  }
}
