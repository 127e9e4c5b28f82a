package import Foundation

/// A temporary folder for a library that is being built.
package struct StagingFolder<Kind: CompiledKind>: Sendable {
  /// The folder.
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// The beginning of the name of a temporary folder.
  package static var prefix: String { "making-" }

  /// The age after which a folder counts as abandoned, in seconds.
  ///
  /// - Source: chosen; no compilation takes a day.
  package static var lifetime: Double { 86400 }

  /// Writes a new file and returns its path; an existing file or link is an error.
  package func write(_ text: String, to name: String) throws(Kind.Failure) -> String {
    let path = folder.appending(path: name).path
    try write(text, at: path)
    return path
  }

  /// Writes a new file at a path in the folder, with the folders that lead to it.
  package func write(_ text: String, at path: String) throws(Kind.Failure) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    } catch {
      throw Kind.cannotWrite(path: path, reason: error.systemReason)
    }
  }

  /// Writes a file anew and returns its path.
  package func rewrite(_ text: String, to name: String) throws(Kind.Failure) -> String {
    try? FileManager.default.removeItem(at: folder.appending(path: name))
    return try write(text, to: name)
  }

  /// Removes the folder, unless it has been moved into the cache.
  package func remove() { try? FileManager.default.removeItem(at: folder) }
}

extension Error {
  /// The system's reason of an error, with a lowercase first letter.
  package var systemReason: String {
    let isOfFoundation =
      self is any CustomNSError || self is any LocalizedError || type(of: self) is NSError.Type
    let text = isOfFoundation ? (self as NSError).localizedDescription : "\(self)"
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
