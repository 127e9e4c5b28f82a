import Foundation
import ScrollworkSystem

/// A watch of a child process that code may stop, such as by `raise(SIGSTOP)`: a process that stands still
/// passes no limit of its own.
final class StoppedChild: Sendable {
  /// How long a process may stand still, in seconds.
  ///
  /// - Source: chosen; above a short stop by Ctrl-Z, below the time limit of a still.
  private static let limit = 10

  private let task = Locked<Task<Void, Never>?>(nil)
  private let isOver = Locked(false)

  /// Whether the process stood still, and was ended.
  var hasEnded: Bool { isOver.withLock { $0 } }

  /// Begins to watch a process.
  func begin(_ process: pid_t) {
    let watching = Task.detached { [weak self] in
      var stopped = 0
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        stopped = Self.isStopped(process) ? stopped + 1 : 0
        guard stopped >= Self.limit else { continue }
        self?.isOver.withLock { $0 = true }
        kill(process, SIGKILL)
      }
    }
    task.withLock { $0 = watching }
  }

  /// Ends the watch.
  func end() { task.withLock { $0?.cancel() } }

  /// Whether a signal has stopped a process.
  ///
  /// - Source: documented, proc_pid_stat(5): the state follows the name in parentheses.
  private static func isStopped(_ process: pid_t) -> Bool {
    let data = try? InputFile.contents(of: "/proc/\(process)/stat")
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return false }
    return text[end...].dropFirst(2).first == "T"
  }
}
