import ScrollworkLogging
import Testing

private final class Kept: @unchecked Sendable { var lines: [String] = [] }

private struct KeepingHandler: LogHandler {
  let kept: Kept
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt
  ) { kept.lines.append("\(level) \(message)") }
}

@Suite struct `Logging` {
  @Test func `passes messages to handlers`() {
    let kept = Kept()
    let logger = Logger(label: "app") { _ in KeepingHandler(kept: kept) }
    logger.debug("left out")
    logger.info("value \(7)")
    #expect(kept.lines == ["info value 7"])
  }
}
