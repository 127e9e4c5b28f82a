/// What is known of a body from the declaration before it and the type around it.
struct BodyContext {
  /// The name of the function or of the property.
  let name: String
  /// The parameters.
  let parameters: [DeclaredType.Slot]
  /// The qualified name of the type around it; empty outside of types.
  let type: String
  /// Whether the type is only extended there.
  let isExtension: Bool
  /// Whether it belongs to values of the type, not to the type itself.
  let hasSelf: Bool
  /// The attributes and modifiers of the declaration, as words.
  let attributes: [String]
  /// The names of generic parameters of the function and of the types around it.
  let generics: Set<String>

  /// The context of a body that opens at an index.
  init(_ body: CodeBlocks.Body, _ open: Int, in blocks: CodeBlocks) {
    let code = blocks.code
    let word = body.declaration
    name = code[word] == "init" || code[word] == "subscript" ? code[word] : code[word + 1]
    let start = code[word] == "func" ? word + 2 : word + 1
    var generics = Self.generics(at: start, in: code)
    let list = code.end(ofGenericsAt: start)
    let hasList = ["func", "init", "subscript"].contains(code[word]) && code[list] == "("
    parameters = hasList ? blocks.slots(in: list) : []
    var (type, isExtension) = ("", false)
    var outer = blocks.group(around: word)
    while let place = outer {
      if let header = blocks.header(of: place), case .type = blocks.kind(of: place) {
        let own = blocks.extendedName(after: header.index)
        if type.isEmpty { isExtension = header.keyword == "extension" }
        type = type.isEmpty ? own : own + "." + type
        generics.formUnion(Self.generics(at: header.index + 2, in: code))
      }
      outer = blocks.group(around: place)
    }
    (self.type, self.isExtension, self.generics) = (type, isExtension, generics)
    let all = blocks.statement(around: word, in: blocks.group(around: word))
    attributes = all.map { ($0.lowerBound..<word).map { code[$0] } } ?? []
    hasSelf =
      !type.isEmpty && !attributes.contains("static") && !attributes.contains("class")
      && code[word] != "init"
  }

  /// Whether the type around it has a name, with enclosing types or without.
  func isType(_ name: String) -> Bool { type == name || type.hasSuffix("." + name) }

  /// The content that a modifier or a style is given; nil for other functions.
  var content: String? {
    if name == "body", let content = parameters.first(where: { $0.type == ["Content"] }) {
      return content.name
    }
    guard name == "makeBody",
      let style = parameters.first(where: { $0.type.last == "Configuration" })
    else { return nil }
    return style.name + ".label"
  }

  private static func generics(at start: Int, in code: CodeTokens) -> Set<String> {
    let end = code.end(ofGenericsAt: start)
    guard end > start + 1 else { return [] }
    return Set((start + 1..<end).filter { ["<", ","].contains(code[$0 - 1]) }.map { code[$0] })
  }
}
