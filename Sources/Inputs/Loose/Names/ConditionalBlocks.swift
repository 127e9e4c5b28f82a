/// The blocks of `#if` in a file: which of its bytes are compiled.
struct ConditionalBlocks: Sendable {
  /// Stretches of equal fate: where each begins, and whether it is compiled; nil if that is unknown.
  private var stretches: [(start: Int, isCompiled: Bool?)] = [(0, true)]

  /// Whether the byte at an index is compiled; nil if that is unknown.
  func isCompiled(at index: Int) -> Bool? {
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].start <= index { low = middle } else { high = middle }
    }
    return stretches[low].isCompiled
  }

  /// A level of nesting: whether what surrounds it is compiled, and whether a branch was taken.
  private struct Level {
    var isOuterCompiled: Bool?
    var isTaken: Bool?
  }

  init(_ source: SourceText, conditions: BuildConditions) {
    guard source.code.contains(.pound) else { return }
    var levels: [Level] = []
    var isCompiled: Bool? = true
    let tokens = source.tokens
    var index = 0
    while index + 1 < tokens.count {
      let word = tokens[index + 1].text
      guard tokens[index].text == "#", ["if", "elseif", "else", "endif"].contains(word) else {
        index += 1
        continue
      }
      let start = tokens[index].range.lowerBound
      let line = source.code[start...].firstIndex(of: .newline) ?? source.code.count
      var condition: [String] = []
      index += 2
      while index < tokens.count, tokens[index].range.lowerBound < line {
        condition.append(tokens[index].text)
        index += 1
      }
      let value = word == "else" ? true : conditions.value(of: condition)
      switch word {
      case "if":
        levels.append(Level(isOuterCompiled: isCompiled, isTaken: value))
        isCompiled = Self.both(isCompiled, value)
      case "endif":
        isCompiled = levels.popLast().map(\.isOuterCompiled) ?? true
      default:
        guard let level = levels.last else { break }
        isCompiled = Self.both(level.isOuterCompiled, Self.both(level.isTaken.map { !$0 }, value))
        levels[levels.count - 1].isTaken =
          level.isTaken == true || value == true
          ? true : level.isTaken == nil || value == nil ? nil : false
      }
      // The line of the condition itself is none.
      stretches.append((start, false))
      stretches.append((line, isCompiled))
    }
  }

  private static func both(_ one: Bool?, _ other: Bool?) -> Bool? {
    one == false || other == false ? false : one == nil || other == nil ? nil : true
  }
}
