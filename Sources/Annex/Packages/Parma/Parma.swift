import ScrollworkMarkdownBlocks
@_exported public import ScrollworkUIKit

/// The levels of headings.
public enum HeadingLevel: Int, Sendable {
  case one = 1
  case two, three, four, five, six
}

/// The looks of the parts of a text in Markdown.
@MainActor @preconcurrency public protocol ParmaRenderable {
  /// A heading.
  func heading(level: HeadingLevel?, textView: Text) -> Text
  /// A paragraph.
  func paragraph(text: String) -> Text
  /// A text without emphasis.
  func plainText(_ text: String) -> Text
  /// A strong text.
  func strong(textView: Text) -> Text
  /// An emphasized text.
  func emphasis(textView: Text) -> Text
  /// A link.
  func link(textView: Text, destination: String?) -> Text
  /// Code.
  func code(_ text: String) -> Text
  /// A paragraph as a block.
  func paragraphBlock(view: AnyView) -> AnyView
  /// A heading as a block.
  func headingBlock(level: HeadingLevel?, view: AnyView) -> AnyView
  /// A list.
  func list(attributes: Any?, view: AnyView) -> AnyView
  /// An item of a list.
  func listItem(view: AnyView) -> AnyView
  /// A picture.
  func imageView(with urlString: String, altTextView: AnyView?) -> AnyView
}

extension ParmaRenderable {
  /// The heading in the sizes of titles.
  public func heading(level: HeadingLevel?, textView: Text) -> Text {
    let fonts: [Font] = [.largeTitle, .title, .title2, .title3, .headline, .headline]
    return textView.font(fonts[(level ?? .one).rawValue - 1]).bold()
  }
  /// The text with its emphases.
  public func paragraph(text: String) -> Text { MarkdownBlockView.inline(text) }
  /// The text.
  public func plainText(_ text: String) -> Text { Text(text) }
  /// The text in bold.
  public func strong(textView: Text) -> Text { textView.bold() }
  /// The text in italics.
  public func emphasis(textView: Text) -> Text { textView.italic() }
  /// The text of the link.
  public func link(textView: Text, destination: String?) -> Text { textView }
  /// The code in the font for it.
  public func code(_ text: String) -> Text { Text(text).font(.body.monospaced()) }
  /// The block.
  public func paragraphBlock(view: AnyView) -> AnyView { view }
  /// The block.
  public func headingBlock(level: HeadingLevel?, view: AnyView) -> AnyView { view }
  /// The list.
  public func list(attributes: Any?, view: AnyView) -> AnyView { view }
  /// The item after a dot.
  public func listItem(view: AnyView) -> AnyView { view }
  /// The picture, or its words.
  public func imageView(with urlString: String, altTextView: AnyView?) -> AnyView {
    altTextView ?? AnyView(EmptyView())
  }
}

/// The looks of the package.
public struct ParmaRender: ParmaRenderable, Sendable {
  /// The looks.
  public init() {}
}

/// A text in Markdown, as views.
public struct Parma: View {
  private let blocks: [MarkdownBlock]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat
  private let render: any ParmaRenderable

  /// A text, with looks.
  public init(
    _ markdown: String, alignment: HorizontalAlignment = .leading, spacing: CGFloat = 16,
    render: any ParmaRenderable = ParmaRender()
  ) {
    blocks = MarkdownBlock.blocks(of: markdown)
    (self.alignment, self.spacing, self.render) = (alignment, spacing, render)
  }

  /// The blocks, one below the other.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      ForEach(blocks.indices, id: \.self) { view(blocks[$0]) }
    }
  }

  private func view(_ block: MarkdownBlock) -> AnyView {
    switch block {
    case .heading(let level, let text):
      let level = HeadingLevel(rawValue: level)
      return render.headingBlock(
        level: level,
        view: AnyView(render.heading(level: level, textView: MarkdownBlockView.inline(text))))
    case .paragraph(let text):
      return render.paragraphBlock(
        view: AnyView(render.paragraph(text: text).fixedSize(horizontal: false, vertical: true)))
    case .code(let text): return AnyView(render.code(text))
    case .image(let words, let address):
      return render.imageView(with: address, altTextView: AnyView(Text(words)))
    case .list(let items):
      let rows = ForEach(items.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline) {
          Text(items[index].mark)
          VStack(alignment: .leading) {
            ForEach(items[index].blocks.indices, id: \.self) { view(items[index].blocks[$0]) }
          }
        }
      }
      return render.list(attributes: nil, view: AnyView(VStack(alignment: .leading) { rows }))
    default: return AnyView(MarkdownBlockView(block: block, look: MarkdownLook()))
    }
  }
}
