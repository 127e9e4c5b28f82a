// At 0.
import Logging
import SwiftUI

/// A handler that keeps its messages.
private struct Recorder: LogHandler {
  final class Lines { var lines: [String] = [] }

  let label: String
  let kept: Lines
  var metadata: Logging.Logger.Metadata = [:]
  var logLevel = Logging.Logger.Level.info

  subscript(metadataKey key: String) -> Logging.Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(
    level: Logging.Logger.Level, message: Logging.Logger.Message,
    metadata: Logging.Logger.Metadata?, source: String,
    file: String, function: String, line: UInt
  ) {
    let all = self.metadata.merging(metadata ?? [:]) { $1 }
    let values = all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    kept.lines.append("\(label) \(level): \(message) \(values.joined(separator: " "))")
  }
}

struct LoggingFixture: View {
  private var lines: [String] {
    let kept = Recorder.Lines()
    LoggingSystem.bootstrap { Recorder(label: $0, kept: kept) }
    var logger = Logging.Logger(label: "app")
    logger.debug("hidden")
    logger.info("shown \(1)", metadata: ["b": "2"])
    logger.logLevel = .debug
    logger[metadataKey: "a"] = Logging.Logger.MetadataValue.string("1")
    logger.debug("seen")
    var plain = Logging.Logger(label: "plain") { StreamLogHandler.standardError(label: $0) }
    plain.logLevel = .critical
    plain.error("hidden")
    return kept.lines + ["\(plain.logLevel) \(Logging.Logger.Level.trace < .error)"]
  }

  var body: some View { VStack { ForEach(lines, id: \.self) { Text($0) } } }
}
