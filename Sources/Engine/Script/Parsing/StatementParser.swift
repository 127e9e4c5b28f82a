import Foundation
import ScrollworkGeometry

/// Parses the statement of one line, token by token.
struct StatementParser {
  private let tokens: [ScriptToken]
  private var index = 0
  /// Loads the recording with a name; nil if there is none.
  let recording: (String) -> TouchRecording?

  init(_ tokens: [ScriptToken], recording: @escaping (String) -> TouchRecording?) {
    (self.tokens, self.recording) = (tokens, recording)
  }

  /// The next token.
  var next: ScriptToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The next token, if it is a word.
  var nextWord: String? { if case .word(let word) = next?.kind { word } else { nil } }

  /// The error for an unexpected token; lists what was expected, with accepted words in quotes.
  func unexpected(
    _ expected: String..., words: [String] = [], nearestTo known: [String]? = nil
  ) -> ScriptFault {
    guard let next else {
      let end = tokens.last?.end ?? 1
      return ScriptFault(
        end, 1,
        .unexpected(found: "the end of the line", expected: all(expected, words), nearest: nil))
    }
    let nearest = nextWord.flatMap { NearestWord.nearest(to: $0, among: known ?? words) }
    let source = ScriptError.shortened(next.source)
    let found = if case .text = next.kind { source } else { "\"\(source)\"" }
    return ScriptFault(
      next.column, next.length,
      .unexpected(
        found: found, expected: all(expected, words), nearest: nearest.map { "\"\($0)\"" }))
  }

  private func all(_ expected: [String], _ words: [String]) -> [String] {
    expected + words.map { "\"\($0)\"" }
  }

  /// Consumes the next token and returns it.
  @discardableResult mutating func take() -> ScriptToken? {
    defer { index += 1 }
    return next
  }

  /// Consumes a word if it is next.
  mutating func take(_ word: String) -> Bool {
    guard nextWord == word else { return false }
    take()
    return true
  }

  /// Consumes one of some words.
  mutating func word(of words: [String]) throws(ScriptFault) -> String {
    guard let word = nextWord, words.contains(word) else { throw unexpected(words: words) }
    take()
    return word
  }

  /// Consumes some words in a row.
  mutating func words(_ words: String...) throws(ScriptFault) {
    for word in words { _ = try self.word(of: [word]) }
  }

  mutating func mark(_ mark: Character) throws(ScriptFault) {
    guard case .mark(mark) = next?.kind else { throw unexpected("\"\(mark)\"") }
    take()
  }

  /// Consumes the word that begins the next clause, one of `words`, and removes it from them; nil at
  /// the end of the line.
  mutating func clause(_ words: inout [String]) throws(ScriptFault) -> String? {
    guard next != nil else { return nil }
    guard !words.isEmpty else { throw unexpected("the end of the line") }
    guard let word = nextWord, words.contains(word) else {
      throw unexpected("the end of the line", words: words)
    }
    take()
    words.removeAll { $0 == word }
    return word
  }

  func end() throws(ScriptFault) {
    if next != nil { throw unexpected("the end of the line") }
  }

  // MARK: Numbers

  typealias Quantity = GestureScript.Issue.Quantity

  /// Parses a number in one of some units; `units` maps each to its power of ten.
  mutating func number(
    _ quantity: Quantity, units: [String: Int], _ expected: String
  ) throws(ScriptFault) -> Double {
    guard case .number(let digits, let unit) = next?.kind, let places = units[unit],
      let value = Double("\(digits)e\(places)")
    else { throw unexpected(expected) }
    return try checked(value, quantity)
  }

  /// Consumes the next token, which spells `value`, if the value is in range.
  mutating func checked(_ value: Double, _ quantity: Quantity) throws(ScriptFault) -> Double {
    guard quantity.range.contains(value) else {
      throw ScriptFault(
        next?.column ?? 1, next?.length ?? 1, .outOfRange(quantity.complaint(value)))
    }
    take()
    return value
  }

  mutating func time(_ quantity: Quantity) throws(ScriptFault) -> Double {
    let expected = "a time with its unit, such as 0.3s or 300ms"
    if case .number(let digits, unit: "") = next?.kind, let next {
      // A missing unit: small numbers are likely seconds, large ones milliseconds.
      let unit = digits.contains(".") || digits.count < 2 ? "s" : "ms"
      let meant = ScriptError.shortened(digits) + unit
      throw ScriptFault(
        next.column, next.length,
        .unexpected(
          found: "\"\(ScriptError.shortened(next.source))\"", expected: [expected], nearest: meant))
    }
    return try number(quantity, units: ["s": 0, "ms": -3], expected)
  }

  mutating func length(_ quantity: Quantity) throws(ScriptFault) -> Double {
    try number(quantity, units: ["": 0, "pt": 0], "a length in points, such as 240")
  }

  mutating func angle() throws(ScriptFault) -> Angle {
    .degrees(
      try number(.pinchTurn, units: ["deg": 0, "°": 0], "an angle with its unit, such as 90deg"))
  }

  mutating func plain(_ quantity: Quantity, _ expected: String) throws(ScriptFault) -> Double {
    try number(quantity, units: ["": 0], expected)
  }
}
