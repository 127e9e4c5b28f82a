import Foundation
import ScrollworkSystem

/// The hidden files that this process is writing.
///
/// This is the only process-wide state, because a process that exits at once has no other access to
/// them. No output depends on it.
package enum UnfinishedFiles {
  private static let paths = Locked<Set<String>>([])

  /// Registers a file before it is created.
  package static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  /// Unregisters a file after it is renamed or removed.
  static func remove(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all registered files, then exits the process at once.
  ///
  /// No file can be registered in between. `end` is called before the exit.
  package static func removeAll(andExit status: Int32, after end: () -> Void = {}) -> Never {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      end()
      _exit(status)
    }
  }
}
