package import Foundation
import ScrollworkSystem

/// A file that is open for writing.
package final class OpenFile {
  /// The treatment of an existing file.
  package enum Mode {
    /// Replaces it, so that no link is followed; used for hidden files that are renamed later.
    case new
    /// Appends to it.
    case append
    /// Overwrites it from its beginning.
    case over
  }

  private let path: String
  private var descriptor: Int32

  /// Opens a file, which errors call `path`; nil is its own path.
  package init(_ url: URL, _ mode: Mode, as path: String? = nil) throws(StudioError) {
    self.path = path ?? url.relativePath
    let own =
      switch mode {
      case .new: O_EXCL
      case .append: O_APPEND
      case .over: Int32(0)
      }
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | own
    if mode == .new { UnfinishedFiles.add(url.path) }
    descriptor = open(url.path, flags, 0o666)
    if descriptor < 0, SystemError.last.number == EEXIST, unlink(url.path) == 0 {
      descriptor = open(url.path, flags, 0o666)
    }
    guard descriptor >= 0 else {
      throw .cannotWrite(path: self.path, reason: SystemError.last.reason)
    }
  }

  deinit { close() }

  /// Writes bytes after those written before.
  package func write(_ data: some ContiguousBytes) throws(StudioError) {
    do throws(SystemError) { try Descriptor.write(data, to: descriptor) } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  /// Continues writing at an offset, in bytes.
  package func seek(to offset: Int) throws(StudioError) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else {
      throw .cannotWrite(path: path, reason: SystemError.last.reason)
    }
  }

  /// Closes a finished file; file systems over a network tell here that bytes could not be written.
  package func finish() throws(StudioError) {
    guard descriptor >= 0 else { return }
    let result = Foundation.close(descriptor)
    descriptor = -1
    // An interrupted call has closed the file.
    if result != 0, SystemError.last.number != EINTR {
      throw .cannotWrite(path: path, reason: SystemError.last.reason)
    }
  }

  /// Closes the file, whatever became of it; further calls do nothing.
  package func close() { try? finish() }
}
