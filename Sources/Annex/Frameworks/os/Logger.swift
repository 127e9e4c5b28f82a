// The unified log is not a part of the picture: nothing is printed.

/// A writer of messages to the unified log, which is not kept.
public struct Logger: Sendable {
  /// Creates a logger of a part of a program.
  public init(subsystem: String, category: String) {}

  /// Creates a logger with default values.
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
