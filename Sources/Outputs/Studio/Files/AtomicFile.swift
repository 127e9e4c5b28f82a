package import Foundation
import ScrollworkSystem

/// Atomic file writing: a hidden file beside the destination is written, then renamed.
package enum AtomicFile {
  private static let partSuffix = ".part"

  /// The hidden name of a file while this process writes it.
  ///
  /// It has the process's number, so that two processes never write the same hidden file.
  package static func partName(of name: String) -> String { ".\(name).\(getpid())\(partSuffix)" }

  /// The name of the file that a hidden file becomes; nil for other files.
  package static func finishedName(ofPart name: String) -> String? { parts(of: name)?.name }

  /// The number of the process that writes a hidden file; nil for other files.
  static func process(ofPart name: String) -> pid_t? {
    parts(of: name).flatMap { pid_t($0.process) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The parts of the name of a hidden file; nil for another name.
  private static func parts(of name: String) -> (name: String, process: Substring)? {
    guard name.hasPrefix("."), name.hasSuffix(partSuffix) else { return nil }
    let stem = name.dropFirst().dropLast(partSuffix.count)
    guard let dot = stem.lastIndex(of: ".") else { return nil }
    let process = stem[stem.index(after: dot)...]
    guard !process.isEmpty, process.utf8.allSatisfy(UInt8.digits.contains) else { return nil }
    return (String(stem[..<dot]), process)
  }

  /// Writes a file atomically; after an error, the previous file is unchanged.
  package static func write(_ data: Data, to url: URL) throws(StudioError) {
    let part = part(of: url)
    do throws(StudioError) {
      let file = try OpenFile(part, .new, as: url.relativePath)
      defer { file.close() }
      try file.write(data)
      try file.finish()
    } catch {
      discard(part)
      throw error
    }
    try move(part, to: url)
  }

  /// The hidden file beside a destination, for another program to write and ``move(_:to:)`` to rename.
  ///
  /// It is created empty, so that a folder that cannot be written is told before any work.
  package static func makePart(for url: URL) throws(StudioError) -> URL {
    let part = part(of: url)
    try OpenFile(part, .new, as: url.relativePath).close()
    return part
  }

  /// The hidden file of a destination: beside it, or where a confined process may write.
  private static func part(of url: URL) -> URL {
    let folder = StagedOutput(url)?.folder ?? url.deletingLastPathComponent()
    return folder.appending(path: partName(of: url.lastPathComponent))
  }

  /// Renames a finished hidden file to its destination.
  package static func move(_ part: URL, to url: URL) throws(StudioError) {
    do throws(SystemError) { try rename(part, to: url) } catch {
      discard(part)
      throw .cannotWrite(path: url.relativePath, reason: error.reason)
    }
    UnfinishedFiles.remove(part.path)
  }

  private static func rename(_ part: URL, to url: URL) throws(SystemError) {
    if let output = StagedOutput(url) { return try output.finish(part) }
    guard Foundation.rename(part.path, url.path) == 0 else { throw SystemError.last }
  }

  /// Removes a hidden file.
  package static func discard(_ part: URL) {
    unlink(part.path)
    UnfinishedFiles.remove(part.path)
  }

  /// Creates a folder and its parents, unless they exist.
  package static func makeFolder(_ url: URL) throws(StudioError) {
    try makeFolder(url, attempts: 3)
  }

  /// Creates a folder and its parents; begins again if another run, which has failed, removes a parent
  /// meanwhile.
  private static func makeFolder(_ url: URL, attempts: Int) throws(StudioError) {
    let path = url.path
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError.last
    switch error.number {
    case ENOENT where path != "/" && !path.isEmpty:
      try makeFolder(url.deletingLastPathComponent(), attempts: attempts)
      guard mkdir(path, 0o777) != 0 else { return }
      switch SystemError.last.number {
      case EEXIST: return
      case ENOENT where attempts > 1: try makeFolder(url, attempts: attempts - 1)
      default: throw .cannotWrite(path: url.relativePath, reason: SystemError.last.reason)
      }
    case EEXIST:
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        throw .cannotWrite(path: url.relativePath, reason: "a file exists where a folder is needed")
      }
    default: throw .cannotWrite(path: url.relativePath, reason: error.reason)
    }
  }

  /// The folders that ``makeFolder(_:)`` would create for a folder, innermost first.
  package static func missingFolders(of url: URL) -> [URL] {
    Array(url.enclosingFolders.prefix { access($0.path, F_OK) != 0 })
  }

  /// Removes those of some folders that are empty, innermost first.
  package static func removeEmpty(_ folders: [URL]) { folders.forEach { rmdir($0.path) } }

  /// Removes a file, if it exists.
  package static func remove(_ url: URL) throws(StudioError) {
    if unlink(url.path) != 0 {
      let error = SystemError.last
      // A read-only disk also refuses to remove what does not exist.
      var info = stat()
      guard error.number == ENOENT || lstat(url.path, &info) != 0 else {
        throw .cannotWrite(path: url.relativePath, reason: error.reason)
      }
    }
    UnfinishedFiles.remove(url.path)
  }
}

extension UInt8 {
  /// The decimal digits in ASCII.
  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
