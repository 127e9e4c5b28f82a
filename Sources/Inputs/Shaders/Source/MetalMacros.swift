/// The macros that are defined at a place of a unit, and what comes of a text with their uses.
struct MetalMacros: Sendable {
  /// The definition of a macro.
  struct Macro: Sendable {
    /// The names of the parameters; nil for a macro without parentheses.
    let parameters: [String]?
    let body: [MetalToken]
  }

  private var macros: [String: Macro]

  /// The macros that Metal's compiler defines, beside those of clang.
  ///
  /// - Source: documented, the Metal Shading Language Specification 3.2, section 1.5.4.
  static let predefined = [
    "__METAL__": "1", "__METAL_VERSION__": "320", "__METAL_IOS__": "1",
  ]

  /// The macros of clang that files ask for.
  private static let compiler = ["__cplusplus": "201703", "__clang__": "1"]

  init() {
    macros = Self.predefined.merging(Self.compiler) { $1 }.mapValues { value in
      let place = MetalToken.Place(file: 0, offset: 0)
      return Macro(
        parameters: nil, body: [MetalToken(kind: .number, text: value, place: place)])
    }
  }

  /// Whether a name is that of a macro.
  func isDefined(_ name: String) -> Bool { macros[name] != nil }

  mutating func undefine(_ name: String) { macros[name] = nil }

  /// Defines a macro by the tokens behind `#define`.
  mutating func define(_ tokens: [MetalToken]) {
    guard let name = tokens.first, name.kind == .name else { return }
    // Parentheses belong to the name only without a space before them.
    guard let open = tokens.dropFirst().first, open.isText("("),
      open.place.offset == name.place.offset + name.text.utf8.count,
      let close = tokens.firstIndex(where: { $0.isText(")") })
    else {
      macros[name.text] = Macro(parameters: nil, body: Array(tokens.dropFirst()))
      return
    }
    var parameters: [String] = []
    for token in tokens[2..<close] where token.kind == .name { parameters.append(token.text) }
    if tokens[2..<close].contains(where: { $0.isText(".") }) { parameters.append("__VA_ARGS__") }
    macros[name.text] = Macro(parameters: parameters, body: Array(tokens[(close + 1)...]))
  }

  /// The largest number of tokens that come of a text with macros.
  ///
  /// - Source: chosen; some megabytes. Macros that double each other end here.
  private static let limit = 1_000_000

  /// The largest number of macros that are replaced within each other, and in all of a text.
  ///
  /// - Source: chosen; no text that compiles in a second has more.
  private static let (depthLimit, useLimit) = (200, 1_000_000)

  /// The tokens with the uses of macros replaced.
  func expanded(_ tokens: [MetalToken]) -> [MetalToken] {
    guard tokens.contains(where: { isDefined($0.text) }) else { return tokens }
    var uses = 0
    return expanded(tokens, without: [], &uses)
  }

  private func expanded(
    _ tokens: [MetalToken], without used: Set<String>, _ uses: inout Int
  ) -> [MetalToken] {
    var result: [MetalToken] = []
    var index = 0
    while index < tokens.count, result.count < Self.limit {
      let token = tokens[index]
      index += 1
      guard token.kind == .name, !used.contains(token.text), let macro = macros[token.text],
        used.count < Self.depthLimit, uses < Self.useLimit
      else {
        result.append(token)
        continue
      }
      uses += 1
      var body = macro.body
      if let parameters = macro.parameters {
        guard index < tokens.count, tokens[index].isText("("),
          let (arguments, end) = Self.arguments(in: tokens, from: index)
        else {
          result.append(token)
          continue
        }
        index = end
        body = replaced(body, parameters, by: arguments, without: used, &uses)
      }
      body = Self.joined(body).map { MetalToken(kind: $0.kind, text: $0.text, place: token.place) }
      result += expanded(body, without: used.union([token.text]), &uses)
    }
    return result
  }

  /// The arguments in the parentheses that open at `start`, and the index behind them.
  private static func arguments(
    in tokens: [MetalToken], from start: Int
  ) -> (arguments: [[MetalToken]], end: Int)? {
    var arguments: [[MetalToken]] = [[]]
    var depth = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      if token.isText("(") { depth += 1 }
      if token.isText(")") { depth -= 1 }
      if depth == 0 { return (arguments, index + 1) }
      if depth == 1, token.isText(",") {
        arguments.append([])
      } else if index > start {
        arguments[arguments.count - 1].append(token)
      }
    }
    return nil
  }

  /// The body of a macro with its parameters replaced; beside `##` arguments stay as they are.
  private func replaced(
    _ body: [MetalToken], _ parameters: [String], by arguments: [[MetalToken]],
    without used: Set<String>, _ uses: inout Int
  ) -> [MetalToken] {
    var result: [MetalToken] = []
    for (index, token) in body.enumerated() {
      guard let number = parameters.firstIndex(of: token.text) else {
        result.append(token)
        continue
      }
      let isRest = token.text == "__VA_ARGS__"
      var argument = number < arguments.count ? arguments[number] : []
      if isRest, number < arguments.count {
        let comma = MetalToken(kind: .sign, text: ",", place: token.place)
        argument = Array(arguments[number...].joined(separator: [comma]))
      }
      let isJoined =
        index > 0 && body[index - 1].isText("##")
        || index + 1 < body.count && body[index + 1].isText("##")
      result += isJoined ? argument : expanded(argument, without: used, &uses)
    }
    return result
  }

  /// The tokens with those on both sides of `##` joined.
  private static func joined(_ tokens: [MetalToken]) -> [MetalToken] {
    var result: [MetalToken] = []
    var isJoining = false
    for token in tokens {
      if token.isText("##") {
        isJoining = true
      } else if isJoining, let last = result.popLast() {
        result.append(
          MetalToken(kind: last.kind, text: last.text + token.text, place: last.place))
        isJoining = false
      } else {
        result.append(token)
      }
    }
    return result
  }
}
