package import Foundation

/// Atomic file writing: a hidden file beside the destination is written, then renamed.
package enum AtomicFile {
  /// The hidden name of a file while it is written.
  package static func partName(of name: String) -> String { ".\(name).part" }

  /// Writes a file atomically; after an error, the previous file is unchanged.
  package static func write(_ data: Data, to url: URL) throws(StudioError) {
    let part = url.deletingLastPathComponent().appending(path: partName(of: url.lastPathComponent))
    do throws(StudioError) {
      let file = try OpenFile(part, .new)
      defer { file.close() }
      try file.write(data)
    } catch {
      discard(part)
      throw error
    }
    try move(part, to: url)
  }

  /// Renames a finished hidden file to its destination.
  package static func move(_ part: URL, to url: URL) throws(StudioError) {
    guard rename(part.path, url.path) != 0 else { return UnfinishedFiles.remove(part.path) }
    let reason = OpenFile.lastReason
    discard(part)
    throw .cannotWrite(path: url.relativePath, reason: reason)
  }

  private static func discard(_ part: URL) {
    unlink(part.path)
    UnfinishedFiles.remove(part.path)
  }

  /// Creates a folder and its parents, unless they exist.
  package static func makeFolder(_ url: URL) throws(StudioError) {
    let path = url.path
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case ENOENT where path != "/" && !path.isEmpty:
      try makeFolder(url.deletingLastPathComponent())
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
        throw .cannotWrite(path: url.relativePath, reason: OpenFile.lastReason)
      }
    case EEXIST:
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        throw .cannotWrite(path: url.relativePath, reason: "a file exists where a folder is needed")
      }
    default: throw .cannotWrite(path: url.relativePath, reason: OpenFile.lastReason)
    }
  }

  /// Removes a file, if it exists.
  package static func remove(_ url: URL) throws(StudioError) {
    guard unlink(url.path) == 0 || errno == ENOENT else {
      throw .cannotWrite(path: url.relativePath, reason: OpenFile.lastReason)
    }
    UnfinishedFiles.remove(url.path)
  }
}

/// A file that is open for writing.
final class OpenFile {
  /// The treatment of an existing file.
  enum Mode {
    /// Truncates it; used for hidden files that are renamed later.
    case new
    /// Appends to it.
    case append
  }

  private let path: String
  private var descriptor: Int32

  init(_ url: URL, _ mode: Mode) throws(StudioError) {
    path = url.relativePath
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (mode == .new ? O_TRUNC : O_APPEND)
    if mode == .new { UnfinishedFiles.add(url.path) }
    descriptor = open(url.path, flags, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: Self.lastReason) }
  }

  deinit { close() }

  /// Appends bytes.
  func write(_ data: some ContiguousBytes) throws(StudioError) {
    let written = data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard written else { throw .cannotWrite(path: path, reason: Self.lastReason) }
  }

  /// Closes the file; further calls do nothing.
  func close() {
    guard descriptor >= 0 else { return }
    _ = Foundation.close(descriptor)
    descriptor = -1
  }

  /// The system's message for the last failed call, with a lowercase first letter.
  static var lastReason: String {
    let reason = String(cString: strerror(errno))
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }
}
