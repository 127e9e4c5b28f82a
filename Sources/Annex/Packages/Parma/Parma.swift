import ScrollworkMarkdownBlocks
import ScrollworkMarkup
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
    blocks = Markdown(markdown).blocks
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
    case .heading(let level, let runs):
      let level = HeadingLevel(rawValue: "\(level)")
      return render.headingBlock(
        level: level, view: AnyView(render.heading(level: level, textView: inline(runs))))
    case .paragraph(let runs): return render.paragraphBlock(view: AnyView(inline(runs)))
    case .code(let text): return AnyView(render.code(text))
    case .image(let words, let address):
      let words = words.isEmpty ? nil : AnyView(render.plainText(words))
      return render.paragraphBlock(view: render.imageView(with: address, altTextView: words))
    case .list(let items):
      let isOrdered = if case .number = items.first?.mark { true } else { false }
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
  private func inline(_ runs: [MarkdownRun]) -> Text {
    runs.reduce(Text(verbatim: "")) { whole, run in
      var part = run.style.contains(.code) ? render.code(run.text) : render.plainText(run.text)
      if run.style.contains(.emphasized) { part = render.emphasis(textView: part) }
      if run.style.contains(.stronglyEmphasized) { part = render.strong(textView: part) }
      if let link = run.link { part = render.link(textView: part, destination: link) }
      return whole + part
    }
  }
}
