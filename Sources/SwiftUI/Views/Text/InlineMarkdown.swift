import Foundation
import ScrollworkDrawing

/// The presentation intent of a run of inline Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, drawn in italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized text, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck-through text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

/// A parser of inline Markdown.
///
/// Supports `*emphasis*`, `**strong emphasis**`, `~~strikethrough~~`, `` `code` ``,
/// `[links](https://example.org)` and `<https://example.org>`.
///
/// - Source: documented, CommonMark 0.31, section 6, and GitHub Flavored Markdown, "Strikethrough";
///   without HTML and pictures, and with the entities of XML alone.
struct InlineMarkdown {
  /// A run of text with one presentation intent.
  struct Part: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
  }

  private enum Node {
    case part(Part)
    /// A delimiter run: repetitions of one delimiter character.
    case mark(Character, count: Int, opens: Bool, closes: Bool)
  }

  private var nodes: [Node] = []

  /// Parses a text into parts.
  static func parts(of text: String) -> [Part] {
    guard text.utf8.contains(where: isMark) else { return text.isEmpty ? [] : [Part(text: text)] }
    var reader = InlineMarkdown()
    reader.read(Array(text))
    reader.match()
    return reader.result
  }

  /// Whether text with this byte may have another form than it is written in.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "\\", "`", "[", "<", "&", "*", "_", "~": true
    default: false
    }
  }

  private mutating func read(_ text: [Character]) {
    var index = 0
    while index < text.count {
      let character = text[index]
      switch character {
      case "\\" where index + 1 < text.count && text[index + 1].isEscapable:
        add(text[index + 1])
        index += 2
      case "`": index = readCode(text, at: index)
      case "[", "<", "&":
        if let (parts, end) = Self.span(in: text, at: index) {
          for part in parts { add(part) }
          index = end
        } else {
          add(character)
          index += 1
        }
      case "*", "_", "~": index = readDelimiters(text, at: index)
      default:
        add(character)
        index += 1
      }
    }
  }

  private mutating func add(_ character: Character) { add(Part(text: String(character))) }

  private mutating func add(_ new: Part) {
    if case .part(var part) = nodes.last, part.intent == new.intent, part.link == new.link {
      part.text += new.text
      nodes[nodes.count - 1] = .part(part)
    } else {
      nodes.append(.part(new))
    }
  }

  /// The parts of the link, the address or the entity that begins at a place, and its end.
  private static func span(in text: [Character], at start: Int) -> (parts: [Part], end: Int)? {
    switch text[start] {
    case "[": link(in: text, at: start)
    case "<":
      MarkdownLink.address(in: text, at: start).map {
        ([Part(text: $0.text, link: $0.url)], $0.end)
      }
    default: MarkdownEntity.character(in: text, at: start).map { ([Part(text: $0.text)], $0.end) }
    }
  }

  /// The parts of a link `[text](address)`; nil if there is none.
  ///
  /// A link in its text is the one that counts: the brackets around it are text.
  private static func link(in text: [Character], at start: Int) -> (parts: [Part], end: Int)? {
    guard let close = closingBracket(in: text, at: start), close + 1 < text.count,
      text[close + 1] == "(", let target = MarkdownLink.target(in: text, at: close + 2)
    else { return nil }
    var parts = Self.parts(of: String(text[start + 1..<close]))
    guard parts.allSatisfy({ $0.link == nil }) else { return ([Part(text: "[")] + parts, close) }
    for index in parts.indices { parts[index].link = target.url }
    return (parts, target.end)
  }

  /// The bracket that closes the one at a place, outside of code and addresses.
  private static func closingBracket(in text: [Character], at start: Int) -> Int? {
    var (depth, index) = (0, start)
    // The lengths of runs of backticks that have no second one.
    var single: Set<Int> = []
    while index < text.count {
      switch text[index] {
      case "\\": index += 1
      case "`":
        let count = text[index...].prefix { $0 == "`" }.count
        let end =
          single.contains(count) ? nil : codeEnd(in: text, after: index + count, count: count)
        if end == nil { single.insert(count) }
        index = end ?? index + count
        continue
      case "<":
        if let address = MarkdownLink.address(in: text, at: index) {
          index = address.end
          continue
        }
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Reads a code span, which ends at a run of as many backticks as it begins with.
  private mutating func readCode(_ text: [Character], at start: Int) -> Int {
    let count = text[start...].prefix { $0 == "`" }.count
    guard let end = Self.codeEnd(in: text, after: start + count, count: count) else {
      for _ in 0..<count { add("`") }
      return start + count
    }
    var code = text[start + count..<end - count].map { $0.isNewline ? " " : $0 }
    if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    nodes.append(.part(Part(text: String(code), intent: .code)))
    return end
  }

  /// The place after the next run of a number of backticks; nil if there is none.
  private static func codeEnd(in text: [Character], after start: Int, count: Int) -> Int? {
    var index = start
    while index < text.count {
      let run = text[index...].prefix { $0 == "`" }.count
      if run == count { return index + run }
      index += max(run, 1)
    }
    return nil
  }

  private mutating func readDelimiters(_ text: [Character], at start: Int) -> Int {
    let mark = text[start]
    let count = text[start...].prefix { $0 == mark }.count
    let before = start > 0 ? text[start - 1] : " "
    let after = start + count < text.count ? text[start + count] : " "
    let leftFlanking =
      !after.isWhitespace && (!after.isDelimiter || before.isWhitespace || before.isDelimiter)
    let rightFlanking =
      !before.isWhitespace && (!before.isDelimiter || after.isWhitespace || after.isDelimiter)
    let inWord = mark == "_"
    nodes.append(
      .mark(
        mark, count: count,
        opens: leftFlanking && (!inWord || !rightFlanking || before.isDelimiter),
        closes: rightFlanking && (!inWord || !leftFlanking || after.isDelimiter)))
    return start + count
  }

  /// Pairs each closing delimiter run with the nearest opening one.
  private mutating func match() {
    var index = 0
    while index < nodes.count {
      guard case .mark(let mark, let count, let opens, true) = nodes[index], count > 0,
        let opener = opener(of: mark, count: count, both: opens, before: index)
      else {
        index += 1
        continue
      }
      guard case .mark(_, let openCount, let openOpens, let openCloses) = nodes[opener] else {
        break
      }
      let used = mark == "~" ? count : min(count, openCount) >= 2 ? 2 : 1
      let intent: InlinePresentationIntent =
        mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for inner in opener + 1..<index {
        switch nodes[inner] {
        case .part(var part):
          part.intent.formUnion(intent)
          nodes[inner] = .part(part)
        case .mark(let other, let left, _, _):
          // Unmatched delimiters in between are literal text.
          nodes[inner] = .part(
            Part(text: String(repeating: String(other), count: left), intent: intent))
        }
      }
      nodes[opener] = .mark(mark, count: openCount - used, opens: openOpens, closes: openCloses)
      nodes[index] = .mark(mark, count: count - used, opens: opens, closes: true)
    }
  }

  private func opener(of mark: Character, count: Int, both: Bool, before index: Int) -> Int? {
    nodes[..<index].indices.reversed().first { candidate in
      guard case .mark(mark, let other, true, let closes) = nodes[candidate], other > 0 else {
        return false
      }
      if mark == "~" { return other == count && count <= 2 }
      // Runs that both open and close match only if their lengths do not add up to a multiple of 3.
      return !(both || closes) || !(other + count).isMultiple(of: 3)
        || (other.isMultiple(of: 3) && count.isMultiple(of: 3))
    }
  }

  private var result: [Part] {
    var parts: [Part] = []
    for node in nodes {
      let part: Part
      switch node {
      case .part(let known): part = known
      case .mark(let mark, let count, _, _):
        part = Part(text: String(repeating: String(mark), count: count))
      }
      guard !part.text.isEmpty else { continue }
      if let last = parts.last, last.intent == part.intent, last.link == part.link {
        parts[parts.count - 1].text += part.text
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}

extension Character {
  /// Whether the character can be a Markdown delimiter: punctuation or an ASCII symbol.
  fileprivate var isDelimiter: Bool { isPunctuation || (isSymbol && isASCII) }

  /// Whether a backslash before the character is left out: ASCII punctuation, and the end of a line.
  var isEscapable: Bool { isNewline || (isASCII && (isPunctuation || isSymbol)) }
}

extension TextAttributes {
  /// Creates the style of a presentation intent.
  init(_ intent: InlinePresentationIntent?, isLink: Bool) {
    self.isLink = isLink
    guard let intent else { return }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough) { strikethrough = .some(.single) }
  }
}
