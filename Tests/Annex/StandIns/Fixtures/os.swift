// At 0.
import OSLog
import SwiftUI
import os

private let logger = Logger(subsystem: "garden", category: "fern")
private let log = OSLog(subsystem: "garden", category: "moss")

extension OSLogMessage.Interpolation {
  mutating func appendInterpolation(height value: Double) {
    appendInterpolation(value, format: OSLogFloatFormatting.fixed(precision: 1))
  }
}

struct osFixture: View {
  @State private var count = 0

  var body: some View {
    Text("logged \(count)")
      .onAppear {
        let privacy: OSLogPrivacy = .public
        logger.info("fern \(3, align: OSLogStringAlignment.none, privacy: privacy)")
        let message: OSLogMessage = "moss \(height: 0.25)"
        logger.log(level: OSLogType.debug, message)
        os_log("oak %d", log: log, type: .error, 4)
        count += 3
      }
  }
}
