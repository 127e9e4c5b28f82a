extension ScriptError: CustomStringConvertible {
  /// Where it is, what is wrong, and the line with a caret under the spot.
  public var description: String {
    "\(file):\(line):\(column): \(problem)" + Self.excerpt(source, column, length)
  }

  /// A line, and a caret under a part of it; nothing for an empty one.
  static func excerpt(_ source: String, _ column: Int, _ length: Int) -> String {
    guard source.contains(where: { !$0.isWhitespace }) else { return "" }
    // A tab stays one, so that the caret is under its character however wide tabs are shown.
    let margin = source.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
    let rest = max(1, min(length, source.count - column + 1))
    return "\n  \(source)\n  \(margin)^" + String(repeating: "~", count: rest - 1)
  }
}

extension ScriptErrors: CustomStringConvertible {
  /// How many are told.
  ///
  /// - Source: chosen: about as many as one sees at once.
  public static let most = 20

  /// How many there are.
  public var summary: String {
    let files = Set(errors.map(\.file)).count
    let rest = errors.count - Self.most
    return (errors.count == 1 ? "1 mistake" : "\(errors.count) mistakes")
      + (files == 1 ? " in \(errors[0].file)" : " in \(files) files")
      + (rest > 0 ? ", of which the first \(Self.most) are told" : "")
  }

  /// All of them, one after the other.
  public var description: String {
    let told = errors.prefix(Self.most).map(\.description)
    let rest = errors.count - told.count
    return (told + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }
}

extension ScriptError.Problem: CustomStringConvertible {
  /// What was found, and what would have been right.
  public var description: String {
    switch self {
    case .unexpected(let found, let expected, let nearest):
      "found \(found), expected \(Self.list(expected))"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .outOfRange(let complaint): complaint
    case .twice(let what, let line): "\(what) is said on line \(line) already"
    case .late(let line):
      "what is around the views is said before the first step, which is on line \(line)"
    case .openText: "the text has no end; a \" is missing"
    case .badEscape: #"found \, expected one of \" \\ \n \t \u{…}"#
    case .strange(let source): "\(source) is no word and no number; an id like this needs quotes"
    case .gluedComment: "a comment begins after a blank; an id with a # needs quotes"
    case .missingRecording(let path, let nearest):
      "there is no file \(path)" + (nearest.map { ", did you mean \($0)?" } ?? "")
    case .step(let words): words
    case .columns(let count, let expected):
      "found \(count == 1 ? "1 value" : "\(count) values"), expected \(expected), "
        + "as there are columns"
    }
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
