import Foundation
import ScrollworkDrawing

/// A text as a sequence of styled pieces.
struct SpannedText {
  /// A piece of text in one style.
  struct Piece {
    var text: String
    var span: TextRun.Span
    /// The index of the piece's gap among those of the whole text.
    var gap: Int?
  }

  private(set) var pieces: [Piece]

  /// Creates the text of a run, with line feeds as paragraph separators and without characters that
  /// Pango rejects.
  init(_ run: TextRun) {
    pieces = []
    guard !run.spans.isEmpty else {
      var span = TextRun.Span(length: run.string.utf8.count, face: run.face)
      span.tracking = run.tracking
      var previous: Unicode.Scalar?
      add(run.string, span, &previous)
      return
    }
    var rest = run.string.utf8[...]
    var previous: Unicode.Scalar?
    for (index, span) in run.spans.enumerated() {
      let isLast = index == run.spans.count - 1
      let part = isLast ? rest : rest.prefix(max(0, span.length))
      rest = rest.dropFirst(part.count)
      add(String(Substring(part)), span, &previous)
    }
  }

  private init(pieces: [Piece]) { self.pieces = pieces }

  private mutating func add(
    _ string: String, _ span: TextRun.Span, _ previous: inout Unicode.Scalar?
  ) {
    let gap = span.gap.map { _ in pieces.count { $0.gap != nil } }
    guard previous == "\r" || string.utf8.contains(where: Self.mayNeedReplacement) else {
      previous = string.unicodeScalars.last ?? previous
      pieces.append(Piece(text: string, span: span, gap: gap))
      return
    }
    var scalars = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\0": scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    pieces.append(Piece(text: String(scalars), span: span, gap: gap))
  }

  /// Whether a byte may belong to a character that is replaced; line and paragraph separators begin as
  /// dashes and quotation marks do.
  private static func mayNeedReplacement(_ byte: UInt8) -> Bool {
    byte == 0 || byte == UInt8(ascii: "\r") || byte == 0xE2
  }

  /// The plain text.
  var text: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

  /// Whether there are no line feeds.
  var isParagraph: Bool { pieces.allSatisfy { !$0.text.utf8.contains(UInt8(ascii: "\n")) } }

  /// The number of gaps.
  var gapCount: Int { pieces.count { $0.gap != nil } }

  /// The pieces with their ranges in UTF-8 bytes.
  var ranges: [(piece: Piece, range: Range<Int>)] {
    var start = 0
    return pieces.map { piece in
      defer { start += piece.text.utf8.count }
      return (piece, start..<start + piece.text.utf8.count)
    }
  }

  /// The text split at line feeds.
  var paragraphs: [SpannedText] {
    var result = [SpannedText(pieces: [])]
    for piece in pieces {
      let parts = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { result.append(SpannedText(pieces: [])) }
        let copy = Piece(text: String(part), span: piece.span, gap: piece.gap)
        result[result.count - 1].pieces.append(copy)
      }
    }
    return result
  }

  /// Joins texts with a separator between each two.
  static func joined(_ parts: some Sequence<SpannedText>, by separator: String) -> SpannedText {
    var result = SpannedText(pieces: [])
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(separator) }
      result.pieces += part.pieces
    }
    return result
  }

  /// Appends text in the style of the last piece.
  mutating func append(_ text: String) {
    guard !pieces.isEmpty else { return }
    if pieces[pieces.count - 1].gap == nil {
      pieces[pieces.count - 1].text += text
    } else {
      var span = pieces[pieces.count - 1].span
      span.gap = nil
      pieces.append(Piece(text: text, span: span, gap: nil))
    }
  }
}
