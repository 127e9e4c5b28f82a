@_exported public import ScrollworkFoundation
import ScrollworkSystem

/// Where messages would go to.
open class BaseDestination: Hashable, @unchecked Sendable {
  /// The form of a line.
  open var format = "$DHH:mm:ss.SSS$d $C$L$c $N.$F:$l - $M"
  /// Whether messages are written later.
  open var asynchronously = true
  /// The level below which messages are left out.
  open var minLevel = SwiftyBeaver.Level.verbose
  /// The words for levels.
  open var levelString = LevelString()
  /// The signs of levels.
  open var levelColor = LevelString()

  /// The words for levels.
  public struct LevelString: Sendable {
    /// The word for a level.
    public var verbose = "VERBOSE"
    /// The word for a level.
    public var debug = "DEBUG"
    /// The word for a level.
    public var info = "INFO"
    /// The word for a level.
    public var warning = "WARNING"
    /// The word for a level.
    public var error = "ERROR"
  }

  /// Creates a base destination.
  public init() {}

  /// Takes the line of a message; the package's own destinations leave it out.
  open func send(
    _ level: SwiftyBeaver.Level, msg: String, thread: String, file: String, function: String,
    line: Int, context: Any? = nil
  ) -> String? { nil }

  /// Adds what equal destinations share.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Whether both are the same.
  public static func == (lhs: BaseDestination, rhs: BaseDestination) -> Bool { lhs === rhs }
}

/// The console, which is no part of the picture.
public class ConsoleDestination: BaseDestination, @unchecked Sendable {
  /// Whether the system's log is written.
  public var useNSLog = false
  /// Whether messages are colored.
  public var useTerminalColors = false
  /// How lines are written.
  public var logPrintWay = LogPrintWay.print

  /// The ways of writing lines.
  public enum LogPrintWay {
    case logger(subsystem: String, category: String)
    case nslog
    case print
  }
}

/// A file, which is not written.
open class FileDestination: BaseDestination, @unchecked Sendable {
  /// The log file URL of the file destination.
  public var logFileURL: URL?

  /// Creates a file destination with a log file URL.
  public init(logFileURL: URL? = nil) { self.logFileURL = logFileURL }
}

/// A log of several destinations.
open class SwiftyBeaver {
  /// The weight of messages.
  public enum Level: Int, Sendable {
    case verbose = 0
    case debug, info, warning, error, critical, fault
  }

  private static var all: [BaseDestination] {
    get { allOfProcess.wrappedValue }
    set { allOfProcess.wrappedValue = newValue }
  }
  private static let allOfProcess = ProcessValue<[BaseDestination]>(wrappedValue: [])

  /// The destinations of messages.
  public static var destinations: Set<BaseDestination> { Set(all) }
  /// Adds a destination.
  @discardableResult open class func addDestination(_ destination: BaseDestination) -> Bool {
    guard !all.contains(destination) else { return false }
    all.append(destination)
    return true
  }
  /// Removes a destination.
  @discardableResult open class func removeDestination(_ destination: BaseDestination) -> Bool {
    all.removeAll { $0 == destination }
    return true
  }
  /// Removes all destinations.
  open class func removeAllDestinations() { all = [] }

  /// Passes a message to the destinations.
  open class func custom(
    level: Level, message: @autoclosure () -> Any, file: String = #file,
    function: String = #function, line: Int = #line, context: Any? = nil
  ) {
    for destination in all where level.rawValue >= destination.minLevel.rawValue {
      _ = destination.send(
        level, msg: "\(message())", thread: "", file: file, function: function, line: line,
        context: context)
    }
  }

  /// Passes a message of the level `verbose` to the destinations.
  open class func verbose(
    _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
    line: Int = #line, context: Any? = nil
  ) {
    custom(
      level: .verbose, message: message(), file: file, function: function, line: line,
      context: context)
  }

  /// Passes a message of the level `debug` to the destinations.
  open class func debug(
    _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
    line: Int = #line, context: Any? = nil
  ) {
    custom(
      level: .debug, message: message(), file: file, function: function, line: line,
      context: context)
  }

  /// Passes a message of the level `info` to the destinations.
  open class func info(
    _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
    line: Int = #line, context: Any? = nil
  ) {
    custom(
      level: .info, message: message(), file: file, function: function, line: line,
      context: context)
  }

  /// Passes a message of the level `warning` to the destinations.
  open class func warning(
    _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
    line: Int = #line, context: Any? = nil
  ) {
    custom(
      level: .warning, message: message(), file: file, function: function, line: line,
      context: context)
  }

  /// Passes a message of the level `error` to the destinations.
  open class func error(
    _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
    line: Int = #line, context: Any? = nil
  ) {
    custom(
      level: .error, message: message(), file: file, function: function, line: line,
      context: context)
  }
}
