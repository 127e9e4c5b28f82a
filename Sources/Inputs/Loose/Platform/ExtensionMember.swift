/// A function or a computed property of a class or of an extension.
struct ExtensionMember {
  /// The name of the type.
  let type: String
  /// The name, for a function with its argument labels.
  let name: String
  /// Whether it is an override.
  let isOverride: Bool
  /// Where it begins.
  let place: SourcePlaces.Place

  private let statement: ClosedRange<Int>
  private let word: Int
  private let open: Int
  private let blocks: CodeBlocks
  private let source: SourceText

  /// The member that a statement declares; nil for another one.
  init?(
    _ statement: ClosedRange<Int>, of type: String, blocks: CodeBlocks, source: SourceText,
    places: SourcePlaces
  ) {
    let code = blocks.code
    guard let word = blocks.declarator(of: statement), ["func", "var"].contains(code[word]),
      code.isName(word + 1),
      let open = statement.first(where: {
        $0 > word && code[$0] == "{" && blocks.group(around: $0) == blocks.group(around: word)
      })
    else { return nil }
    (self.type, self.statement, self.word, self.open) = (type, statement, word, open)
    (self.blocks, self.source) = (blocks, source)
    isOverride = (statement.lowerBound..<word).contains { code[$0] == "override" }
    place = places.place(of: code.tokens[statement.lowerBound].range.lowerBound)
    let own = code[word + 1]
    let list = code.end(ofGenericsAt: word + 2)
    guard code[word] == "func" else {
      name = own
      return
    }
    guard code[list] == "(" else { return nil }
    name = own + "(" + blocks.slots(in: list).map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The edits that give the member another name, and the code of one with its own name that calls it,
  /// on lines like its own; nil for one that cannot be called so.
  func hoisted(to home: String) -> (edits: [PlatformText.Edit], code: String)? {
    let (code, own) = (blocks.code, blocks.code[word + 1])
    let other = own + "_" + home.replacing(".", with: "_")
    var edits = [PlatformText.Edit(range: range(word + 1), text: other)]
    if let mark = (statement.lowerBound..<word).first(where: { code[$0] == "override" }) {
      // As long, so that columns stay.
      edits.append(PlatformText.Edit(range: range(mark), text: "        "))
    }
    guard let call = code[word] == "func" ? call(of: other) : accessors(of: other) else {
      return nil
    }
    let first = code.tokens[statement.lowerBound].range.lowerBound
    let line = source.column(of: first)
    let end = code.tokens[open].range.upperBound
    return (edits, String(repeating: " ", count: line) + signature(first..<end) + " \(call) }")
  }

  private func range(_ token: Int) -> Range<Int> { blocks.code.tokens[token].range }

  /// The text up to the brace, in which every parameter has a name.
  private func signature(_ range: Range<Int>) -> String {
    var bytes = Array(source.bytes[range])
    for (number, place) in nameless.enumerated().reversed() {
      let end = self.range(place).upperBound - range.lowerBound
      bytes.insert(contentsOf: Array(" \(Self.name(number))".utf8), at: end)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tokens of underscores that are the only name of a parameter.
  private var nameless: [Int] {
    guard blocks.code[word] == "func" else { return [] }
    let list = blocks.code.end(ofGenericsAt: word + 2)
    return (list + 1..<blocks.end(of: list)).filter { index in
      blocks.code[index] == "_" && blocks.code[index + 1] == ":"
        && blocks.group(around: index) == list
    }
  }

  /// The name of the parameter without one that has a number among those.
  private static func name(_ number: Int) -> String { "value\(number + 1)" }

  private func call(of other: String) -> String? {
    let code = blocks.code
    let list = code.end(ofGenericsAt: word + 2)
    var unnamed = 0
    let arguments = blocks.slots(in: list).map { slot -> String in
      var name = slot.name
      if name == "_" {
        name = Self.name(unnamed)
        unnamed += 1
      }
      if slot.type.contains("inout") { name = "&" + name }
      if slot.type.starts(with: ["@", "autoclosure"]) { name += "()" }
      return slot.label.map { "\($0): \(name)" } ?? name
    }
    let marks = (blocks.end(of: list) + 1..<open).map { code[$0] }
    let effects =
      (marks.contains("throws") ? "try " : "") + (marks.contains("async") ? "await " : "")
    return "\(effects)\(other)(\(arguments.joined(separator: ", ")))"
  }

  private func accessors(of other: String) -> String? {
    let code = blocks.code
    guard case .accessors = blocks.kind(of: open) else {
      if case .body = blocks.kind(of: open) { return other }
      return nil
    }
    let words = (open..<blocks.end(of: open)).filter { blocks.group(around: $0) == open }
      .map { code[$0] }
    // Observers need the storage of the superclass.
    guard words.contains("get") else { return nil }
    return words.contains("set") ? "get { \(other) } set { \(other) = newValue }" : other
  }
}
