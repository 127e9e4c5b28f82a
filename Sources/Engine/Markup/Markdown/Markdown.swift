/// A text in Markdown: CommonMark, with GitHub's strikethrough and links without marks, and tables and
/// task lists in documents.
///
/// - Source: documented, CommonMark 0.31 and GitHub Flavored Markdown, by cmark-gfm, whose fork
///   Foundation uses; links of mail without marks measured by others (issue 354 of technicat/fedicat),
///   those of the web chosen, as both are of one extension.
package struct Markdown {
  private let text: String

  /// Creates a text.
  package init(_ text: String) { self.text = text }

  /// The blocks of the document.
  package var blocks: [MarkdownBlock] {
    MarkdownDocument.withRoot(of: text, hasBlocks: true) { MarkdownBlocks.blocks(in: $0) }
  }

  /// The runs of the texts of all blocks, one after the other, without anything between them.
  package var documentRuns: [MarkdownRun] {
    MarkdownDocument.withRoot(of: text, hasBlocks: true) { MarkdownRuns.runs(in: $0) }
  }

  /// The runs of the text if it has inline elements alone: the marks of headings, lists and other
  /// blocks are text.
  ///
  /// Lines are joined by spaces, without their indents and without empty ones.
  package var inlineRuns: [MarkdownRun] {
    let lines = lines.filter { !$0.allSatisfy(WhitespaceAnchor.isBlank) }
    return MarkdownDocument.withRoot(of: Self.paragraph(of: lines), hasBlocks: false) { root in
      Self.runs(in: root, softBreak: " ")
    }
  }

  /// The runs of the text if it has inline elements alone, with its line breaks and white space.
  package var inlineRunsWithWhitespace: [MarkdownRun] {
    guard mayHaveMarks else { return text.isEmpty ? [] : [MarkdownRun(text: text)] }
    let anchor = WhitespaceAnchor(for: text)
    let source = Self.paragraph(of: lines.map(anchor.anchored))
    let runs = MarkdownDocument.withRoot(of: source, hasBlocks: false) { root in
      Self.runs(in: root, softBreak: "\n")
    }
    return runs.compactMap { run in
      var run = run
      run.text = anchor.removed(from: run.text)
      return run.text.isEmpty ? nil : run
    }
  }

  /// Whether the text may have another form than it is written in; false for most texts.
  private var mayHaveMarks: Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch UnicodeScalar(byte) {
      case "\\", "`", "[", "<", "&", "*", "_", "~", "@": return true
      // Links without marks: `https://…`, `www.…`.
      case "/" where previous == UInt8(ascii: ":"), "." where previous == UInt8(ascii: "w"):
        return true
      default: previous = byte
      }
    }
    return false
  }

  private var lines: [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// A document whose only block is a paragraph of a first line, ``opening``, and of some lines that
  /// are not blank.
  ///
  /// A line with an indent of four spaces continues a paragraph whatever marks it begins with.
  private static func paragraph(of lines: [some StringProtocol]) -> String {
    lines.reduce(into: opening) { source, line in
      source += "\n    "
      source += line
    }
  }

  private static let opening = "x"

  /// The runs of a paragraph after its first line.
  private static func runs(in root: MarkdownNode, softBreak: Character) -> [MarkdownRun] {
    var runs = MarkdownRuns.runs(in: root, softBreak: softBreak)
    guard let first = runs.first else { return [] }
    // Scalars: a mark that combines may be the first of the text.
    runs[0].text = String(first.text.unicodeScalars.dropFirst(opening.unicodeScalars.count + 1))
    return runs[0].text.isEmpty ? Array(runs.dropFirst()) : runs
  }
}

/// A mark at the ends of lines that holds their white space, which a parser of Markdown leaves out.
///
/// It is white space itself, so that emphasis next to it opens and closes as at the end of a line.
private struct WhitespaceAnchor {
  /// A white space of Unicode that is none of ASCII, once more often than anywhere in the text.
  private let mark: String
  private static let space: Character = "\u{1680}"

  init(for text: String) {
    var (longest, length) = (0, 0)
    for character in text {
      length = character == Self.space ? length + 1 : 0
      longest = max(longest, length)
    }
    mark = String(repeating: Self.space, count: longest + 1)
  }

  /// Whether a character is white space to the parser.
  static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// A line that is not blank and whose white space is inside.
  func anchored(_ line: Substring) -> String {
    let opens = line.first.map(Self.isBlank) ?? true
    let closes = line.last.map(Self.isBlank) ?? false
    return (opens ? mark : "") + line + (closes ? mark : "")
  }

  func removed(from text: String) -> String { text.replacing(mark, with: "") }
}
