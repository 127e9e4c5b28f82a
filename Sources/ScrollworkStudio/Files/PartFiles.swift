import Foundation
import Synchronization

/// The files that this process is writing under hidden names.
///
/// The one thing that is known to the whole process: a process that has to end at once has nobody
/// to ask. Nothing that is drawn or written depends on it.
package enum PartFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Says that a part is about to be there.
  static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  /// Says that a part is no longer there.
  static func remove(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all parts, then ends the process with a number, without waiting for anybody.
  ///
  /// No new part can appear in between.
  package static func removeAll(andExit status: Int32) -> Never {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      _exit(status)
    }
  }
}
