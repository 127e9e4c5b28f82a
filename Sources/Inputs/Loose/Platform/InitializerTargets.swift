/// Targets in the closures that initialize stored properties.
///
/// There `self` is a method of `NSObject` to Objective-C, not the object: such a target never gets
/// its action.
enum InitializerTargets {
  /// What is replaced: `addTarget(self` and `target: self` in such a closure, by a target that is gone
  /// at once.
  static func edits(of source: SourceText) -> [PlatformText.Edit] {
    let tokens = source.tokens
    var (stack, edits) = ([Block](), [PlatformText.Edit]())
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": stack.append(block(at: index, in: tokens, outer: stack.last))
      case "}": _ = stack.popLast()
      case "self" where stack.last == .initializer && isTarget(index, in: tokens):
        edits.append(PlatformText.Edit(range: token.range, text: "_nil"))
      default: break
      }
    }
    return edits
  }

  private enum Block {
    case type
    case initializer
    case other
  }

  private static func isTarget(_ index: Int, in tokens: [SourceToken]) -> Bool {
    guard index >= 2, index + 1 < tokens.count, tokens[index + 1].text == "," else { return false }
    let (name, mark) = (tokens[index - 2].text, tokens[index - 1].text)
    return name == "addTarget" && mark == "(" || name == "target" && mark == ":"
  }

  private static func block(at index: Int, in tokens: [SourceToken], outer: Block?) -> Block {
    if outer == .initializer { return .initializer }
    let head = tokens[..<index].reversed().prefix { !["{", "}", ";"].contains($0.text) }
      .map(\.text)
    if head.contains("class"), !head.contains("func"), !head.contains("var") { return .type }
    guard outer == .type, head.first == "=" else { return .other }
    let declaration = head.prefix { $0 != "lazy" && $0 != "static" }
    // The nearest declaration before the equals sign is the property's own.
    guard let property = head.firstIndex(where: { $0 == "var" || $0 == "let" }),
      declaration.count > property,
      !head.dropFirst(property).prefix(3).contains("lazy")
    else { return .other }
    return .initializer
  }
}
