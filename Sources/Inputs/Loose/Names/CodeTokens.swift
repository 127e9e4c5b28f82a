/// The tokens of a file's code, as far as a compiler would see them.
///
/// Backticks are left out, and so is what a conditional block leaves out.
struct CodeTokens: Sendable {
  /// The tokens, in order.
  let tokens: [SourceToken]
  /// Whether each is the first of its line.
  let startsLine: [Bool]
  /// Whether there is a blank before each.
  let isSpaced: [Bool]
  /// Whether each is in a conditional block that may be compiled or not.
  let isUncertain: [Bool]

  init(_ source: SourceText, conditions: BuildConditions) {
    let blocks = ConditionalBlocks(source, conditions: conditions)
    var tokens: [SourceToken] = []
    var (startsLine, isSpaced, isUncertain): ([Bool], [Bool], [Bool]) = ([], [], [])
    var end = 0
    for token in source.tokens {
      let start = token.range.lowerBound
      guard token.text != "`", blocks.isCompiled(at: start) != false else { continue }
      tokens.append(token)
      startsLine.append(end == 0 || source.code[end..<start].contains(.newline))
      isSpaced.append(start > end || end == 0)
      isUncertain.append(blocks.isCompiled(at: start) == nil)
      end = token.range.upperBound
    }
    (self.tokens, self.startsLine) = (tokens, startsLine)
    (self.isSpaced, self.isUncertain) = (isSpaced, isUncertain)
  }

  var count: Int { tokens.count }

  /// The text of a token; an empty one before the first and after the last.
  subscript(index: Int) -> String {
    index >= 0 && index < tokens.count ? tokens[index].text : ""
  }

  /// Whether a token is a word that can be a name.
  func isName(_ index: Int) -> Bool {
    guard index >= 0, index < tokens.count, let first = tokens[index].text.utf8.first else {
      return false
    }
    return first.isPartOfWord && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  /// Whether a token begins a line.
  func beginsLine(_ index: Int) -> Bool { index >= tokens.count || startsLine[index] }

  /// The index after the bracket group that begins at an index.
  func end(ofGroupAt start: Int) -> Int {
    var depth = 0
    var index = start
    while index < tokens.count {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      index += 1
      if depth <= 0 { return index }
    }
    return tokens.count
  }

  /// The index of the bracket that is closed at an index.
  func start(ofGroupEndingAt end: Int) -> Int {
    var depth = 0
    var index = end
    while index >= 0 {
      switch tokens[index].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{": depth -= 1
      default: break
      }
      if depth <= 0 { return index }
      index -= 1
    }
    return 0
  }

  /// The index after generic parameters or arguments that begin at an index, if some do.
  func end(ofGenericsAt start: Int) -> Int {
    guard self[start] == "<" else { return start }
    var depth = 0
    var index = start
    while index < tokens.count {
      switch tokens[index].text {
      case "<": depth += 1
      case ">" where self[index - 1] != "-": depth -= 1
      case "{", "}", ";": return index
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }
}
