/// The value of the expression behind `#if`.
///
/// Names that no macro has are 0, as in C.
struct MetalCondition {
  private var tokens: [MetalToken]
  private var index = 0

  /// The largest number of tokens of an expression, which is evaluated by recursion.
  ///
  /// - Source: chosen; a hundred times that of long ones.
  private static let limit = 2000

  /// Whether the condition of some tokens holds; a text that is no expression does not.
  static func holds(_ tokens: [MetalToken], _ macros: MetalMacros) -> Bool {
    guard tokens.count <= limit else { return false }
    var condition = MetalCondition(tokens: macros.expanded(resolved(tokens, macros)))
    return condition.value(above: 0) != 0
  }

  /// The tokens with 1 or 0 in place of `defined(NAME)`.
  private static func resolved(_ tokens: [MetalToken], _ macros: MetalMacros) -> [MetalToken] {
    var result: [MetalToken] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      let isQuestion = ["defined", "__has_include", "__has_feature", "__has_extension"]
        .contains(token.text)
      guard isQuestion else {
        result.append(token)
        continue
      }
      var name: String?
      if index < tokens.count, tokens[index].isText("(") {
        let close = tokens[index...].firstIndex { $0.isText(")") } ?? tokens.count
        name = index + 1 < close ? tokens[index + 1].text : nil
        index = min(close + 1, tokens.count)
      } else if index < tokens.count {
        name = tokens[index].text
        index += 1
      }
      let holds = token.text == "defined" && name.map(macros.isDefined) == true
      result.append(MetalToken(kind: .number, text: holds ? "1" : "0", place: token.place))
    }
    return result
  }

  /// The operators by the strength of their binding.
  private static let strengths = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "+": 8, "-": 8, "*": 9, "/": 9, "%": 9,
  ]

  private mutating func value(above strength: Int) -> Int {
    var left = operand()
    while index < tokens.count, tokens[index].kind == .sign {
      let name = tokens[index].text
      guard let own = Self.strengths[name], own > strength else { break }
      index += 1
      left = Self.value(left, name, value(above: own))
    }
    return left
  }

  private mutating func operand() -> Int {
    guard index < tokens.count else { return 0 }
    let token = tokens[index]
    index += 1
    switch token.text {
    case "!": return operand() == 0 ? 1 : 0
    case "-": return 0 &- operand()
    case "+": return operand()
    case "(":
      let value = value(above: 0)
      if index < tokens.count, tokens[index].isText(")") { index += 1 }
      return value
    default: return token.kind == .number ? Self.number(token.text) : token.text == "true" ? 1 : 0
    }
  }

  private static func number(_ text: String) -> Int {
    let digits = text.lowercased().filter { $0 != "'" }
    if digits.hasPrefix("0x") {
      return Int(digits.dropFirst(2).prefix { $0.isHexDigit }, radix: 16) ?? 0
    }
    return Int(digits.prefix { $0.isNumber }) ?? 0
  }

  private static func value(_ left: Int, _ name: String, _ right: Int) -> Int {
    func truth(_ value: Bool) -> Int { value ? 1 : 0 }
    return switch name {
    case "||": truth(left != 0 || right != 0)
    case "&&": truth(left != 0 && right != 0)
    case "|": left | right
    case "^": left ^ right
    case "&": left & right
    case "==": truth(left == right)
    case "!=": truth(left != right)
    case "<": truth(left < right)
    case ">": truth(left > right)
    case "<=": truth(left <= right)
    case ">=": truth(left >= right)
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": left.dividedReportingOverflow(by: right).partialValue
    default: right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
    }
  }
}
