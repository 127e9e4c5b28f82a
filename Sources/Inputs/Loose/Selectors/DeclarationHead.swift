/// The attributes and modifiers before the keyword of a declaration.
struct DeclarationHead {
  /// An attribute with the text of its arguments.
  struct Attribute: Hashable {
    let name: String
    let arguments: String
  }

  /// The attributes, the last one first.
  private(set) var attributes: [Attribute] = []
  /// The modifiers, without those of a setter alone.
  private(set) var words: Set<String> = []

  /// The name that `@objc` gives the declaration.
  var explicitName: String? {
    attributes.first { $0.name == "objc" && !$0.arguments.isEmpty }?.arguments
  }

  /// Reads backwards from a keyword.
  init(before index: Int, in tokens: [SourceToken]) {
    var place = index - 1
    while place >= 0 {
      var (name, arguments) = (place, "")
      if tokens[place].text == ")" {
        guard let start = Self.start(ofGroupEndingAt: place, in: tokens), start > 0 else { return }
        arguments = tokens[start + 1..<place].map(\.text).joined()
        name = start - 1
      }
      guard tokens[name].isWord else { return }
      if name > 0, tokens[name - 1].text == "@" {
        attributes.append(Attribute(name: tokens[name].text, arguments: arguments))
        place = name - 2
      } else if Self.modifiers.contains(tokens[name].text) {
        if arguments != "set" { words.insert(tokens[name].text) }
        place = name - 1
      } else {
        return
      }
    }
  }

  private static func start(ofGroupEndingAt end: Int, in tokens: [SourceToken]) -> Int? {
    var depth = 0
    for index in (0...end).reversed() {
      if tokens[index].text == ")" { depth += 1 }
      if tokens[index].text == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static let modifiers: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "override",
    "static", "class", "dynamic", "required", "convenience", "lazy", "weak", "unowned", "optional",
    "nonisolated", "mutating", "nonmutating", "indirect",
  ]
}
