/// The uses of names in a file, in order.
struct UsedNames: Sendable {
  private(set) var uses: [NameUse] = []

  init(_ code: CodeTokens) {
    var reader = UseReader(code: code)
    reader.read()
    uses = reader.uses
  }
}

private struct UseReader {
  let code: CodeTokens
  var uses: [NameUse] = []
  private var index = 0

  init(code: CodeTokens) { self.code = code }

  mutating func read() {
    while index < code.count {
      defer { index += 1 }
      guard code.isName(index), !code.isUncertain[index] else { continue }
      switch code[index - 1] {
      case "@": readAttribute()
      case "#": readMacro()
      case ".": readMember()
      case "$", "\\": break
      default: readName()
      }
    }
  }

  private mutating func add(_ kind: NameUse.Kind, at place: Int? = nil) {
    let token = code.tokens[place ?? index]
    uses.append(NameUse(kind: kind, name: token.text, range: token.range))
  }

  private mutating func readAttribute() {
    let name = code[index]
    if name == "available" || name == "backDeployed" || name == "convention" || name == "objc"
      || name == "inline" || name == "attached" || name == "freestanding",
      code[index + 1] == "("
    {
      index = code.end(ofGroupAt: index + 1) - 1
    } else if !name.hasPrefix("_"), !NameUse.attributes.contains(name) {
      add(.attribute)
    }
  }

  private mutating func readMacro() {
    let name = code[index]
    if ["available", "unavailable", "selector", "keyPath", "sourceLocation"].contains(name),
      code[index + 1] == "("
    {
      index = code.end(ofGroupAt: index + 1) - 1
    } else if !NameUse.directives.contains(name) {
      add(.macro)
    }
  }

  /// Reads a name after a point.
  private mutating func readMember() {
    guard !NameUse.memberKeywords.contains(code[index]), code[index - 2] != "." else { return }
    if ShaderUses.isFunction(at: index, in: code) { return }
    let base = code[index - 2]
    if code.isName(index - 2), base.first?.isUppercase == true, code[index - 3] != ".",
      !NameUse.keywords.contains(base)
    {
      add(.typeMember(of: base))
    } else {
      add(isImplicit(pointAt: index - 1) ? .implicitMember : .member)
    }
    readLabels(of: index)
  }

  /// Whether a point begins an expression.
  private func isImplicit(pointAt point: Int) -> Bool {
    let before = code[point - 1]
    guard let last = before.unicodeScalars.last else { return false }
    if code.isName(point - 1) {
      return code.isSpaced[point] && !code.startsLine[point] && NameUse.openers.contains(before)
    }
    switch last {
    case "(", ",", "[", ":", "=", "&", "|", "<", "+": return true
    // A point on a new line after a brace may go on with what was before.
    case "{": return !code.startsLine[point] || code[point - 1] == "{"
    case "?": return code.isSpaced[point] && code.isSpaced[point - 1]
    default: return false
    }
  }

  /// Reads a name without anything before it.
  private mutating func readName() {
    let (name, before) = (code[index], code[index - 1])
    if name == "import",
      code.beginsLine(index) || before == "testable" || before == ")" || before == ";"
        || before == "public" || before == "internal" || before == "private"
        || code[index - 2] == "@"
    {
      readImport()
      return
    }
    guard !NameUse.keywords.contains(name), !NameUse.declarators.contains(before) else { return }
    if code[index + 1] == ":", ["(", ",", "[", "{", "}"].contains(before) || code.startsLine[index]
    {
      return
    }
    if code.isName(index + 1), code[index + 2] == ":", ["(", ","].contains(before) { return }
    guard !name.hasPrefix("_") else { return }
    add(name.first?.isUppercase == true ? .type : .variable)
    readLabels(of: index)
  }

  private mutating func readImport() {
    index += 1
    if ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"].contains(
      code[index])
    {
      index += 1
    }
    guard code.isName(index) else { return }
    add(.module)
    while code[index + 1] == "." { index += 2 }
  }

  /// Reads the argument labels of a call of the name at an index.
  private mutating func readLabels(of name: Int) {
    let start = code.end(ofGenericsAt: name + 1)
    guard code[start] == "(", start < code.count, !code.isSpaced[start] else { return }
    let end = code.end(ofGroupAt: start)
    var inner = start + 1
    while inner < end - 1 {
      if ["(", ","].contains(code[inner - 1]), code.isName(inner), code[inner + 1] == ":",
        code[inner + 2] != ":"
      {
        add(.label(of: code[name]), at: inner)
      }
      inner = ["(", "[", "{"].contains(code[inner]) ? code.end(ofGroupAt: inner) : inner + 1
    }
  }
}

extension NameUse {
  /// The words that can stand after a point and are no names.
  fileprivate static let memberKeywords: Set<String> = ["self", "init", "Type", "Protocol"]

  /// The words after which a name is declared.
  fileprivate static let declarators: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "macro",
    "precedencegroup", "func", "let", "var", "operator",
  ]
}
