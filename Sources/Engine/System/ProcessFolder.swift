package import Foundation

/// A private folder that goes with the process that made it.
///
/// The process holds a lock on it, which the system releases however the process ends. So the next process
/// removes the folders that killed ones have left, also those of other containers that share a disk.
package final class ProcessFolder: Sendable {
  package let url: URL
  private let lock: Int32

  /// The age from which a folder without a lock counts as left, in seconds: its process locks it after
  /// making it.
  ///
  /// - Source: chosen; a process takes less than a second.
  private static let leastAge = 60.0

  /// Makes a folder in another one, whose name begins with the name of its kind, and removes those of its
  /// kind that were left.
  ///
  /// A folder that cannot be made has a path where nothing can be written.
  package init(_ kind: String, in parent: URL) {
    var template = Array(parent.appending(path: "\(kind)-XXXXXX").path.utf8CString)
    let path = mkdtemp(&template).map { String(cString: $0) }
    url =
      path.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? parent.appending(path: "\(kind)-none")
    lock = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var info = stat()
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, fstat(lock, &info) == 0 else { return }
    Self.removeLeft(kind, in: parent, at: Double(info.modified.tv_sec))
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Removes the folder with all in it.
  package func remove() { try? FileManager.default.removeItem(at: url) }

  /// Removes the folders of a kind whose processes are gone, at a time in seconds since 1970.
  private static func removeLeft(_ kind: String, in parent: URL, at now: Double) {
    for entry in FolderEntries.sorted(in: parent.path)
    where entry.isFolder && entry.name.hasPrefix("\(kind)-") {
      let path = parent.appending(path: entry.name).path
      // A link is not opened, so that nothing beyond it is removed.
      let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard folder >= 0 else { continue }
      defer { close(folder) }
      var info = stat()
      guard fstat(folder, &info) == 0, info.st_uid == geteuid(),
        now - Double(info.modified.tv_sec) > leastAge,
        flock(folder, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
