extension CodeBlocks {
  /// What a pair of braces belongs to.
  enum Kind: Hashable, Sendable {
    /// A type or an extension.
    case type
    /// A function, an initializer or an accessor.
    case body(Body)
    /// The accessors of a property or a subscript.
    case accessors
    /// A closure, or a statement of control flow.
    case inner
  }

  /// The body of a function, an initializer or an accessor.
  struct Body: Hashable, Sendable {
    /// The index of the word that declares it: `func`, `init`, `deinit`, `subscript`, `var`, `let`.
    let declaration: Int
    /// The tokens of the type that is returned; nil if nothing is.
    var result: Range<Int>?
    /// Whether errors of any type are thrown.
    var isThrowing = false
  }

  /// The kind of the braces that open at an index.
  func kind(of open: Int) -> Kind {
    if let accessor = accessor(of: open), let outer = group(around: open),
      let header = header(of: outer)
    {
      let result = accessor == "get" ? result(of: header, before: outer) : nil
      return .body(Body(declaration: header.index, result: result))
    }
    guard let header = header(of: open) else { return .inner }
    switch header.keyword {
    case "struct", "class", "enum", "actor", "extension", "protocol": return .type
    case "deinit", "init": return .body(Body(declaration: header.index))
    case "func", "subscript":
      let result = result(of: header, before: open)
      return .body(
        Body(declaration: header.index, result: result, isThrowing: header.isThrowing))
    case "var", "let":
      guard header.colon != nil, header.value == nil else { return .inner }
      if isAccessors(open) { return .accessors }
      return .body(Body(declaration: header.index, result: result(of: header, before: open)))
    default: return .inner
    }
  }

  /// The word of the accessor whose body opens at an index, if one does.
  private func accessor(of open: Int) -> String? {
    let names: Set = ["get", "set", "willSet", "didSet"]
    if names.contains(code[open - 1]) { return code[open - 1] }
    guard code[open - 1] == ")" else { return nil }
    let name = code.start(ofGroupEndingAt: open - 1) - 1
    return names.contains(code[name]) && code[name] != "get" ? code[name] : nil
  }

  /// The type that a declaration returns or is of; nil for none.
  private func result(of header: Header, before open: Int) -> Range<Int>? {
    let isProperty = header.keyword == "var" || header.keyword == "let"
    guard let mark = isProperty ? header.colon : header.arrow else { return nil }
    var last = open
    if !isProperty,
      let end = (mark..<open).first(where: {
        code[$0] == "where" && group(around: $0) == group(around: open)
      })
    {
      last = end
    }
    let type = mark + (isProperty ? 1 : 2)..<last
    guard !type.isEmpty, !(type.count == 1 && code[type.lowerBound] == "Void"),
      !(type.count == 2 && code[type.lowerBound] == "(")
    else { return nil }
    return type
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
