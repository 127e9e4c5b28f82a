package import Foundation

/// Files that appear whole or not at all: written beside their place under a hidden name, then
/// renamed.
package enum WholeFile {
  /// The hidden name under which a file is written until it is whole.
  package static func partName(of name: String) -> String { ".\(name).part" }

  /// Writes a file whole; when that fails nothing is left of it, and what stood there stays.
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

  /// Puts a finished part in its place.
  package static func move(_ part: URL, to url: URL) throws(StudioError) {
    guard rename(part.path, url.path) != 0 else { return PartFiles.remove(part.path) }
    let reason = OpenFile.lastReason
    discard(part)
    throw .cannotWrite(path: url.relativePath, reason: reason)
  }

  private static func discard(_ part: URL) {
    unlink(part.path)
    PartFiles.remove(part.path)
  }

  /// Makes a folder and those it is in, unless they are there.
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
        throw .cannotWrite(path: url.relativePath, reason: "a file stands where a folder is needed")
      }
    default: throw .cannotWrite(path: url.relativePath, reason: OpenFile.lastReason)
    }
  }

  /// Removes a file; its absence is fine.
  package static func remove(_ url: URL) throws(StudioError) {
    guard unlink(url.path) == 0 || errno == ENOENT else {
      throw .cannotWrite(path: url.relativePath, reason: OpenFile.lastReason)
    }
    PartFiles.remove(url.path)
  }
}

/// A file that is being written, piece by piece.
final class OpenFile {
  /// What to do with a file that is already there.
  enum Mode {
    /// Empties it; it is a part, to be moved to its place when it is whole.
    case new
    /// Goes on at its end.
    case append
  }

  private let path: String
  private var descriptor: Int32

  init(_ url: URL, _ mode: Mode) throws(StudioError) {
    path = url.relativePath
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (mode == .new ? O_TRUNC : O_APPEND)
    if mode == .new { PartFiles.add(url.path) }
    descriptor = open(url.path, flags, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: Self.lastReason) }
  }

  deinit { close() }

  /// Adds bytes at the end.
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

  /// Lets go of the file; a second time does nothing.
  func close() {
    guard descriptor >= 0 else { return }
    _ = Foundation.close(descriptor)
    descriptor = -1
  }

  /// What the last failed call of the system says, as words begin in a sentence.
  static var lastReason: String {
    let reason = String(cString: strerror(errno))
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }
}
