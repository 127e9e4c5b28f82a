// At 0, 0.5.
import SwiftUI
import SwiftyBeaver

let log = SwiftyBeaver.self

final class Memory: BaseDestination {
  var lines: [String] = []

  override func send(
    _ level: SwiftyBeaver.Level, msg: String, thread: String, file: String, function: String,
    line: Int, context: Any? = nil
  ) -> String? {
    lines.append("\(level.rawValue) \(msg)")
    return nil
  }
}

final class Logger: ObservableObject {
  @Published var lines: [String] = []

  func run() {
    let (console, file, memory) = (ConsoleDestination(), FileDestination(), Memory())
    console.format = "$L $M"
    let texts: BaseDestination.LevelString = console.levelString
    console.levelString.info = texts.warning + " NOTE"
    console.logPrintWay = ConsoleDestination.LogPrintWay.print
    memory.minLevel = .info
    for destination in [console, file, memory] { log.addDestination(destination) }
    log.verbose("fine")
    log.info("started")
    log.error("failed")
    lines = memory.lines + ["\(log.destinations.count) destinations"]
  }
}

struct SwiftyBeaverFixture: View {
  @StateObject private var logger = Logger()

  var body: some View {
    VStack { ForEach(logger.lines, id: \.self) { Text($0) } }.onAppear { logger.run() }
  }
}
