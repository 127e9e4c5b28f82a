/// The types, extensions and aliases that a file declares, with their methods and properties.
///
/// It reads tokens, not types, and skips what it does not understand.
struct TypeDeclarations: Sendable {
  /// The keyword of a declaration.
  enum Kind: Sendable { case `class`, `extension`, `protocol`, other }

  /// A type or an extension.
  struct Declaration: Sendable {
    let kind: Kind
    /// The name with the enclosing types; braces of functions count as types without a name.
    var path: [String] = []
    /// The names after the colon, without generic arguments.
    var inherited: [String] = []
    var isGeneric = false
    /// Whether a `where` limits it.
    var isConstrained = false
    var modifiers: [String: Range<Int>] = [:]
    /// The place after the names, or after the own name if there are none.
    var inheritanceEnd = 0
    /// The place after the opening brace.
    var body = 0
    var methods: [Method] = []
    var properties: [Property] = []

    var isPublic: Bool { modifiers["public"] != nil || modifiers["open"] != nil }
  }

  /// A method of a type.
  struct Method: Sendable {
    let signature: MethodSignature
    let modifiers: [String: Range<Int>]
    /// The attribute of Objective-C, with its argument; nil without one.
    let objectiveC: String?
    /// The place of `func`.
    let start: Int
    let name: Range<Int>
    /// The place after the type of the result; nil without one.
    let resultEnd: Int?
    /// Whether a condition of compilation is around it.
    let isConditional: Bool
  }

  /// A property of an instance.
  struct Property: Sendable {
    let name: String
    let type: SpelledType
    let isOverride: Bool
  }

  private(set) var declarations: [Declaration] = []
  /// The names that others stand for, such as compositions of protocols.
  private(set) var aliases: [String: [String]] = [:]

  init(_ source: SourceText) {
    var reader = TypeDeclarationReader(source)
    reader.read()
    (declarations, aliases) = (reader.declarations, reader.aliases)
  }
}

private struct TypeDeclarationReader {
  let source: SourceText
  let tokens: [SourceToken]
  var declarations: [TypeDeclarations.Declaration] = []
  var aliases: [String: [String]] = [:]
  /// The declarations around a token, or nil for other braces.
  private var scopes: [Int?] = []
  private var conditions = 0

  init(_ source: SourceText) {
    self.source = source
    tokens = source.tokens
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  mutating func read() {
    var index = 0
    while index < tokens.count {
      let next = step(at: index)
      index = max(next, index + 1)
    }
  }

  /// Reads what begins at a token; returns the next one.
  private mutating func step(at index: Int) -> Int {
    switch text(index) {
    case "{":
      scopes.append(nil)
      return index + 1
    case "}":
      _ = scopes.popLast()
      return index + 1
    case "#":
      if text(index + 1) == "if" { conditions += 1 }
      if text(index + 1) == "endif" { conditions -= 1 }
      return index + 2
    case "class", "struct", "enum", "actor", "extension", "protocol":
      return readType(at: index)
    case "typealias": return readAlias(at: index)
    case "func" where isMember: return readMethod(at: index)
    case "var" where isMember, "let" where isMember: return readProperty(at: index)
    default: return index + 1
    }
  }

  private var isMember: Bool { scopes.last.flatMap(\.self) != nil }

  private mutating func readType(at start: Int) -> Int {
    let kind: TypeDeclarations.Kind =
      switch text(start) {
      case "class": .class
      case "extension": .extension
      case "protocol": .protocol
      default: .other
      }
    guard text(start - 1) != ".", tokens.indices.contains(start + 1), tokens[start + 1].isWord
    else { return start + 1 }
    var declaration = TypeDeclarations.Declaration(kind: kind)
    var (names, index) = ([text(start + 1)], start + 2)
    while text(index) == ".", kind == .extension {
      names.append(text(index + 1))
      index += 2
    }
    guard [":", "{", "<", "where"].contains(text(index)) else { return start + 1 }
    for scope in scopes {
      if let scope {
        declaration.path = declarations[scope].path
      } else {
        declaration.path.append("{")
      }
    }
    declaration.path += names
    declaration.modifiers = modifiers(before: start).words
    if text(index) == "<" {
      declaration.isGeneric = true
      index = end(ofAnglesAt: index)
    }
    declaration.inheritanceEnd = tokens[index - 1].range.upperBound
    if text(index) == ":" {
      let list = typeNames(from: index + 1)
      declaration.inherited = list.names
      index = list.end
      declaration.inheritanceEnd = tokens[index - 1].range.upperBound
    }
    if text(index) == "where" { declaration.isConstrained = true }
    while index < tokens.count, text(index) != "{", text(index) != "}" { index += 1 }
    guard text(index) == "{" else { return index }
    declaration.body = tokens[index].range.upperBound
    scopes.append(declarations.count)
    declarations.append(declaration)
    return index + 1
  }

  /// The names of a list of types up to a brace or a `where`, without generic arguments.
  private func typeNames(from start: Int) -> (names: [String], end: Int) {
    var (names, index, name) = ([String](), start, "")
    while index < tokens.count, !["{", "}", "where", "="].contains(text(index)) {
      switch text(index) {
      case "<":
        index = end(ofAnglesAt: index)
        continue
      case ",", "&":
        names.append(name)
        name = ""
      case "@": index += 1
      case "(", ")", "any", "`": break
      case ".": name += "."
      default: name += text(index)
      }
      index += 1
    }
    names.append(name)
    return (names.filter { !$0.isEmpty }, index)
  }

  private mutating func readAlias(at start: Int) -> Int {
    let name = text(start + 1)
    var index = start + 2
    if text(index) == "<" { index = end(ofAnglesAt: index) }
    guard text(index) == "=" else { return start + 1 }
    var (words, place) = ([String](), index + 1)
    while place < tokens.count, tokens[place].isWord || [".", "&"].contains(text(place)) {
      let isFirst = words.isEmpty || words.last == "." || words.last == "&"
      if !isFirst, tokens[place].isWord { break }
      words.append(text(place))
      place += 1
    }
    let parts = words.split(separator: "&").map { $0.joined() }
    if !parts.isEmpty { aliases[name] = parts }
    return place
  }

  /// The modifiers before a declaration, with their places, and the attribute of Objective-C.
  private func modifiers(
    before start: Int
  ) -> (words: [String: Range<Int>], objectiveC: String?) {
    var (words, objectiveC, index) = ([String: Range<Int>](), String?.none, start - 1)
    while index >= 0 {
      let word = text(index)
      if Self.modifiers.contains(word) {
        words[word] = tokens[index].range
        index -= 1
      } else if text(index - 1) == "@" {
        if word == "objc" { objectiveC = "" }
        index -= 2
      } else if word == ")", let open = opening(ofGroupEndingAt: index),
        text(open - 2) == "@" || Self.modifiers.contains(text(open - 1))
      {
        if text(open - 1) == "objc" {
          objectiveC = tokens[open + 1..<index].map(\.text).joined()
          index = open - 3
        } else {
          index = text(open - 2) == "@" ? open - 3 : open - 1
        }
      } else {
        break
      }
    }
    return (words, objectiveC)
  }

  private static let modifiers: Set = [
    "public", "open", "internal", "private", "fileprivate", "final", "override", "static", "class",
    "dynamic", "nonisolated", "weak", "unowned", "lazy", "convenience", "required", "optional",
    "mutating", "nonmutating", "package",
  ]

  private mutating func readMethod(at start: Int) -> Int {
    let next = start + 1
    guard tokens.indices.contains(next), tokens[next].isWord, text(next + 1) == "(",
      let end = closing(ofGroupAt: next + 1)
    else { return next }
    let parameters = parameters(next + 2..<end)
    var (index, resultEnd, result) = (end + 1, Int?.none, SpelledType?.none)
    // Objective-C knows no method that suspends or throws by these names.
    guard !["async", "throws", "rethrows"].contains(text(index)) else { return index }
    if text(index) == "-", text(index + 1) == ">" {
      let first = index + 2
      index = endOfType(from: first)
      result = SpelledType(tokens[first..<index].map(\.text))
      resultEnd = index > first ? tokens[index - 1].range.upperBound : nil
      if ["Void", "()"].contains(result?.text ?? "") { (result, resultEnd) = (nil, nil) }
    }
    let (words, objectiveC) = modifiers(before: start)
    guard let parameters, words["static"] == nil, words["class"] == nil,
      let owner = scopes.last.flatMap(\.self)
    else { return index }
    declarations[owner].methods.append(
      TypeDeclarations.Method(
        signature: MethodSignature(
          name: text(next), parameters: parameters, result: result),
        modifiers: words, objectiveC: objectiveC, start: tokens[start].range.lowerBound,
        name: tokens[next].range, resultEnd: resultEnd, isConditional: conditions > 0))
    return index
  }

  /// The parameters between parentheses; nil if they are not understood.
  private func parameters(_ range: Range<Int>) -> [MethodSignature.Parameter]? {
    guard !range.isEmpty else { return [] }
    var (found, start, depth) = ([MethodSignature.Parameter](), range.lowerBound, 0)
    for index in range.lowerBound...range.upperBound {
      let word = text(index)
      if index == range.upperBound || word == "," && depth == 0 {
        guard let parameter = parameter(start..<index) else { return nil }
        found.append(parameter)
        start = index + 1
      }
      if ["(", "[", "<"].contains(word) { depth += 1 }
      if [")", "]"].contains(word) || word == ">" && text(index - 1) != "-" { depth -= 1 }
    }
    return found
  }

  private func parameter(_ range: Range<Int>) -> MethodSignature.Parameter? {
    guard let colon = range.first(where: { text($0) == ":" }) else { return nil }
    let names = range.prefix { $0 < colon }.map(text)
    guard let label = names.first, let name = names.last, names.count <= 2 else { return nil }
    let type = (colon + 1..<range.upperBound).prefix { text($0) != "=" }.map(text)
    return MethodSignature.Parameter(label: label, name: name, type: SpelledType(type))
  }

  /// The token after a type: a brace, a condition, an equals sign, or one on another line.
  private func endOfType(from start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < tokens.count {
      let word = text(index)
      if depth == 0, ["{", "}", "where", "=", ";", ")", ","].contains(word) { break }
      if depth == 0, index > start, isOnNewLine(index), ![".", "&", "-"].contains(word),
        ![".", "&"].contains(text(index - 1)), text(index - 2) + text(index - 1) != "->"
      {
        break
      }
      if ["(", "[", "<"].contains(word) { depth += 1 }
      if [")", "]"].contains(word) || word == ">" && text(index - 1) != "-" { depth -= 1 }
      index += 1
    }
    return index
  }

  private func isOnNewLine(_ index: Int) -> Bool {
    source.code[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
      .contains(.newline)
  }

  private mutating func readProperty(at start: Int) -> Int {
    let name = start + 1
    guard tokens.indices.contains(name), tokens[name].isWord, text(name + 1) == ":" else {
      return name
    }
    let end = endOfType(from: name + 2)
    let words = modifiers(before: start).words
    guard words["static"] == nil, words["class"] == nil, conditions == 0,
      let owner = scopes.last.flatMap(\.self)
    else { return end }
    declarations[owner].properties.append(
      TypeDeclarations.Property(
        name: text(name), type: SpelledType(tokens[name + 2..<end].map(\.text)),
        isOverride: words["override"] != nil))
    return end
  }

  // MARK: Groups

  /// The token after the generic parameters or arguments that begin at an index.
  private func end(ofAnglesAt start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < tokens.count {
      if text(index) == "<" { depth += 1 }
      if text(index) == ">", text(index - 1) != "-" { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  /// The parenthesis that closes the one at an index.
  private func closing(ofGroupAt start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if text(index) == "(" { depth += 1 }
      if text(index) == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parenthesis that opens the group that closes at an index.
  private func opening(ofGroupEndingAt end: Int) -> Int? {
    var depth = 0
    for index in (0...end).reversed() {
      if text(index) == ")" { depth += 1 }
      if text(index) == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
