/// The text of an HTML page, block by block.
///
/// Headings, paragraphs, lists and rules keep their order; scripts, styles and pictures are left out,
/// and each cell of a table is a paragraph.
package struct HTMLPage: Hashable, Sendable {
  /// The title; nil if the page has none.
  package let title: String?
  /// The blocks.
  package let blocks: [HTMLBlock]
  /// Whether the page says how wide a phone shows it.
  package let hasViewport: Bool

  /// Reads a page.
  package init(_ html: String) {
    let elements = MarkupDocument(html: html).root.all
    title = elements.first { $0.name == "title" }?.text
    hasViewport = elements.contains {
      $0.name == "meta" && $0["name"]?.lowercased() == "viewport"
    }
    var builder = HTMLBlockBuilder()
    for element in elements.prefix(1) { builder.add(element, HTMLStyle()) }
    builder.end(endsLine: false)
    blocks = builder.blocks
  }
}

/// A builder of blocks from the elements of a page.
private struct HTMLBlockBuilder {
  private(set) var blocks: [HTMLBlock] = []
  private var kind = HTMLBlock.Kind.paragraph
  private var runs: [HTMLRun] = []
  /// The number of the next item of each open list; nil for those without numbers.
  private var numbers: [Int?] = []

  /// Elements whose text is not shown.
  private static let hidden: Set = ["head", "script", "style", "svg", "template", "title"]
  /// Elements that end the line before them and their own.
  private static let lines: Set = [
    "address", "article", "aside", "blockquote", "caption", "dd", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "header", "main", "nav", "p", "section", "table",
    "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  mutating func add(_ node: MarkupNode, _ style: HTMLStyle) {
    switch node.kind {
    case .text(let text): add(text, style)
    case .data: break
    case .element(let name) where Self.hidden.contains(name): break
    case .element(let name): add(name, node, style)
    }
  }

  private mutating func add(_ name: String, _ node: MarkupNode, _ style: HTMLStyle) {
    switch name {
    case "br": runs.append(HTMLRun(text: "\n", style: style))
    case "hr":
      end()
      blocks.append(HTMLBlock(kind: .rule))
    case "ul", "ol":
      end()
      // As browsers do, numbers of 32 bits.
      numbers.append(name == "ol" ? node["start"].flatMap { Int32($0) }.map { Int($0) } ?? 1 : nil)
      addChildren(of: node, style)
      end()
      numbers.removeLast()
    case "li": add(node, style, as: .item(nextMark()))
    case "pre": add(node, style, as: .preformatted)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      add(node, style, as: .heading(Int(name.dropFirst()) ?? 1))
    case _ where Self.lines.contains(name):
      end()
      addChildren(of: node, style)
      end()
    default: addChildren(of: node, style.inside(node))
    }
  }

  private mutating func add(_ node: MarkupNode, _ style: HTMLStyle, as kind: HTMLBlock.Kind) {
    end()
    self.kind = kind
    addChildren(of: node, style)
    end()
    self.kind = .paragraph
  }

  private mutating func addChildren(of node: MarkupNode, _ style: HTMLStyle) {
    for child in node.children { add(child, style) }
  }

  private mutating func nextMark() -> ListMark {
    guard let last = numbers.last, let number = last else { return .bullet }
    numbers[numbers.count - 1] = number + 1
    return .number(number)
  }

  /// Adds text, in which white space is one space, and none at the beginning of a line.
  private mutating func add(_ text: String, _ style: HTMLStyle) {
    if kind == .preformatted {
      // A line break right after the begin of the element is none of its text.
      let shown = runs.isEmpty && text.first?.isNewline ?? false ? text.dropFirst() : text[...]
      if !shown.isEmpty { runs.append(HTMLRun(text: String(shown), style: style)) }
      return
    }
    var shown = ""
    var last = runs.last?.text.last ?? "\n"
    for character in text {
      let next: Character = Self.isSpace(character) ? " " : character
      if next == " ", Self.isSpace(last) { continue }
      shown.append(next)
      last = next
    }
    if !shown.isEmpty { runs.append(HTMLRun(text: shown, style: style)) }
  }

  /// Whether a character is white space of HTML, which a no-break space is not.
  private static func isSpace(_ character: Character) -> Bool {
    character.isASCII && character.isWhitespace
  }

  /// Ends the block, if there is text for one.
  mutating func end(endsLine: Bool = true) {
    while let last = runs.last {
      let text = last.text.reversed().drop(while: Self.isSpace).reversed()
      guard text.isEmpty else {
        runs[runs.count - 1].text = String(text)
        break
      }
      runs.removeLast()
    }
    guard !runs.isEmpty else { return }
    blocks.append(HTMLBlock(kind: kind, runs: runs, endsLine: endsLine))
    (kind, runs) = (.paragraph, [])
  }
}
