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
  /// As its type says.
  case auto
  /// By everybody.
  case `public`
  /// By the developer.
  case `private`
  /// Redacted for all readers.
  case sensitive
}

/// How a text is aligned in the log.
public enum OSLogStringAlignment: Sendable {
  /// Not at all.
  case none
}

/// How a number is written in the log.
public enum OSLogFloatFormatting: Sendable {
  /// With decimals.
  case fixed
  /// With an exponent.
  case exponential

  /// With some decimals.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { .fixed }
}
