/// A message to the unified log.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// Takes a text.
  public init(stringLiteral value: String) {}

  /// Takes a text with values.
  public init(stringInterpolation: Interpolation) {}

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Leaves a text out.
    public mutating func appendLiteral(_ literal: String) {}

    /// Leaves a value out.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}

    /// Leaves a value out.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// Whether a value may be read in the log.
public enum OSLogPrivacy: Sendable {
  /// The privacy of the value's type.
  case auto
  /// The value is readable in the log.
  case `public`
  /// The value is redacted in the log.
  case `private`
  /// Redacted for all readers.
  case sensitive
}

/// How a text is aligned in the log.
public enum OSLogStringAlignment: Sendable {
  /// No alignment.
  case none
}

/// How a number is written in the log.
public enum OSLogFloatFormatting: Sendable {
  /// A fixed number of decimals.
  case fixed
  /// Scientific notation.
  case exponential

  /// A fixed number of decimals.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { .fixed }
}
