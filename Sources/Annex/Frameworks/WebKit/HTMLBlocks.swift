/// The text of a page, block by block.
///
/// Headings, paragraphs, lists and rules keep their order; styles, scripts, tables and pictures are
/// left out.
struct HTMLBlocks {
  /// A block of text.
  struct Block: Hashable {
    enum Kind: Hashable {
      case heading(Int)
      case paragraph
      case item(String)
      case code
      case rule
    }

    var kind: Kind
    var runs: [Run] = []

    var isItem: Bool { if case .item = kind { true } else { false } }
  }

  /// A run of text in one style.
  struct Run: Hashable {
    var text: String
    var isBold = false
    var isItalic = false
    var isLink = false
  }

  private(set) var title: String?
  private(set) var blocks: [Block] = []
  /// Whether the page says that it fits a phone.
  let fitsPhones: Bool

  private var kind = Block.Kind.paragraph
  private var runs: [Run] = []
  private var style = (bold: 0, italic: 0, link: 0)
  private var counters: [Int?] = []

  init(_ html: String) {
    let lowercased = html.lowercased()
    fitsPhones = lowercased.contains("name=\"viewport\"") || lowercased.contains("name='viewport'")
    var rest = Substring(html)
    while let open = rest.firstIndex(of: "<") {
      add(String(rest[..<open]))
      rest = rest[open...].dropFirst()
      if rest.hasPrefix("!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { break }
      let tag = String(rest[..<close])
      rest = rest[close...].dropFirst()
      let name = tag.lowercased().prefix { $0.isLetter || $0.isNumber || $0 == "/" }
      if ["script", "style", "title", "svg", "head"].contains(name), name != "head" {
        let end = rest.range(of: "</" + name, options: .caseInsensitive)
        if name == "title" {
          title = Self.decoded(String(rest[..<(end?.lowerBound ?? rest.endIndex)]))
        }
        rest = end.map { rest[$0.lowerBound...] } ?? ""
      } else {
        begin(String(name))
      }
    }
    add(String(rest))
    finish()
  }

  private mutating func begin(_ tag: String) {
    switch tag {
    case "b", "strong": style.bold += 1
    case "/b", "/strong": style.bold -= 1
    case "i", "em": style.italic += 1
    case "/i", "/em": style.italic -= 1
    case "a": style.link += 1
    case "/a": style.link -= 1
    case "br": runs.append(Run(text: "\n"))
    case "hr":
      finish()
      blocks.append(Block(kind: .rule))
    case "ul": counters.append(nil)
    case "ol": counters.append(1)
    case "/ul", "/ol":
      finish()
      _ = counters.popLast()
    case "li":
      finish()
      if let number = counters.last ?? nil {
        kind = .item("\(number).")
        counters[counters.count - 1] = number + 1
      } else {
        kind = .item("•")
      }
    case "pre":
      finish()
      kind = .code
    case "h1", "h2", "h3", "h4", "h5", "h6":
      finish()
      kind = .heading(Int(tag.dropFirst()) ?? 1)
    case "p", "div", "section", "article", "header", "footer", "main", "nav", "blockquote", "td",
      "th", "tr", "table", "figure", "body", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/h4",
      "/h5", "/h6", "/pre", "/blockquote", "/td", "/th", "/section", "/article":
      finish()
    default: break
    }
  }

  private mutating func add(_ text: String) {
    var words = Self.decoded(text)
    if kind != .code {
      let isSpaced = words.first?.isWhitespace ?? false
      let endsSpaced = words.last?.isWhitespace ?? false
      let joined = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      words = joined.isEmpty ? (runs.isEmpty || words.isEmpty ? "" : " ") : joined
      if isSpaced, !joined.isEmpty, !runs.isEmpty { words = " " + words }
      if endsSpaced, !joined.isEmpty { words += " " }
    }
    guard !words.isEmpty else { return }
    runs.append(
      Run(text: words, isBold: style.bold > 0, isItalic: style.italic > 0, isLink: style.link > 0))
  }

  private mutating func finish() {
    while runs.last?.text.allSatisfy(\.isWhitespace) ?? false { runs.removeLast() }
    if !runs.isEmpty { blocks.append(Block(kind: kind, runs: runs)) }
    (kind, runs) = (.paragraph, [])
  }

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var text = text
    let names = [
      ("&nbsp;", "\u{a0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "’"),
      ("&apos;", "’"), ("&rsquo;", "’"), ("&lsquo;", "‘"), ("&ldquo;", "“"), ("&rdquo;", "”"),
      ("&ndash;", "–"), ("&mdash;", "—"), ("&hellip;", "…"), ("&copy;", "©"), ("&amp;", "&"),
    ]
    for (name, character) in names { text = text.replacingOccurrences(of: name, with: character) }
    return text
  }
}
