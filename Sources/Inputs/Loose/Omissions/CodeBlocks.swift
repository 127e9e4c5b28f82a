/// The bracket groups of a file's code, and the statements in its braces.
struct CodeBlocks: Sendable {
  let code: CodeTokens
  /// For each token, the index of the bracket that opens the group it is in; nil outside of all.
  private let enclosing: [Int?]
  /// The index of the closing bracket of each opening one.
  private let closing: [Int: Int]

  init(_ code: CodeTokens) {
    self.code = code
    var enclosing: [Int?] = []
    var closing: [Int: Int] = [:]
    var open: [Int] = []
    for index in 0..<code.count {
      switch code[index] {
      case "(", "[", "{":
        enclosing.append(open.last)
        open.append(index)
      case ")", "]", "}":
        if let start = open.popLast() { closing[start] = index }
        enclosing.append(open.last)
      default: enclosing.append(open.last)
      }
    }
    for start in open { closing[start] = code.count - 1 }
    (self.enclosing, self.closing) = (enclosing, closing)
  }

  /// The index of the bracket that opens the innermost group around a token.
  func group(around token: Int) -> Int? { enclosing[token] }

  /// The index of the bracket that closes the group that opens at an index.
  func end(of open: Int) -> Int { closing[open] ?? code.count - 1 }

  /// The index of the bracket that a closing one belongs to.
  func opening(of close: Int) -> Int? {
    let open = code.start(ofGroupEndingAt: close)
    return closing[open] == close ? open : nil
  }

  /// The token at a byte, or the first one after it.
  func token(at byte: Int) -> Int? {
    var (low, high) = (0, code.count)
    while low < high {
      let middle = (low + high) / 2
      if code.tokens[middle].range.upperBound > byte { high = middle } else { low = middle + 1 }
    }
    return low < code.count ? low : nil
  }

  /// The bytes from the first to the last of some tokens.
  func bytes(of tokens: ClosedRange<Int>) -> Range<Int> {
    let (first, last) = (code.tokens[tokens.lowerBound], code.tokens[tokens.upperBound])
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The statement or declaration around a token, in the braces that open at an index or at the top
  /// of the file; nil for what belongs to none, such as the pattern of a `case`.
  func statement(around token: Int, in open: Int?) -> ClosedRange<Int>? {
    let first = open.map { $0 + 1 } ?? 0
    let last = open.map { end(of: $0) - 1 } ?? code.count - 1
    var index = open.map { afterSignature(of: $0) } ?? first
    guard token >= index else { return nil }
    let hasLabels = open.map(isSwitch) ?? false
    var start = index
    while index <= last {
      if index > start, beginsStatement(index, after: start) {
        if token < index { break }
        start = index
      }
      if hasLabels, isLabel(index) {
        while index <= last, code[index] != ":" { index = next(index) }
        if token <= index { return nil }
        index += 1
        start = index
        continue
      }
      if code[index] == "#", isDirective(index) {
        let line = index
        while index <= last, index == line || !code.startsLine[index] { index = next(index) }
        if token < index { return nil }
        start = index
        continue
      }
      index = next(index)
    }
    let final = min(index, last + 1) - 1
    guard start <= token, token <= final else { return nil }
    return start...final
  }

  /// The statements or declarations in the braces that open at an index, or at the top of the file.
  func statements(in open: Int?) -> [ClosedRange<Int>] {
    let last = open.map { end(of: $0) - 1 } ?? code.count - 1
    var index = open.map { afterSignature(of: $0) } ?? 0
    var found: [ClosedRange<Int>] = []
    while index <= last {
      if let statement = statement(around: index, in: open) {
        found.append(statement)
        index = statement.upperBound + 1
      } else {
        index = next(index)
      }
    }
    return found
  }

  /// The index of the word that says what a statement declares, such as `func` or `case`, after
  /// attributes and modifiers; nil if it declares nothing.
  func declarator(of statement: ClosedRange<Int>) -> Int? {
    var index = statement.lowerBound
    while index <= statement.upperBound {
      if code[index] == "@" {
        index += 2
        while code[index] == "." { index += 2 }
        if code[index] == "(", !code.isSpaced[index] { index = end(of: index) + 1 }
        continue
      }
      if Self.declarationWords.contains(code[index]),
        !(code[index] == "class" && ["func", "var", "let", "subscript"].contains(code[index + 1]))
      {
        return index
      }
      guard Self.modifiers.contains(code[index]) || code[index] == "class" else { return nil }
      index += 1
      if code[index] == "(" { index = end(of: index) + 1 }
    }
    return nil
  }

  /// Whether braces belong to a statement such as `if` or `for`, and not to a closure.
  func isControlFlow(_ open: Int) -> Bool {
    if ["else", "do", "defer", "repeat"].contains(code[open - 1]) { return true }
    let outer = group(around: open)
    guard outer.map({ code[$0] == "{" }) ?? true,
      let statement = statement(around: open, in: outer)
    else { return false }
    return Self.branches.contains(code[statement.lowerBound])
  }

  private static let branches: Set = [
    "if", "guard", "for", "while", "switch", "do", "repeat", "defer",
  ]

  /// The words that say what a statement declares.
  private static let declarationWords: Set = [
    "struct", "class", "enum", "actor", "extension", "protocol", "func", "init", "deinit",
    "subscript", "var", "let", "case", "typealias",
  ]

  /// The token after a token or after the group that it opens.
  private func next(_ index: Int) -> Int { (closing[index] ?? index) + 1 }

  /// The first token after the parameters of a closure.
  private func afterSignature(of open: Int) -> Int {
    let last = end(of: open)
    var index = open + 1
    while index < last, !(code.startsLine[index] && index > open + 1) {
      if code[index] == "in", index > open + 1, code[open + 1] != "for" { return index + 1 }
      if ["{", "=", "if", "let", "var", "return"].contains(code[index]) { break }
      index = next(index)
    }
    return open + 1
  }

  /// Whether a token begins a statement, when another one begins at `start`.
  private func beginsStatement(_ index: Int, after start: Int) -> Bool {
    if code[index - 1] == ";" { return true }
    guard code.startsLine[index], !Self.continuations.contains(code[index]) else { return false }
    // An arrow, or a difference.
    if code[index] == "-", code[index + 1] == ">" || code.isSpaced[index + 1] { return false }
    let before = code[index - 1]
    if Self.openEnds.contains(before) { return false }
    if before == "?" || before == ">", code.isSpaced[index - 1] { return false }
    if before == ">", code[index - 2] == "-" { return false }
    return !isOnlyAttributes(start..<index)
  }

  /// Whether some tokens are attributes and modifiers alone, so that a declaration follows.
  private func isOnlyAttributes(_ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if code[index] == "@" {
        index += 2
        while code[index] == ".", index < tokens.upperBound { index += 2 }
        if code[index] == "(", index < tokens.upperBound { index = next(index) }
      } else if Self.modifiers.contains(code[index]) {
        index = next(index)
        if code[index] == "(", index < tokens.upperBound { index = next(index) }
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a statement is the only one under a label of the `switch` whose braces open at an index.
  func isAlone(_ statement: ClosedRange<Int>, underLabelIn open: Int) -> Bool {
    isSwitch(open) && code[statement.lowerBound - 1] == ":"
      && (statement.upperBound + 1 == end(of: open) || isLabel(statement.upperBound + 1)
        || code[statement.upperBound + 1] == "@")
  }

  private func isSwitch(_ open: Int) -> Bool {
    var index = open - 1
    while index >= 0, !["{", "}", ";"].contains(code[index]) {
      if code[index] == "switch" { return true }
      if code.startsLine[index] { return false }
      index = [")", "]"].contains(code[index]) ? code.start(ofGroupEndingAt: index) - 1 : index - 1
    }
    return false
  }

  private func isLabel(_ index: Int) -> Bool {
    ["case", "default"].contains(code[index]) && code[index - 1] != "."
      && (code.startsLine[index] || code[index - 1] == "{" || code[index - 1] == ";")
  }

  private func isDirective(_ index: Int) -> Bool {
    code.startsLine[index]
      && ["if", "else", "elseif", "endif", "sourceLocation", "warning", "error"]
        .contains(code[index + 1])
  }

  /// What goes on with the statement of the line before.
  private static let continuations: Set = [
    ".", "?", ":", "&", "|", "+", "*", "/", "=", "<", ">", ",", ")", "]", "}", "{", "else", "catch",
    "where", "as", "is", "in", "throws", "!",
  ]

  /// What the statement goes on after, on the next line.
  private static let openEnds: Set = [
    ",", "=", "+", "&", "|", ":", ".", "*", "/", "<", "else", "in",
  ]

  /// The words before a declaration.
  static let modifiers: Set = [
    "public", "private", "internal", "fileprivate", "package", "open", "static", "final",
    "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "required",
    "convenience", "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "async",
    "isolated",
  ]
}
