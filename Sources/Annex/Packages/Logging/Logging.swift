// The module behind `import Logging`: nothing is written, as logs are no part of the picture;
// handlers of an app's own are called.

@_exported public import ScrollworkFoundation
import ScrollworkSystem

/// The system that makes the handlers of loggers.
public enum LoggingSystem {
  /// The factory of handlers.
  static var factory: (String) -> any LogHandler {
    get { factoryOfProcess.wrappedValue }
    set { factoryOfProcess.wrappedValue = newValue }
  }
  private static let factoryOfProcess = ProcessValue<(String) -> any LogHandler>(
    wrappedValue: { StreamLogHandler($0) })

  /// Sets how handlers are made.
  public static func bootstrap(_ factory: @escaping (String) -> any LogHandler) {
    self.factory = factory
  }
}

/// A writer of messages.
public protocol LogHandler: Sendable {
  /// The values of all messages.
  var metadata: Logger.Metadata { get set }
  /// The level below which messages are left out.
  var logLevel: Logger.Level { get set }
  /// A value of all messages.
  subscript(metadataKey key: String) -> Logger.Metadata.Value? { get set }
  /// Writes a message.
  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt)
}

/// A handler that would write to the standard streams, and writes nothing.
public struct StreamLogHandler: LogHandler {
  /// The values of all messages.
  public var metadata: Logger.Metadata = [:]
  /// The level below which messages are left out.
  public var logLevel = Logger.Level.info

  init(_ label: String) {}

  /// A handler for the output.
  public static func standardOutput(label: String) -> StreamLogHandler { StreamLogHandler(label) }
  /// A handler for errors.
  public static func standardError(label: String) -> StreamLogHandler { StreamLogHandler(label) }

  /// A value of all messages.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Leaves a message out.
  public func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt
  ) {}
}

/// A logger of a part of a program.
public struct Logger: Sendable {
  /// The weight of messages.
  public enum Level: String, Codable, CaseIterable, Comparable, Sendable {
    case trace, debug, info, notice, warning, error, critical

    /// Whether a level weighs less.
    public static func < (lhs: Level, rhs: Level) -> Bool {
      let order = allCases
      return (order.firstIndex(of: lhs) ?? 0) < (order.firstIndex(of: rhs) ?? 0)
    }
  }

  /// The message of an entry.
  public struct Message: ExpressibleByStringInterpolation, CustomStringConvertible, Equatable,
    Sendable
  {
    /// The description of the message.
    public let description: String
    /// A message of a text.
    public init(stringLiteral value: String) { description = value }
  }

  /// Values of a message by their names.
  public typealias Metadata = [String: MetadataValue]

  /// A value of a message.
  public enum MetadataValue: ExpressibleByStringInterpolation, CustomStringConvertible, Equatable,
    Sendable
  {
    case string(String)
    case array([MetadataValue])
    case dictionary(Metadata)

    /// A value of a text.
    public init(stringLiteral value: String) { self = .string(value) }

    /// The text, or the texts of the values.
    public var description: String {
      switch self {
      case .string(let text): text
      case .array(let values): values.map(\.description).description
      case .dictionary(let values): values.mapValues(\.description).description
      }
    }
  }

  /// The label of the logger.
  public let label: String
  private var handler: any LogHandler

  /// A logger of a name.
  public init(label: String) { (self.label, handler) = (label, LoggingSystem.factory(label)) }

  /// A logger of a name with a handler of its own.
  public init(label: String, factory: (String) -> any LogHandler) {
    (self.label, handler) = (label, factory(label))
  }

  /// The level below which messages are left out.
  public var logLevel: Level {
    get { handler.logLevel }
    set { handler.logLevel = newValue }
  }

  /// A value of all messages.
  public subscript(metadataKey key: String) -> Metadata.Value? {
    get { handler[metadataKey: key] }
    set { handler[metadataKey: key] = newValue }
  }

  /// Passes a message to the handler.
  public func log(
    level: Level, _ message: @autoclosure () -> Message,
    metadata: @autoclosure () -> Metadata? = nil, source: @autoclosure () -> String? = nil,
    file: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    guard level >= logLevel else { return }
    handler.log(
      level: level, message: message(), metadata: metadata(), source: source() ?? "", file: file,
      function: function, line: line)
  }

  /// Passes a message of the level `trace` to the handler.
  public func trace(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    log(
      level: .trace, message(), metadata: metadata(), source: source(), file: file,
      function: function, line: line)
  }

  /// Passes a message of the level `debug` to the handler.
  public func debug(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    log(
      level: .debug, message(), metadata: metadata(), source: source(), file: file,
      function: function, line: line)
  }

  /// Passes a message of the level `info` to the handler.
  public func info(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    log(
      level: .info, message(), metadata: metadata(), source: source(), file: file,
      function: function, line: line)
  }

  /// Passes a message of the level `notice` to the handler.
  public func notice(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    log(
      level: .notice, message(), metadata: metadata(), source: source(), file: file,
      function: function, line: line)
  }

  /// Passes a message of the level `warning` to the handler.
  public func warning(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    log(
      level: .warning, message(), metadata: metadata(), source: source(), file: file,
      function: function, line: line)
  }

  /// Passes a message of the level `error` to the handler.
  public func error(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    log(
      level: .error, message(), metadata: metadata(), source: source(), file: file,
      function: function, line: line)
  }

  /// Passes a message of the level `critical` to the handler.
  public func critical(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil,
    source: @autoclosure () -> String? = nil, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    log(
      level: .critical, message(), metadata: metadata(), source: source(), file: file,
      function: function, line: line)
  }
}
