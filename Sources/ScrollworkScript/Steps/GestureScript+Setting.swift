extension GestureScript {
  /// A value that a script gives to the state of a scene.
  public enum Setting: Hashable, Sendable {
    /// A number, whole or not.
    case number(Double)
    /// A text.
    case text(String)
    /// On or off.
    case truth(Bool)
  }
}

extension GestureScript.Setting: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// On or off.
  public init(booleanLiteral value: Bool) { self = .truth(value) }
}

extension GestureScript.Setting: CustomStringConvertible {
  /// As a script spells it.
  public var description: String {
    switch self {
    case .number(let value): ScriptWords.number(value)
    case .text(let text): ScriptWords.quoted(text)
    case .truth(let value): value ? "on" : "off"
    }
  }
}
