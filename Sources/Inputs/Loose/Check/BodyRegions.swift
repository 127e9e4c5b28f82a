/// The bodies of functions and properties in a file, and the first values of properties: where the
/// compiler checks types at one go.
///
/// An error at one place of a body may come from any other, and of a view's body it often does.
struct BodyRegions: Sendable {
  /// The bodies, in bytes, each from the first word of its declaration; none is in another.
  private(set) var ranges: [Range<Int>] = []

  init(_ code: CodeTokens) {
    /// For each open brace, whether it is that of a type.
    var braces: [Bool] = []
    var isType = false
    var start: Int?
    for index in 0..<code.count {
      let isOutside = !braces.contains(false)
      switch code[index] {
      case "struct", "class", "enum", "actor", "extension", "protocol":
        let next = code[index + 1]
        guard isOutside, code[index - 1] != ".", next != "func", next != "var", next != "let"
        else { break }
        isType = true
        if let first = start { add(first, before: index, of: code) }
        start = nil
      case "func", "var", "let", "init", "subscript", "deinit", "#":
        guard isOutside, code[index - 1] != ".", code[index] != "#" || code.startsLine[index]
        else { break }
        if let first = start { add(first, before: index, of: code) }
        start = index
      case "{":
        if isOutside, !isType, start == nil { start = index }
        braces.append(isType)
        isType = false
      case "}":
        guard let wasType = braces.popLast(), !braces.contains(false) else { break }
        // The expression may go on after a closure.
        if !wasType, !code.beginsLine(index + 1) || code[index + 1] == ".", code[index + 1] != "}" {
          break
        }
        if let first = start { add(first, wasType ? index - 1 : index, of: code) }
        start = nil
      default: break
      }
    }
  }

  /// Adds what ends before a declaration, whose line may begin with attributes.
  private mutating func add(_ first: Int, before next: Int, of code: CodeTokens) {
    var last = next - 1
    while last >= first, !code.startsLine[last + 1] { last -= 1 }
    add(first, last, of: code)
  }

  private mutating func add(_ first: Int, _ last: Int, of code: CodeTokens) {
    guard first <= last else { return }
    ranges.append(code.tokens[first].range.lowerBound..<code.tokens[last].range.upperBound)
  }

  /// The body that a byte is in; an empty range if it is in none.
  func range(around index: Int) -> Range<Int> {
    ranges.first { $0.contains(index) } ?? index..<index
  }
}
