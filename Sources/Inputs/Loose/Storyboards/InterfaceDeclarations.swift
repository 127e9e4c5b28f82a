import ScrollworkProjects

/// What a file declares for storyboards and files of views: outlets and actions of its classes.
struct InterfaceDeclarations {
  /// The outlets, by class and property.
  private(set) var outlets: [(type: String, name: String)] = []
  /// The actions, by class, with the name of the method and that of its selector.
  private(set) var actions: [(type: String, method: String, selector: String)] = []

  init(_ source: SourceText) {
    let tokens = source.tokens
    var types: [String?] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": types.append(Self.type(openedAt: index, in: tokens))
      case "}": _ = types.popLast()
      case "IBOutlet", "IBAction":
        guard index > 0, tokens[index - 1].text == "@", let type = types.last ?? nil else { break }
        if token.text == "IBOutlet" {
          if let name = Self.name(after: "var", from: index, in: tokens) {
            outlets.append((type, name))
          }
        } else if let action = Self.action(from: index, in: tokens) {
          actions.append((type, action.method, action.selector))
        }
      default: break
      }
    }
  }

  /// The class or extension whose braces open at a token; nil for other braces.
  private static func type(openedAt index: Int, in tokens: [SourceToken]) -> String? {
    var start = index - 1
    while start >= 0, !["{", "}", ";"].contains(tokens[start].text) {
      if ["class", "extension"].contains(tokens[start].text), tokens[start + 1].isWord {
        guard tokens[start + 1].text != "func", tokens[start + 1].text != "var" else { return nil }
        return tokens[start + 1].text
      }
      if ["func", "init", "=", "if", "guard"].contains(tokens[start].text) { return nil }
      start -= 1
    }
    return nil
  }

  private static func name(
    after word: String, from index: Int, in tokens: [SourceToken]
  ) -> String? {
    guard let place = tokens[index...].prefix(10).firstIndex(where: { $0.text == word }),
      place + 1 < tokens.count
    else { return nil }
    return tokens[place + 1].text
  }

  private static func action(
    from index: Int, in tokens: [SourceToken]
  ) -> (method: String, selector: String)? {
    guard let name = name(after: "func", from: index, in: tokens),
      let open = tokens[index...].prefix(14).firstIndex(where: { $0.text == "(" })
    else { return nil }
    var (labels, depth, place) = ([String](), 0, open)
    while place < tokens.count {
      let text = tokens[place].text
      if ["(", "[", "<"].contains(text) { depth += 1 }
      if [")", "]", ">"].contains(text) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, text == "(" || text == ",", place + 1 < tokens.count,
        tokens[place + 1].isWord
      {
        labels.append(tokens[place + 1].text)
      }
      place += 1
    }
    let method = labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    return (method, ObjectiveCName.selector(of: name, labels: labels))
  }
}
