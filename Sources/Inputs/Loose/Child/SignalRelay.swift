import Foundation
import ScrollworkSystem

/// A relay of signals to a child process.
package final class SignalRelay: Sendable {
  private let process = Locked<pid_t?>(nil)

  package init() {}

  /// Sends a signal to the child process; returns false if there is none yet.
  package func pass(_ number: Int32) -> Bool {
    process.withLock { process in process.map { kill($0, number) } != nil }
  }

  /// Sets the child process that receives the signals.
  func reach(_ pid: pid_t) { process.withLock { $0 = pid } }
}
