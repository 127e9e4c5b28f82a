extension CodeBlocks {
  /// What a pair of braces belongs to.
  enum Kind: Hashable, Sendable {
    /// A type or an extension.
    case type
    /// A function, an initializer or an accessor, by what an empty body makes of it.
    case body(Emptied)
    /// The accessors of a property or a subscript.
    case accessors
    /// A closure, or a statement of control flow.
    case inner
  }

  /// What a body is without its statements.
  enum Emptied: Hashable, Sendable {
    /// Nothing is returned.
    case nothing
    /// A view is returned.
    case view
    /// An optional value is returned.
    case optional
    /// A value is returned, or an error is thrown.
    case throwing
    /// A value of a type that is not known here is returned.
    case value
    /// An opaque type other than that of a view: nothing can stand for it.
    case opaque
  }

  /// The kind of the braces that open at an index.
  func kind(of open: Int) -> Kind {
    if ["get", "willSet", "didSet", "set"].contains(code[open - 1]) {
      return .body(code[open - 1] == "get" ? .value : .nothing)
    }
    if code[open - 1] == ")", let name = Optional(code.start(ofGroupEndingAt: open - 1) - 1),
      ["set", "willSet", "didSet"].contains(code[name])
    {
      return .body(.nothing)
    }
    guard let header = header(of: open) else { return .inner }
    switch header.keyword {
    case "struct", "class", "enum", "actor", "extension", "protocol": return .type
    case "deinit": return .body(.nothing)
    case "init": return .body(.value)
    case "func", "subscript":
      guard let arrow = header.arrow else { return .body(.nothing) }
      let emptied = emptied(returning: arrow + 2..<open)
      return .body(emptied == .value && header.isThrowing ? .throwing : emptied)
    case "var", "let":
      guard let colon = header.colon, header.value == nil else { return .inner }
      if isAccessors(open) { return .accessors }
      return .body(emptied(returning: colon + 1..<open))
    default: return .inner
    }
  }

  private func emptied(returning type: Range<Int>) -> Emptied {
    guard let some = type.first(where: { code[$0] == "some" }) else {
      let isOptional = ["?", "!"].contains(code[type.upperBound - 1])
      let isNothing = type.count == 1 && code[type.lowerBound] == "Void"
      return isNothing ? .nothing : isOptional ? .optional : .value
    }
    return code[some + 1] == "View" ? .view : .opaque
  }

  /// Whether braces have accessors with words of their own.
  private func isAccessors(_ open: Int) -> Bool {
    var index = open + 1
    while code[index] == "@" || Self.modifiers.contains(code[index]) {
      index += code[index] == "@" ? 2 : 1
    }
    return ["get", "set", "willSet", "didSet", "_modify", "_read"].contains(code[index])
      && ["{", "(", "}", "async", "throws", "set"].contains(code[index + 1])
  }

  /// What stands before the brace of a declaration.
  struct Header {
    /// The word that says what is declared.
    let keyword: String
    /// The index of the word.
    let index: Int
    /// Whether errors of any type are thrown.
    var isThrowing = false
    /// The index of the arrow before what is returned.
    var arrow: Int?
    /// The index of the colon before a type.
    var colon: Int?
    /// The index of the equals sign before a value.
    var value: Int?
  }

  /// The declaration that a brace ends; nil for a closure or a statement.
  func header(of open: Int) -> Header? {
    guard let start = statement(around: open, in: group(around: open))?.lowerBound else {
      return nil
    }
    var index = start
    while index < open {
      if code[index] == "@" {
        index += 2
        if code[index] == "(", !code.isSpaced[index] { index = end(of: index) + 1 }
        continue
      }
      if Self.declarators.contains(code[index]), code[index - 1] != ".",
        !(code[index] == "class" && ["func", "var", "let"].contains(code[index + 1]))
      {
        return filled(Header(keyword: code[index], index: index), before: open)
      }
      guard Self.modifiers.contains(code[index]) || code[index] == "class" else { return nil }
      index += 1
      if code[index] == "(" { index = end(of: index) + 1 }
    }
    return nil
  }

  private func filled(_ header: Header, before open: Int) -> Header {
    var header = header
    var index = header.index + 1
    while index < open {
      switch code[index] {
      case "throws" where code[index + 1] != "(": header.isThrowing = true
      case "-" where code[index + 1] == ">": header.arrow = header.arrow ?? index
      case ":": header.colon = header.colon ?? index
      case "=" where code[index + 1] != "=" && code[index - 1] != "=":
        header.value = header.value ?? index
      case "(", "[", "{": index = end(of: index)
      default: break
      }
      index += 1
    }
    return header
  }

  private static let declarators: Set = [
    "struct", "class", "enum", "actor", "extension", "protocol", "func", "init", "deinit",
    "subscript", "var", "let",
  ]
}
