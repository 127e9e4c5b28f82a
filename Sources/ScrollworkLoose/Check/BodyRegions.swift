/// The bodies of functions and properties in a file: where the compiler checks types at one go.
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
        if isOutside, code[index - 1] != ".", next != "func", next != "var", next != "let" {
          isType = true
        }
      case "func", "var", "let", "init", "subscript", "deinit", "#":
        if isOutside, start == nil || code[index] != "#" { start = index }
      case "{":
        if isOutside, !isType, start == nil { start = index }
        braces.append(isType)
        isType = false
      case "}":
        guard let wasType = braces.popLast() else { break }
        if !wasType, !braces.contains(false), let first = start {
          ranges.append(code.tokens[first].range.lowerBound..<code.tokens[index].range.upperBound)
        }
        if !braces.contains(false) { start = nil }
      default: break
      }
    }
  }

  /// The body that a byte is in; an empty range if it is in none.
  func range(around index: Int) -> Range<Int> {
    ranges.first { $0.contains(index) } ?? index..<index
  }
}
