/// A reader of the parameters of a method.
struct ParameterReader {
  /// The parameters.
  let parameters: [ObjectiveCMembers.Parameter]
  /// Whether a value can be passed for each.
  let arePassable: Bool

  /// Reads the tokens between the parentheses of a method.
  init(_ tokens: [SourceToken], _ range: Range<Int>, _ source: SourceText) {
    var (starts, depth) = ([range.lowerBound], 0)
    for index in range {
      switch tokens[index].text {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where tokens[index - 1].text != "-": depth -= 1
      case "," where depth == 0: starts.append(index + 1)
      default: break
      }
    }
    let ends = starts.dropFirst().map { $0 - 1 } + [range.upperBound]
    let ranges = zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
    let types = ranges.map { Self.type(tokens, $0, source) }
    parameters = zip(ranges, types).map { range, type in
      let label = range.first { tokens[$0].isWord }.map { tokens[$0].text } ?? "_"
      return ObjectiveCMembers.Parameter(label: label, type: type ?? "")
    }
    arePassable = !types.contains(nil)
  }

  /// The type of a parameter; nil for one that no value can be passed for.
  private static func type(
    _ tokens: [SourceToken], _ range: Range<Int>, _ source: SourceText
  ) -> String? {
    guard let colon = range.first(where: { tokens[$0].text == ":" }) else { return nil }
    let end = range.first { tokens[$0].text == "=" } ?? range.upperBound
    var start = colon + 1
    while start + 1 < end, tokens[start].text == "@" {
      guard tokens[start + 1].text == "escaping" || tokens[start + 1].text == "Sendable" else {
        return nil
      }
      start += 2
    }
    guard start < end, !refused.contains(tokens[start].text), tokens[end - 1].text != "." else {
      return nil
    }
    var type = String(
      decoding: source.code[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound],
      as: UTF8.self)
    if type.hasSuffix("!") { type = type.dropLast() + "?" }
    return type.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What stands before types that no value can be passed for.
  private static let refused: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated", "some", "repeat",
  ]
}
