import ScrollworkDrawing

/// The functions of a compiled library, as the library tells them itself.
struct ShaderList: Hashable, Sendable {
  /// A function.
  struct Function: Hashable, Sendable {
    let id: ShaderFunctionID
    /// The name in symbols of the library.
    let symbol: String
    /// The types as they are written, with the names of parameters.
    let signature: ShaderSignature
  }

  let functions: [Function]

  /// The symbol of the text.
  static let symbol = "shader_functions"

  init(functions: [Function]) { self.functions = functions }

  /// The text: a line for each function.
  var text: String {
    functions.map { function in
      let signature = function.signature
      let words =
        [function.id.name, function.symbol, function.id.content, Self.word(signature.result)]
        + signature.parameters.map { ($0.name ?? "") + "=" + Self.word($0.type) }
      return words.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Parses the text; lines that are none are left out.
  init(_ text: String) {
    functions = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 4 else { return nil }
      let parameters = words.dropFirst(4).map { word in
        let parts = word.split(separator: "=", omittingEmptySubsequences: false)
        return ShaderSignature.Parameter(
          name: parts[0].isEmpty ? nil : String(parts[0]),
          type: Self.type(parts.count > 1 ? String(parts[1]) : ""))
      }
      return Function(
        id: ShaderFunctionID(name: words[0], content: words[2]), symbol: words[1],
        signature: ShaderSignature(
          name: words[0], result: Self.type(words[3]), parameters: parameters))
    }
  }

  /// The words of types; numbers that are not among them are told by the compiler alone.
  private static let words: [(word: String, type: ShaderType)] = [
    ("float", .float), ("float2", .float2), ("float3", .float3), ("float4", .float4),
    ("color", .color), ("int", .integer("int")), ("uint", .integer("uint")),
    ("bool", .integer("bool")), ("layer", .layer), ("floats", .floats), ("colors", .colors),
    ("data", .data), ("image", .image),
  ]

  private static func word(_ type: ShaderType) -> String {
    words.first { $0.type == type }?.word ?? "?"
  }

  private static func type(_ word: String) -> ShaderType {
    words.first { $0.word == word }?.type ?? .unknown(word)
  }
}
