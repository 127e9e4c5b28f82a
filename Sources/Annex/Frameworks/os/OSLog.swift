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
  /// Messages of the default level.
  case `default`
  /// Messages of information.
  case info
  /// Messages for debugging.
  case debug
  /// Messages of errors.
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
