import ScrollworkMarkup

/// A selector of elements, as in style sheets: names, `#ids`, `.classes`, `[attributes]`,
/// `:first-child`, `:last-child`, `:nth-child(n)`, `:contains(text)`, `:not(…)`, and the
/// combinations ` `, `>`, `+`, `~` and `,`.
struct MarkupSelector {
  private indirect enum Test {
    case name(String)
    case attribute(String, String, String)
    case child(Int)
    case lastChild
    case contains(String)
    case not(MarkupSelector)
  }

  private struct Step {
    var combinator: Character
    var tests: [Test]
  }

  private var choices: [[Step]] = []

  init(_ text: String) { choices = Self.split(text).map(Self.steps) }

  func matches(_ node: MarkupNode) -> Bool {
    choices.contains { Self.matches(node, $0[...]) }
  }

  private static func split(_ text: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func steps(_ text: String) -> [Step] {
    var (steps, rest): ([Step], Substring) = ([], text.trimmingPrefix { $0.isWhitespace })
    var combinator: Character = " "
    while !rest.isEmpty {
      if rest.first?.isWhitespace ?? false {
        rest = rest.drop { $0.isWhitespace }
        if !rest.isEmpty, steps.last?.tests.isEmpty == false { combinator = " " }
        continue
      }
      if let first = rest.first, ">+~".contains(first) {
        combinator = first
        rest = rest.dropFirst().drop { $0.isWhitespace }
      }
      var tests: [Test] = []
      while let test = test(&rest) { tests.append(test) }
      guard !tests.isEmpty || rest.first == "*" else { return steps }
      if rest.first == "*" { rest = rest.dropFirst() }
      while let test = test(&rest) { tests.append(test) }
      steps.append(Step(combinator: combinator, tests: tests))
      combinator = " "
      let trimmed = rest.drop { $0.isWhitespace }
      if let first = trimmed.first, ">+~".contains(first) { rest = trimmed }
    }
    return steps
  }

  private static func identifier(_ rest: inout Substring) -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || "-_|:".contains($0) && $0 != ":" }
    rest = rest.dropFirst(name.count)
    return String(name).replacing("|", with: ":")
  }

  private static func enclosed(_ rest: inout Substring, _ close: Character) -> String {
    let content = rest.dropFirst().prefix { $0 != close }
    rest = rest.dropFirst(content.count + 2)
    return String(content)
  }

  private static func test(_ rest: inout Substring) -> Test? {
    switch rest.first {
    case "#":
      rest = rest.dropFirst()
      return .attribute("id", "=", identifier(&rest))
    case ".":
      rest = rest.dropFirst()
      return .attribute("class", "~=", identifier(&rest))
    case "[": return attribute(enclosed(&rest, "]"))
    case ":": return pseudo(&rest)
    case let first? where first.isLetter || first == "_":
      return .name(identifier(&rest).lowercased())
    default: return nil
    }
  }

  private static func attribute(_ text: String) -> Test {
    guard let equals = text.firstIndex(of: "=") else { return .attribute(text, "", "") }
    var (name, sign) = (text[..<equals], "=")
    if let last = name.last, "^$*~|!".contains(last) {
      sign = String(last) + "="
      name = name.dropLast()
    }
    let value = text[equals...].dropFirst().trimmingPrefix { "\"'".contains($0) }
    let isQuoted = value.hasSuffix("\"") || value.hasSuffix("'")
    return .attribute(String(name), sign, String(isQuoted ? value.dropLast() : value))
  }

  private static func pseudo(_ rest: inout Substring) -> Test? {
    rest = rest.dropFirst()
    let name = identifier(&rest)
    let argument = rest.first == "(" ? enclosed(&rest, ")") : ""
    return switch name {
    case "first-child", "first-of-type": .child(1)
    case "last-child", "last-of-type": .lastChild
    case "nth-child", "nth-of-type": .child(Int(argument) ?? 0)
    case "eq": .child((Int(argument) ?? -2) + 1)
    case "contains", "containsOwn": .contains(argument.lowercased())
    case "not": .not(MarkupSelector(argument))
    default: nil
    }
  }

  private static func matches(_ node: MarkupNode, _ steps: ArraySlice<Step>) -> Bool {
    guard let step = steps.last, step.tests.allSatisfy({ passes(node, $0) }) else { return false }
    let before = steps.dropLast()
    guard !before.isEmpty else { return true }
    let siblings = node.parent?.elements ?? []
    let place = siblings.firstIndex { $0 === node } ?? 0
    switch step.combinator {
    case ">": return node.parent.map { matches($0, before) } ?? false
    case "+": return place > 0 && matches(siblings[place - 1], before)
    case "~": return siblings.prefix(place).contains { matches($0, before) }
    default:
      var ancestor = node.parent
      while let present = ancestor {
        if matches(present, before) { return true }
        ancestor = present.parent
      }
      return false
    }
  }

  private static func passes(_ node: MarkupNode, _ test: Test) -> Bool {
    let siblings = node.parent?.elements ?? []
    switch test {
    case .name(let name): return node.name?.lowercased() == name
    case .child(let number):
      return siblings.indices.contains(number - 1) && siblings[number - 1] === node
    case .lastChild: return siblings.last === node
    case .contains(let text): return node.text.lowercased().contains(text)
    case .not(let selector): return !selector.matches(node)
    case .attribute(let name, let sign, let value):
      guard let present = node[name] else { return sign == "!=" }
      return switch sign {
      case "=": present == value
      case "!=": present != value
      case "^=": present.hasPrefix(value)
      case "$=": present.hasSuffix(value)
      case "*=": present.contains(value)
      case "~=": present.split(separator: " ").contains { $0 == value }
      case "|=": present == value || present.hasPrefix(value + "-")
      default: true
      }
    }
  }
}
