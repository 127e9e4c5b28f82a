extension ShaderSignature {
  /// The signature of a function as it is written.
  init(
    name: String, result: [MetalToken], parameters: [[MetalToken]],
    aliases: [String: [MetalToken]] = [:]
  ) {
    let written = parameters.map { WrittenType(parameter: $0, aliases) }
    var list: [Parameter] = []
    var number = 0
    while number < written.count {
      let type = written[number].type
      list.append(Parameter(name: written[number].name, type: type))
      number += 1
      // The count of an array is no argument of its own.
      let isArray = type == .floats || type == .colors || type == .data
      if isArray, number < written.count, case .integer = written[number].type { number += 1 }
    }
    self.init(
      name: name, result: WrittenType(type: result, aliases).type, parameters: list)
  }
}

/// A type as it is written, and the name of its parameter.
private struct WrittenType {
  let type: ShaderType
  let name: String?

  /// Words of a type that do not change how an argument is passed.
  private static let qualifiers: Set<String> = [
    "const", "constant", "device", "thread", "threadgroup", "volatile", "constexpr", "restrict",
    "__restrict", "struct", "metal", "simd", "SwiftUI", "::",
  ]

  /// The type and the name of a parameter.
  init(parameter: [MetalToken], _ aliases: [String: [MetalToken]]) {
    var words = parameter.prefix { !$0.isText("=") }
    let core = words.filter { !Self.qualifiers.contains($0.text) }
    // A name behind a whole type; a type alone has none.
    let last = core.last
    let isNamed = core.count > 1 && last?.kind == .name && !Self.isWord(last, ofTypeIn: core)
    if isNamed, let place = words.lastIndex(where: { $0.place == last?.place }) {
      name = last?.text
      words.remove(at: place)
    } else if let bracket = words.firstIndex(where: { $0.isText("[") }), bracket > 1 {
      name = words[bracket - 1].text
    } else {
      name = nil
    }
    type = Self.type(words.map(\.text), aliases.mapValues { $0.map(\.text) })
  }

  /// A type without a name.
  init(type: [MetalToken], _ aliases: [String: [MetalToken]]) {
    self.type = Self.type(type.map(\.text), aliases.mapValues { $0.map(\.text) })
    name = nil
  }

  /// Whether a word belongs to a type of several words, such as `unsigned int`.
  private static func isWord(_ last: MetalToken?, ofTypeIn core: [MetalToken]) -> Bool {
    last?.text == "int" && core.first.map { ["unsigned", "signed"].contains($0.text) } == true
  }

  /// The number of aliases that are followed.
  ///
  /// - Source: chosen; one that leads to itself ends.
  private static let aliasLimit = 16

  private static func type(_ words: [String], _ aliases: [String: [String]]) -> ShaderType {
    let written = spelled(words)
    var core = words.filter { !qualifiers.contains($0) }
    for _ in 0..<aliasLimit {
      guard let first = core.first, let other = aliases[first] else { break }
      core = other.filter { !qualifiers.contains($0) } + core.dropFirst()
    }
    if core.last == "&" { core.removeLast() }
    let isPointer = core.last == "*" || core.contains("[")
    guard let first = core.first else { return .unknown(written) }
    if first.hasPrefix("texture2d") { return .image }
    let base: ShaderType
    switch first {
    case "float", "half": base = .float
    case "float2", "half2", "packed_float2", "packed_half2": base = .float2
    case "float3", "half3", "packed_float3", "packed_half3": base = .float3
    case "float4", "packed_float4", "packed_half4": base = .float4
    case "half4": base = .color
    case "int", "uint", "bool": base = .integer(first)
    case "short", "ushort", "char", "uchar", "long", "ulong", "size_t", "signed", "unsigned",
      "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t",
      "ptrdiff_t":
      base = .integer(first.hasPrefix("u") || first == "size_t" ? "uint" : "int")
    case "Layer": base = .layer
    case "void" where isPointer: return .data
    case "vec": return vector(core) ?? .unknown(written)
    default: return .unknown(written)
    }
    guard isPointer else { return base }
    switch base {
    case .float: return .floats
    case .float4, .color: return .colors
    default: return .unknown(written)
    }
  }

  /// The type `vec<float, 2>`.
  private static func vector(_ core: [String]) -> ShaderType? {
    guard core.count == 6, core[2] == "float" || core[2] == "half" else { return nil }
    return switch (core[4], core[2]) {
    case ("2", _): .float2
    case ("3", _): .float3
    case ("4", "half"): .color
    case ("4", _): .float4
    default: nil
    }
  }

  /// Words as people write a type.
  private static func spelled(_ words: [String]) -> String {
    var text = ""
    for word in words {
      let isTight = ["::", "<", ">", ",", "&", "["].contains(word) || text.isEmpty
      let isBehind = text.hasSuffix("::") || text.hasSuffix("<")
      text += isTight || isBehind ? word : " " + word
    }
    return text
  }
}
