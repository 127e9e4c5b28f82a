extension ScriptError: CustomStringConvertible {
  /// The position, the message, and the line with a caret under the error.
  public var description: String {
    "\(file):\(line):\(column): \(problem)" + Self.excerpt(source, column, length)
  }

  /// The most characters of a line in a message, and those of them before the error.
  ///
  /// - Source: chosen; more than any line that is meant to be read.
  private static let excerptLength = 160
  private static let excerptMargin = 60

  /// A line with a caret under a part of it; empty for a blank line.
  ///
  /// Of a very long line the part around the error is shown, between ellipses.
  package static func excerpt(_ source: String, _ column: Int, _ length: Int) -> String {
    guard source.contains(where: { !$0.isWhitespace }) else { return "" }
    let isLong = !source.dropFirst(excerptLength).isEmpty
    let skipped = isLong ? max(0, column - 1 - excerptMargin) : 0
    let rest = source.dropFirst(skipped)
    let line = isLong ? rest.prefix(excerptLength) : rest
    let before = skipped > 0 ? "…" : ""
    let after = line.endIndex < source.endIndex ? "…" : ""
    let place = column - 1 - skipped
    // Tabs are kept, so that the caret lines up at any tab width.
    let margin = before.map { _ in " " } + line.prefix(place).map { $0 == "\t" ? "\t" : " " }
    let marked = max(1, min(length, line.count - place))
    return "\n  \(before)\(line)\(after)\n  \(margin.joined())^"
      + String(repeating: "~", count: marked - 1)
  }

  /// The most characters of a word in a message.
  ///
  /// - Source: chosen; more than any word that is meant to be read.
  private static let wordLength = 80

  /// A word of a script, cut with an ellipsis if it is very long.
  static func shortened(_ word: String) -> String {
    word.dropFirst(wordLength).isEmpty ? word : word.prefix(wordLength) + "…"
  }
}

extension ScriptErrors: CustomStringConvertible {
  /// The largest number of errors printed.
  ///
  /// - Source: chosen: about the number that fits a terminal.
  public static let most = 20

  /// The number of errors, in one line.
  public var summary: String {
    let files = Set(errors.map(\.file)).count
    let rest = errors.count - Self.most
    return (errors.count == 1 ? "1 mistake" : "\(errors.count) mistakes")
      + (files == 1 ? " in \(errors[0].file)" : " in \(files) files")
      + (rest > 0 ? "; showing the first \(Self.most)" : "")
  }

  /// The errors, up to ``most``, one after the other.
  public var description: String {
    let shown = errors.prefix(Self.most).map(\.description)
    let rest = errors.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }
}

extension ScriptError.Problem: CustomStringConvertible {
  /// The message: what was found and what was expected.
  public var description: String {
    switch self {
    case .unexpected(let found, let expected, let nearest):
      "found \(found), expected \(Self.list(expected))"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .outOfRange(let complaint): complaint
    case .twice(let what, let line): "\(what) is already set on line \(line)"
    case .late(let line): "the environment must be set before the first step, on line \(line)"
    case .lateReel(let what, let line):
      "\(what) holds for the whole reel; it must be set before the first step, on line \(line)"
    case .openText: "the string has no closing \""
    case .badEscape: #"found \, expected one of \" \\ \n \t \u{…}"#
    case .strange(let source):
      "\(source) is neither a word nor a number; such an id needs quotes"
    case .gluedComment: "a comment needs a space before its #; an id with a # needs quotes"
    case .missingRecording(let path, let nearest):
      "there is no recording \(ScriptError.shortened(path)), or it cannot be read"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .noRecording(let columns):
      "this is not a recording, which begins with a line of its columns, such as "
        + columns.joined(separator: ",")
    case .step(let words): words
    case .columns(let count, let expected):
      "found \(count == 1 ? "1 value" : "\(count) values"), expected \(expected), "
        + "one per column"
    }
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
