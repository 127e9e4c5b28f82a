/// The names that files declare: types, functions, variables, cases, parameters and patterns.
///
/// Scopes are not followed: a name that is declared anywhere counts as declared everywhere. So a use
/// that is called unknown is unknown; some that are unknown where they stand are not called so.
struct FileDeclarations: Sendable {
  /// All of them.
  private(set) var names: Set<String> = []
  /// The types that the files declare or extend, and their functions: their argument labels are not
  /// those of the public names alone.
  private(set) var callable: Set<String> = []

  /// Adds the names of another file.
  mutating func add(_ other: FileDeclarations) {
    names.formUnion(other.names)
    callable.formUnion(other.callable)
  }

  /// Adds a name, such as that of a member made of a picture's name.
  mutating func add(_ name: String) { names.insert(name) }

  init() {}

  init(_ code: CodeTokens) {
    var reader = DeclarationReader(code: code)
    for index in 0..<code.count where code.isName(index) { reader.read(index) }
    names = reader.names
    callable = reader.callable
  }
}

/// A reader of the declarations that begin with a keyword.
private struct DeclarationReader {
  let code: CodeTokens
  var names: Set<String> = []
  var callable: Set<String> = []

  mutating func read(_ index: Int) {
    guard code[index - 1] != "." else { return }
    switch code[index] {
    case "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "macro",
      "precedencegroup":
      readType(index + 1)
    case "extension": readExtension(index + 1)
    case "func": readFunction(index + 1)
    case "init", "subscript": readParameters(after: index)
    case "let", "var": readPattern(index + 1)
    case "case": readCase(index + 1)
    case "in": readClosureParameters(before: index)
    default: break
    }
    readTupleLabel(index)
  }

  private mutating func declare(_ index: Int) {
    if code.isName(index) { names.insert(code[index]) }
  }

  private mutating func readType(_ index: Int) {
    guard code.isName(index), code[index] != "func", code[index] != "var" else { return }
    declare(index)
    callable.insert(code[index])
    readGenerics(index + 1)
  }

  private mutating func readExtension(_ start: Int) {
    var index = start
    while code[index + 1] == "." { index += 2 }
    callable.insert(code[index])
  }

  private mutating func readFunction(_ index: Int) {
    declare(index)
    callable.insert(code[index])
    var start = index + 1
    // The name may be an operator of several characters.
    while start < code.count, code[start] != "(", code[start] != "<" || !code.isName(start + 1) {
      start += 1
    }
    readGenerics(start)
    readParameterList(code.end(ofGenericsAt: start))
  }

  private mutating func readParameters(after index: Int) {
    var start = index + 1
    while ["?", "!"].contains(code[start]) { start += 1 }
    guard ["(", "<"].contains(code[start]) else { return }
    readGenerics(start)
    readParameterList(code.end(ofGenericsAt: start))
  }

  private mutating func readGenerics(_ start: Int) {
    guard code[start] == "<" else { return }
    for index in start + 1..<max(start + 1, code.end(ofGenericsAt: start))
    where ["<", ",", "each", "let"].contains(code[index - 1]) { declare(index) }
  }

  /// Reads the names before the colons of a parameter list.
  private mutating func readParameterList(_ start: Int) {
    guard code[start] == "(" else { return }
    for index in start + 1..<code.end(ofGroupAt: start) where code[index] == ":" {
      declare(index - 1)
      if code.isName(index - 2), code[index - 3] == "(" || code[index - 3] == "," {
        declare(index - 2)
      }
    }
  }

  /// Reads the names of a pattern, and of further ones after commas.
  private mutating func readPattern(_ start: Int) {
    var index = start
    if code[index] == "." || (code.isName(index) && code[index + 1] == ".") {
      while index < code.count, code[index] != "(", !code.beginsLine(index + 1) { index += 1 }
    }
    if code[index] == "(" {
      readTuple(index)
      index = code.end(ofGroupAt: index)
    } else {
      declare(index)
      index += 1
    }
    while index < code.count, !code.startsLine[index] || code[index - 1] == "," {
      switch code[index] {
      case "(", "[": index = code.end(ofGroupAt: index)
      case "{": index = code.end(ofGroupAt: index)
      case ")", "]", "}", ";": return
      case ",":
        if code.isName(index + 1), code[index + 1].first?.isUppercase != true { declare(index + 1) }
        if code[index + 1] == "(" { readTuple(index + 1) }
        index += 1
      default: index += 1
      }
    }
  }

  private mutating func readTuple(_ start: Int) {
    for index in start + 1..<code.end(ofGroupAt: start)
    where ["(", ",", ":", "let", "var"].contains(code[index - 1]) { declare(index) }
  }

  /// Reads the cases of an enumeration; in a `switch`, a case is a pattern.
  private mutating func readCase(_ start: Int) {
    var index = start
    while code.isName(index), !["let", "var", "is"].contains(code[index]) {
      let next = code[index + 1]
      guard ["(", ",", "=", "}", ";"].contains(next) || code.beginsLine(index + 1) else { return }
      declare(index)
      callable.insert(code[index])
      index += 1
      if next == "(" {
        readParameterList(index)
        index = code.end(ofGroupAt: index)
      }
      if code[index] == "=" {
        index += 1
        while index < code.count, code[index] != ",", !code.startsLine[index] { index += 1 }
      }
      guard code[index] == "," else { return }
      index += 1
    }
  }

  /// Reads the parameters of a closure, or the pattern of a loop, which end before `in`.
  private mutating func readClosureParameters(before end: Int) {
    var index = end - 1
    while index >= 0 {
      switch code[index] {
      case ")", "]": index = code.start(ofGroupEndingAt: index)
      case "{", "for", "}", ";": break
      default:
        index -= 1
        continue
      }
      if code[index] == "(" || code[index] == "[" {
        index -= 1
        continue
      }
      break
    }
    guard index >= 0, code[index] == "{" || code[index] == "for" else { return }
    let openings: Set = [
      "{", "for", "(", ",", "[", "]", ")", "weak", "unowned", "let", "var", "case", "await", "try",
    ]
    for inner in index + 1..<end where openings.contains(code[inner - 1]) { declare(inner) }
  }

  /// Reads the label of a tuple's element, which its type follows.
  private mutating func readTupleLabel(_ index: Int) {
    guard code[index + 1] == ":", ["(", ","].contains(code[index - 1]),
      let first = code[index + 2].first, first.isUppercase || first == "(" || first == "["
    else { return }
    declare(index)
  }
}
