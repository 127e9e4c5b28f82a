package import Foundation

/// A file that is read whole.
///
/// Only files, and pipes that have a writer, are read: a folder or a device has no end that a reader
/// could wait for.
package enum InputFile {
  /// The contents of a file.
  package static func contents(of path: String) throws(InputError) -> Data {
    // Opening a pipe that nothing writes to would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(SystemError.last) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw InputError(SystemError.last) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return try all(of: descriptor, count: Int(info.st_size))
    case S_IFIFO:
      _ = fcntl(descriptor, F_SETFL, 0)
      let data = try all(of: descriptor, count: 0)
      guard !data.isEmpty else { throw InputError(reason: "it is a pipe that nothing writes to") }
      return data
    case S_IFDIR: throw InputError(reason: "it is a folder")
    default: throw InputError(reason: "it is a device, not a file")
    }
  }

  /// Whether a path leads to a file.
  package static func isFile(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes up to the end; `count` is the expected number.
  private static func all(of descriptor: Int32, count: Int) throws(InputError) -> Data {
    var data = Data(capacity: count)
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let length = read(descriptor, &part, part.count)
      if length > 0 {
        data.append(contentsOf: part[..<length])
      } else if length == 0 {
        return data
      } else if SystemError.last.number != EINTR {
        throw InputError(SystemError.last)
      }
    }
  }
}

/// The reason why a file cannot be read.
package struct InputError: Error, Hashable {
  /// Whether there is no such file.
  package let isMissing: Bool
  /// The reason, in lowercase.
  package let reason: String

  init(reason: String) { (isMissing, self.reason) = (false, reason) }

  init(_ error: SystemError) {
    isMissing = error.number == ENOENT || error.number == ENOTDIR
    reason = error.reason
  }
}
