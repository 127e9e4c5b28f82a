/// The conditions of `#if` as they are on an iPhone.
///
/// The compiler is one for Linux, to which `os(iOS)` is false. In a file written for an Apple platform
/// each such condition becomes `true` or `false`, with spaces so that columns stay.
enum PlatformConditions {
  /// Replaces the conditions in a text by their values.
  static func resolve(_ bytes: inout [UInt8], of source: SourceText) {
    let tokens = source.tokens
    var index = 0
    while index + 1 < tokens.count {
      guard tokens[index].text == "#", ["if", "elseif"].contains(tokens[index + 1].text),
        tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
      else {
        index += 1
        continue
      }
      let end =
        source.code[tokens[index].range.lowerBound...].firstIndex(of: .newline)
        ?? source.code.count
      index += 2
      while index < tokens.count, tokens[index].range.lowerBound < end {
        if let (value, last) = value(at: index, in: tokens) {
          let range = tokens[index].range.lowerBound..<tokens[last].range.upperBound
          let word = Array(value ? "true".utf8 : "false".utf8)
          for place in range {
            let offset = place - range.lowerBound
            bytes[place] = offset < word.count ? word[offset] : .space
          }
          index = last
        }
        index += 1
      }
    }
  }

  /// The value of a condition `name(argument)` at a token, and its last token; nil for those that the
  /// compiler itself knows.
  private static func value(at index: Int, in tokens: [SourceToken]) -> (Bool, Int)? {
    guard index + 3 < tokens.count, tokens[index + 1].text == "(" else { return nil }
    let argument = tokens[index + 2].text
    var end = index + 3
    while end < tokens.count, tokens[end].text != ")" { end += 1 }
    guard end < tokens.count else { return nil }
    switch tokens[index].text {
    case "os": return (argument == "iOS", end)
    case "targetEnvironment": return (argument == "simulator", end)
    case "canImport":
      if PlatformModules.replacement(for: argument) != nil { return (true, end) }
      return PlatformModules.absent.contains(argument) ? (false, end) : nil
    default: return nil
    }
  }
}
