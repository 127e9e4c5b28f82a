extension GestureScript {
  /// A value that a script writes to, or compares with, state of a scene.
  public enum Setting: Hashable, Sendable {
    /// A number, whole or not.
    case number(Double)
    /// A string.
    case text(String)
    /// A Boolean, `on` or `off`.
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

  /// A string.
  public init(stringLiteral value: String) { self = .text(value) }

  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .truth(value) }
}

extension GestureScript.Setting: CustomStringConvertible {
  /// The value as script files spell it.
  public var description: String {
    switch self {
    case .number(let value): ScriptSpelling.number(value)
    case .text(let text): ScriptSpelling.quoted(text)
    case .truth(let value): value ? "on" : "off"
    }
  }
}
