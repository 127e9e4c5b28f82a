/// The types of a function.
package struct ShaderSignature: Hashable, Sendable {
  /// A parameter.
  package struct Parameter: Hashable, Sendable {
    /// The name; nil if there is none.
    package let name: String?
    /// The type; a pointer stands for the count behind it, too.
    package let type: ShaderType
  }

  /// The name of the function.
  package let name: String
  /// The type of the result.
  package let result: ShaderType
  /// All parameters, the position first.
  package let parameters: [Parameter]
  /// Whether the compiler has told the types: unknown types of a text may be known to it.
  package let isCompiled: Bool

  init(name: String, result: ShaderType, parameters: [Parameter], isCompiled: Bool = false) {
    (self.name, self.result, self.parameters) = (name, result, parameters)
    self.isCompiled = isCompiled
  }

  /// What the function can be used for; none if SwiftUI cannot call it.
  package var kinds: [ShaderKind] {
    guard parameters.first?.type == .float2 else { return [] }
    if result == .float2 { return [.distortion] }
    guard result.isColor else { return [] }
    let second = parameters.dropFirst().first?.type
    if second == .layer { return [.layer] }
    return second?.isColor == true ? [.color, .fill] : [.fill]
  }

  /// The parameters of arguments.
  package func arguments(for kind: ShaderKind) -> ArraySlice<Parameter> {
    parameters.dropFirst(kind.leadingCount)
  }
}

extension ShaderSignature {
  /// Parses what a compiled library tells; nil if it is something else.
  ///
  /// That is the type of the result, a colon, and one word for each parameter. Names come from the
  /// function as it is written.
  init?(name: String, description: String, written: ShaderSignature? = nil) {
    guard let colon = description.firstIndex(of: ":") else { return nil }
    let result = Self.words(description[..<colon])
    let words = Self.words(description[description.index(after: colon)...])
    guard result.count == 1 else { return nil }
    let known = written.flatMap { $0.parameters.count == words.count ? $0 : nil }
    self.init(
      name: name, result: Self.type(result[0], written: known?.result),
      parameters: words.enumerated().map { number, word in
        let parameter = known?.parameters[number]
        return Parameter(name: parameter?.name, type: Self.type(word, written: parameter?.type))
      }, isCompiled: true)
  }

  /// The words of a description; parentheses keep theirs together.
  private static func words(_ text: Substring) -> [String] {
    var (words, depth) = ([""], 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == " ", depth == 0 {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// The type of a word; four numbers that are written as a color are one.
  private static func type(_ word: String, written: ShaderType?) -> ShaderType {
    switch word {
    case "float": .float
    case "float2": .float2
    case "float3": .float3
    case "float4": written == .color ? .color : .float4
    case "int", "uint", "bool": .integer(word)
    case "layer": .layer
    case "floats": .floats
    case "colors": .colors
    case "data": .data
    case "image": .image
    case _ where word.hasPrefix("unknown("): .unknown(String(word.dropFirst(8).dropLast()))
    default: .unknown(word)
    }
  }
}
