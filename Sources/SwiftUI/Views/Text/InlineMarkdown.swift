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
/// Supports `*emphasis*`, `**strong emphasis**`, `~~strikethrough~~`, `` `code` `` and
/// `[links](https://example.org)`.
///
/// - Source: documented, CommonMark 0.30, section 6, and GitHub Flavored Markdown, "Strikethrough";
///   without HTML, entities and pictures.
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
    case "\\", "`", "[", "*", "_", "~": true
    default: false
    }
  }

  private mutating func read(_ text: [Character]) {
    var index = 0
    while index < text.count {
      let character = text[index]
      switch character {
      case "\\" where index + 1 < text.count && text[index + 1].isDelimiter:
        add(text[index + 1])
        index += 2
      case "`": index = readCode(text, at: index)
      case "[":
        if let end = readLink(text, at: index) {
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

  private mutating func add(_ character: Character) {
    if case .part(var part) = nodes.last, part.intent.isEmpty, part.link == nil {
      part.text.append(character)
      nodes[nodes.count - 1] = .part(part)
    } else {
      nodes.append(.part(Part(text: String(character))))
    }
  }

  /// Reads a code span, which ends at a run of as many backticks as it begins with.
  private mutating func readCode(_ text: [Character], at start: Int) -> Int {
    let count = text[start...].prefix { $0 == "`" }.count
    var index = start + count
    while index < text.count {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let closing = text[index...].prefix { $0 == "`" }.count
      if closing == count {
        var code = String(text[start + count..<index])
        if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" ") {
          code = String(code.dropFirst().dropLast())
        }
        nodes.append(.part(Part(text: code, intent: .code)))
        return index + count
      }
      index += closing
    }
    for _ in 0..<count { add("`") }
    return start + count
  }

  /// Reads a link `[text](address)` and returns the index after it; nil if there is none.
  private mutating func readLink(_ text: [Character], at start: Int) -> Int? {
    var (depth, index) = (0, start)
    var close: Int?
    while index < text.count, close == nil {
      switch text[index] {
      case "\\": index += 1
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { close = index }
      default: break
      }
      index += 1
    }
    guard let close, close + 1 < text.count, text[close + 1] == "(",
      let end = text[(close + 2)...].firstIndex(of: ")"),
      let address = String(text[close + 2..<end]).split(separator: " ").first,
      let link = URL(string: String(address))
    else { return nil }
    for var part in Self.parts(of: String(text[start + 1..<close])) {
      part.link = link
      nodes.append(.part(part))
    }
    return end + 1
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
