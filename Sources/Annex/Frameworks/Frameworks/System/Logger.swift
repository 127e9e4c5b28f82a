// The unified log is not a part of the picture: nothing is printed.

/// A writer of messages to the unified log, which is not kept.
public struct Logger: Sendable {
  /// Creates a logger of a part of a program.
  public init(subsystem: String, category: String) {}

  /// Creates a logger.
  public init() {}

  /// Creates a logger of a log.
  public init(_ logObj: OSLog) {}

  /// Leaves a message out.
  public func log(_ message: OSLogMessage) {}
  /// Leaves a message out.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Leaves a message out.
  public func trace(_ message: OSLogMessage) {}
  /// Leaves a message out.
  public func debug(_ message: OSLogMessage) {}
  /// Leaves a message out.
  public func info(_ message: OSLogMessage) {}
  /// Leaves a message out.
  public func notice(_ message: OSLogMessage) {}
  /// Leaves a message out.
  public func warning(_ message: OSLogMessage) {}
  /// Leaves a message out.
  public func error(_ message: OSLogMessage) {}
  /// Leaves a message out.
  public func critical(_ message: OSLogMessage) {}
  /// Leaves a message out.
  public func fault(_ message: OSLogMessage) {}
}

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

/// A part of the unified log.
public final class OSLog: Sendable {
  /// The log of all.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that is off.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log of a part of a program.
  public init(subsystem: String, category: String) {}
}

/// The weight of a message.
public enum OSLogType: UInt8, Sendable {
  /// Of everyday.
  case `default`
  /// Of use.
  case info
  /// For the developer.
  case debug
  /// Of a mistake.
  case error
  /// Of a mistake of the program.
  case fault
}

/// Leaves a message out.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any?...
) {}

/// Leaves a message out.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any?...
) {}
