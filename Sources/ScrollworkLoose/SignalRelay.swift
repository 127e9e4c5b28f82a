import Foundation
import Synchronization

/// Passes signals on to a process, once there is one.
package final class SignalRelay: Sendable {
  private let process = Mutex<pid_t?>(nil)

  package init() {}

  /// Passes on a signal; false if there is nobody yet to pass it to.
  package func pass(_ number: Int32) -> Bool {
    process.withLock { process in process.map { kill($0, number) } != nil }
  }

  /// From now on signals go to this process.
  func reach(_ pid: pid_t) { process.withLock { $0 = pid } }
}
