/// A public name as source writes it.
struct WrittenName {
  /// The words that it may begin with.
  private let words: [String]
  /// The labels of its parameters; nil if it has no parameters.
  private let labels: [String]?

  /// A name with its labels; nil for the type itself.
  init(_ name: String?, of owner: String) {
    let type = String(owner.split(separator: ".").last ?? "")
    let parts = (name ?? type).split(separator: "(", maxSplits: 1)
    let base = String(parts.first ?? "")
    words =
      switch base {
      case "init": [type, "init", "Self"]
      // Values that are called like functions have names of their own.
      case "callAsFunction": []
      default: [base]
      }
    labels =
      parts.count < 2
      ? nil : parts[1].split(separator: ":").map(String.init).dropLast().filter { $0 != "_" }
  }

  /// Whether a part of a test writes it: as a word, with labels that fit where arguments follow.
  func stands(in part: TestFile.Part) -> Bool {
    words.isEmpty
      || words.contains { word in
        let source = part.text
        if word == "subscript" { return source.contains("[") }
        guard word.first.map({ $0.isLetter || $0 == "_" }) ?? false else {
          return source.contains(word)
        }
        guard part.words.contains(word[...]), labels != nil else {
          return part.words.contains(word[...])
        }
        return source.ranges(of: word).contains { range in
          let isWord =
            !Self.continuesWord(source[..<range.lowerBound].last)
            && !Self.continuesWord(source[range.upperBound...].first)
          return isWord && fits(source[range.upperBound...])
        }
      }
  }

  private static func continuesWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }

  /// Whether what follows the word can be its arguments.
  private func fits(_ rest: Substring) -> Bool {
    guard let labels else { return true }
    guard let given = Self.labels(of: rest) else { return true }
    // Defaults can be left out and closures can trail; how many have no label cannot be told.
    var left = labels[...]
    for label in given {
      guard let index = left.firstIndex(of: label) else { return false }
      left = left[(index + 1)...]
    }
    return true
  }

  /// The labels, apart from `_`, in the parentheses that source begins with; nil if it does not begin with any.
  private static func labels(of source: Substring) -> [String]? {
    var rest = source
    if rest.first == "<" { rest = rest.drop { $0 != ">" }.dropFirst() }
    guard rest.first == "(" else { return nil }
    var (depth, isString) = (0, false)
    var arguments = [""]
    for character in rest {
      if character == "\"" { isString.toggle() }
      if !isString {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, character == "," {
          arguments.append("")
          continue
        }
      }
      arguments[arguments.count - 1].append(character)
    }
    arguments[0].removeFirst()
    // A function may be referred to by its labels alone.
    if let compound = arguments.first?.wholeMatch(of: /(?:\w+:)+/), arguments.count == 1 {
      return compound.output.split(separator: ":").map(String.init).filter { $0 != "_" }
    }
    return arguments.compactMap {
      $0.prefixMatch(of: /\s*(\w+)(?:\s+\w+)?\s*:/).map { String($0.output.1) }
    }.filter { $0 != "_" }
  }
}
