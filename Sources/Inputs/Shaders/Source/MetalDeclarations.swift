/// The functions that the tokens of a unit define, in namespaces and not in types.
struct MetalDeclarations {
  /// A function.
  struct Function {
    let kind: MetalFunction.Kind
    let name: String
    let place: MetalToken.Place
    /// Whether it is declared as `static`.
    let isLocal: Bool
    /// The tokens of the result, and of each parameter.
    let result: [MetalToken]
    let parameters: [[MetalToken]]
  }

  private let tokens: [MetalToken]
  private var index = 0
  /// The names of the namespaces that are open; those without a name are empty.
  private var namespaces: [String] = []
  private(set) var functions: [Function] = []
  /// The names of functions that are declared, with their places.
  private(set) var declared: [String: MetalToken.Place] = [:]
  /// The names of types whose members may be defined elsewhere.
  private(set) var types: Set<String> = []
  /// The types that `using` and `typedef` give names.
  private(set) var aliases: [String: [MetalToken]] = [:]

  init(_ tokens: [MetalToken]) {
    self.tokens = tokens
    while index < tokens.count { read() }
  }

  private func isText(_ text: String, at place: Int) -> Bool {
    place < tokens.count && tokens[place].isText(text)
  }

  private mutating func read() {
    if isText(";", at: index) {
      index += 1
    } else if isText("}", at: index) {
      _ = namespaces.popLast()
      index += 1
    } else if isText("namespace", at: index)
      || isText("inline", at: index) && isText("namespace", at: index + 1)
    {
      readNamespace()
    } else if isText("extern", at: index), index + 2 < tokens.count,
      tokens[index + 1].kind == .literal, isText("{", at: index + 2)
    {
      namespaces.append("")
      index += 3
    } else {
      readDeclaration()
    }
  }

  /// Reads up to the brace behind the name of a namespace, or an alias of one.
  private mutating func readNamespace() {
    let start = index
    while index < tokens.count, !isText("{", at: index), !isText(";", at: index) { index += 1 }
    guard isText("{", at: index) else { return }
    namespaces.append(
      tokens[start..<index].filter { !["namespace", "inline"].contains($0.text) }.map(\.text)
        .joined())
    index += 1
  }

  /// The index behind the bracket that closes the one at `start`.
  private func end(of start: Int) -> Int {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    let open = tokens[start].text
    guard let close = pairs[open] else { return start + 1 }
    var depth = 0
    for place in start..<tokens.count where tokens[place].kind == .sign {
      if tokens[place].text == open { depth += 1 }
      if tokens[place].text == close { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return tokens.count
  }

  /// What a declaration has had so far.
  private struct Declaration {
    var start: Int
    /// The words of attributes, and the indices of all of their tokens.
    var attributes: Set<String> = []
    var skipped: Set<Int> = []
    /// The last name before parentheses, and the range within them.
    var name: Int?
    var parameters = 0..<0
    var isTemplate = false
    var hasValue = false
  }

  private mutating func readDeclaration() {
    var declaration = Declaration(start: index)
    while index < tokens.count {
      let token = tokens[index]
      switch token.text {
      case _ where token.kind == .literal: index += 1
      case ";":
        noteAlias(from: declaration.start)
        noteName(declaration)
        index += 1
        return
      case "}": return
      case "{":
        let isBody = declaration.name != nil && !declaration.hasValue
        isBody ? note(declaration) : noteType(declaration)
        index = end(of: index)
        if isBody { return }
      case "[":
        let end = end(of: index)
        if isText("[", at: index + 1) { skip(to: end, in: &declaration) } else { index = end }
      case "__attribute__", "alignas", "decltype":
        let next = index + 1
        skip(to: isText("(", at: next) ? end(of: next) : next, in: &declaration)
      case "template":
        declaration.isTemplate = true
        let next = index + 1
        skip(to: isText("<", at: next) ? angleEnd(of: next) : next, in: &declaration)
      case "=":
        declaration.hasValue = true
        index += 1
      case "(":
        let end = end(of: index)
        if index > declaration.start, tokens[index - 1].kind == .name, !declaration.hasValue {
          declaration.name = index - 1
          declaration.parameters = index + 1..<max(end - 1, index + 1)
        }
        index = end
      default: index += 1
      }
    }
  }

  private mutating func skip(to end: Int, in declaration: inout Declaration) {
    for place in index..<end {
      declaration.skipped.insert(place)
      if tokens[place].kind == .name { declaration.attributes.insert(tokens[place].text) }
    }
    index = end
  }

  /// The index behind the angle bracket that closes the one at `start`.
  private func angleEnd(of start: Int) -> Int {
    var depth = 0
    for place in start..<tokens.count where tokens[place].kind == .sign {
      if tokens[place].text == "<" { depth += 1 }
      if tokens[place].text == ">" { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return tokens.count
  }

  /// Words before the type of a result.
  private static let specifiers: Set<String> = [
    "static", "inline", "extern", "constexpr", "kernel", "vertex", "fragment",
  ]

  /// The name of a declaration that ends at `last`, with its namespaces, and the tokens before it.
  private func name(
    of declaration: Declaration, to last: Int
  ) -> (name: String, before: [MetalToken])? {
    var first = last
    while first - 2 >= declaration.start, isText("::", at: first - 1),
      tokens[first - 2].kind == .name
    {
      first -= 2
    }
    let before = (declaration.start..<first).filter { !declaration.skipped.contains($0) }
      .map { tokens[$0] }
    // A function has a result, or is one of a type; else it is the use of an unknown macro.
    guard !before.isEmpty || first < last else { return nil }
    let scope = namespaces.filter { !$0.isEmpty }
    let name = tokens[first...last].map(\.text).joined()
    return ((scope + [name]).joined(separator: "::"), before)
  }

  /// Notes a function that is declared and not defined.
  private mutating func noteName(_ declaration: Declaration) {
    guard let last = declaration.name, !declaration.isTemplate, !declaration.hasValue,
      let (name, before) = name(of: declaration, to: last), !before.isEmpty, declared[name] == nil
    else { return }
    declared[name] = tokens[last].place
  }

  /// Notes a type.
  private mutating func noteType(_ declaration: Declaration) {
    let words = (declaration.start..<index).filter { !declaration.skipped.contains($0) }
    guard let keyword = words.first, words.count > 1,
      ["struct", "class", "union"].contains(tokens[keyword].text)
    else { return }
    let scope = namespaces.filter { !$0.isEmpty }
    types.insert((scope + [tokens[words[1]].text]).joined(separator: "::"))
  }

  private mutating func note(_ declaration: Declaration) {
    guard let last = declaration.name, !declaration.isTemplate,
      let (name, before) = name(of: declaration, to: last)
    else { return }
    let words = Set(before.map(\.text)).union(declaration.attributes)
    let kinds: [MetalFunction.Kind] = [.stitchable, .kernel, .vertex, .fragment]
    functions.append(
      Function(
        kind: kinds.first { words.contains($0.rawValue) } ?? .plain, name: name,
        place: tokens[last].place, isLocal: words.contains("static"),
        result: before.filter { !Self.specifiers.contains($0.text) },
        parameters: parameters(in: declaration.parameters)))
  }

  /// The tokens of the parameters in a range, without attributes.
  private func parameters(in range: Range<Int>) -> [[MetalToken]] {
    var parameters: [[MetalToken]] = [[]]
    var place = range.lowerBound
    var angles = 0
    while place < range.upperBound {
      let token = tokens[place]
      let end = min(end(of: place), range.upperBound)
      if token.isText("<") { angles += 1 }
      if token.isText(">") { angles -= 1 }
      if token.isText("["), isText("[", at: place + 1) {
        place = end
      } else if token.isText(","), angles <= 0 {
        parameters.append([])
        place += 1
      } else {
        parameters[parameters.count - 1] += tokens[place..<end]
        place = end
      }
    }
    let isEmpty = parameters == [[]] || parameters.map { $0.map(\.text) } == [["void"]]
    return isEmpty ? [] : parameters
  }

  /// Notes the name that a declaration gives a type.
  private mutating func noteAlias(from start: Int) {
    let words = tokens[start..<index]
    if isText("using", at: start), isText("=", at: start + 2) {
      aliases[tokens[start + 1].text] = Array(words.dropFirst(3))
    } else if isText("typedef", at: start), words.count > 2, let name = words.last {
      aliases[name.text] = Array(words.dropFirst().dropLast())
    }
  }
}
