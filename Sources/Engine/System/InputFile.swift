package import Foundation

/// A file that is read whole.
///
/// Only files, and pipes that have a writer, are read: a folder or a device has no end that a reader
/// could wait for.
package enum InputFile {
  /// The most bytes of a file that are read.
  ///
  /// - Source: chosen; far above any font, picture or recording.
  package static let largest = 1 << 28

  /// The most bytes of a text that are read.
  ///
  /// - Source: chosen; a project of Xcode with 200,000 references has 40 MB.
  package static let largestText = 1 << 26

  /// The contents of a file of at most `limit` bytes; of a longer file nothing is read.
  package static func contents(
    of path: String, atMost limit: Int = largest
  ) throws(InputError) -> Data {
    let (descriptor, count) = try open(path)
    defer { close(descriptor) }
    if let count, count > limit { throw InputError(reason: tooLarge(count, limit)) }
    let data = try all(of: descriptor, count: count ?? 0, atMost: limit)
    guard count != nil || !data.isEmpty else {
      throw InputError(reason: "it is a pipe that nothing writes to")
    }
    return data
  }

  /// The first bytes of a file, as many as there are up to `count`.
  package static func start(of path: String, count: Int) throws(InputError) -> Data {
    let descriptor = try open(path).descriptor
    defer { close(descriptor) }
    var part = [UInt8](repeating: 0, count: count)
    return Data(part[..<(try read(descriptor, into: &part))])
  }

  /// The contents of a file for a look at its parts, which are read when they are looked at.
  package static func mapped(
    _ path: String, atMost limit: Int = .max
  ) throws(InputError) -> Data {
    let (descriptor, count) = try open(path)
    close(descriptor)
    guard let count else { throw InputError(reason: "it is a pipe, not a file") }
    guard count <= limit else { throw InputError(reason: tooLarge(count, limit)) }
    do { return try Data(contentsOf: URL(filePath: path), options: .alwaysMapped) } catch {
      throw InputError(reason: "it cannot be read")
    }
  }

  /// The reason why a file of `count` bytes is not read.
  private static func tooLarge(_ count: Int, _ limit: Int) -> String {
    "it has \(count >> 20) MB, expected at most \(limit >> 20) MB"
  }

  /// Opens a file or a pipe for reading.
  ///
  /// - Returns: Its descriptor, which the caller closes, and the length of a file; nil for a pipe.
  /// - Throws: An ``InputError`` for what has no end, too.
  static func open(_ path: String) throws(InputError) -> (descriptor: Int32, count: Int?) {
    // Opening a pipe that nothing writes to would wait for a writer.
    let descriptor = Foundation.open(
      SpelledPath.existing(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(SystemError.last) }
    var info = stat()
    let error: InputError
    if fstat(descriptor, &info) == 0 {
      switch info.st_mode & S_IFMT {
      case S_IFREG: return (descriptor, Int(info.st_size))
      case S_IFIFO:
        _ = fcntl(descriptor, F_SETFL, 0)
        return (descriptor, nil)
      case S_IFDIR: error = InputError(reason: "it is a folder")
      default: error = InputError(reason: "it is a device, not a file")
      }
    } else {
      error = InputError(SystemError.last)
    }
    close(descriptor)
    throw error
  }

  /// Whether a path leads to a file.
  package static func isFile(_ path: String) -> Bool {
    var info = stat()
    return stat(SpelledPath.existing(path), &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(SpelledPath.existing(path), &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path leads to anything.
  package static func exists(_ path: String) -> Bool {
    access(SpelledPath.existing(path), F_OK) == 0
  }

  /// The bytes up to the end; `count` is the expected number.
  private static func all(
    of descriptor: Int32, count: Int, atMost limit: Int
  ) throws(InputError) -> Data {
    var data = Data(capacity: count)
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let length = try read(descriptor, into: &part)
      guard length > 0 else { return data }
      data.append(contentsOf: part[..<length])
      guard data.count <= limit else {
        throw InputError(reason: "it has no end within \(limit >> 20) MB")
      }
    }
  }

  /// Reads up to as many bytes as `part` has; returns their number, 0 at the end.
  static func read(_ descriptor: Int32, into part: inout [UInt8]) throws(InputError) -> Int {
    while true {
      let length = Foundation.read(descriptor, &part, part.count)
      if length >= 0 { return length }
      if SystemError.last.number != EINTR { throw InputError(SystemError.last) }
    }
  }
}

/// The reason why a file cannot be read.
package struct InputError: Error, Hashable, CustomStringConvertible {
  /// Whether there is no such file.
  package let isMissing: Bool
  /// The reason, in lowercase.
  package let reason: String

  /// The reason.
  package var description: String { reason }

  init(reason: String) { (isMissing, self.reason) = (false, reason) }

  init(_ error: SystemError) {
    isMissing = error.number == ENOENT || error.number == ENOTDIR
    reason = error.reason
  }
}
