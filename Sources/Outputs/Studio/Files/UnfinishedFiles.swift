import Foundation
import ScrollworkSystem

/// The hidden files that this process is writing, and the hidden folders of files that confined processes
/// write for it.
///
/// This is the only process-wide state, because a process that exits at once has no other access to
/// them. No output depends on it.
package enum UnfinishedFiles {
  private static let files = Locked(Files())

  /// Registers a file before it is created, and removes those that processes which are gone have left
  /// of the same destination.
  package static func add(_ path: String) {
    files.withLock { files in
      files.paths.insert(path)
      let url = URL(filePath: path)
      let folder = url.deletingLastPathComponent().path
      // A folder is listed once: a reel has thousands of files.
      var left = files.left[folder] ?? names(leftIn: folder)
      let finished = AtomicFile.finishedName(ofPart: url.lastPathComponent)
      for name in finished.flatMap({ left.removeValue(forKey: $0) }) ?? [] {
        delete(folder + "/" + name)
      }
      files.left[folder] = left
    }
  }

  /// The names of the hidden files in a folder whose processes are gone, by the names of the finished
  /// files.
  private static func names(leftIn folder: String) -> [String: [String]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let left = names.filter { name in
      AtomicFile.process(ofPart: name).map { kill($0, 0) != 0 && SystemError.last.number == ESRCH }
        ?? false
    }
    return Dictionary(grouping: left) { AtomicFile.finishedName(ofPart: $0) ?? "" }
  }

  /// Unregisters a file after it is renamed or removed.
  static func remove(_ path: String) { files.withLock { _ = $0.paths.remove(path) } }

  /// Removes all registered files, then exits the process at once.
  ///
  /// No file can be registered in between. `end` is called before the exit.
  package static func removeAll(andExit status: Int32, after end: () -> Void = {}) -> Never {
    files.withLock { files in
      for path in files.paths { delete(path) }
      end()
      _exit(status)
    }
  }

  /// Removes a hidden file, or the hidden folder of a file that a confined process makes.
  private static func delete(_ path: String) {
    if unlink(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// The paths of the files, and what killed processes left in the folders that were written to.
private struct Files {
  var paths: Set<String> = []
  /// The names of left files, by the folder and by the name of the file that was to be written.
  var left: [String: [String: [String]]] = [:]
}
