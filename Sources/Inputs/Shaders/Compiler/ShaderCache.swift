import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The cache of compiled Metal files, each in a folder named by a hash of all that it is made of.
///
/// A folder is built under a temporary name, sealed with the size and hash of its library, and then
/// renamed, so that several processes may work at once. A folder that is damaged later counts as
/// absent and is replaced.
struct ShaderCache: Sendable {
  /// The root folder of the cache.
  let root: URL

  /// The file names in a folder: of the library, and of its size and hash.
  static let (libraryName, recordName) = ("shaders.so", "shaders.sha256")

  /// The beginning of the name of a temporary folder.
  private static let stagingPrefix = "making-"

  /// The age after which a temporary folder counts as abandoned, in seconds.
  ///
  /// - Source: chosen; no compilation takes a day.
  private static let stagingLifetime = 86400.0

  /// The maximum number of cached libraries.
  ///
  /// - Source: chosen; some ten kilobytes each, and more than a project has files.
  private static let limit = 500

  /// The intact library for a key, marked as most recently used.
  func library(_ key: String) -> URL? {
    let folder = root.appending(path: key)
    guard let record = Self.record(of: folder),
      let stored = Self.contents(of: folder.appending(path: Self.recordName)),
      stored == Data(record.utf8)
    else { return nil }
    utimes(folder.path, nil)
    return folder.appending(path: Self.libraryName)
  }

  /// A new temporary folder, which only this user can open.
  func makeStagingFolder() throws(ShaderError) -> URL {
    let folder = root.appending(path: Self.stagingPrefix + UUID().uuidString)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotWrite(path: folder.path, reason: Self.reason(error))
    }
    return folder
  }

  /// Writes a new file in a temporary folder, with the folders that lead to it.
  static func write(_ text: String, to url: URL) throws(ShaderError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    } catch {
      throw .cannotWrite(path: url.path, reason: reason(error))
    }
  }

  /// Moves the library in a temporary folder into the cache, in place of a damaged one; if another
  /// process was faster, returns its library.
  func keep(_ library: URL, as key: String) throws(ShaderError) -> URL {
    let folder = try makeStagingFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = folder.appending(path: Self.libraryName)
    guard rename(library.path, own.path) == 0, let record = Self.record(of: folder) else {
      throw .compilerFailed(message: "there is no file \(library.path)")
    }
    try Self.write(record, to: folder.appending(path: Self.recordName))
    // Linkers follow the umask; whoever can write to the library is trusted with its code.
    chmod(own.path, 0o600)
    let place = root.appending(path: key)
    while rename(folder.path, place.path) != 0 {
      let reason = SystemError.last.reason
      if let library = self.library(key) { return library }
      // Renamed before it is removed: another process may be replacing it as well.
      let damaged = root.appending(path: Self.stagingPrefix + UUID().uuidString)
      guard rename(place.path, damaged.path) == 0 else {
        throw .cannotWrite(path: place.path, reason: reason)
      }
      try? FileManager.default.removeItem(at: damaged)
    }
    prune()
    return place.appending(path: Self.libraryName)
  }

  /// Removes the least recently used libraries and abandoned temporary folders.
  private func prune() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let folders = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: Array(keys))
    let dated = (folders ?? []).map { url in
      (url, (try? url.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }
    let begun = dated.filter { $0.0.lastPathComponent.hasPrefix(Self.stagingPrefix) }
    let old = begun.filter { $0.1.timeIntervalSinceNow < -Self.stagingLifetime }.map(\.0)
    let kept = dated.filter { $0.0.lastPathComponent.count == 32 }.sorted { $0.1 > $1.1 }
    for url in old + kept.dropFirst(Self.limit).map(\.0) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// The record of the library in a folder; nil without one.
  private static func record(of folder: URL) -> String? {
    contents(of: folder.appending(path: libraryName))
      .map { "\($0.count) \(ContentDigest(of: $0))\n" }
  }

  /// The bytes of a regular file; nil for a link, a pipe or a folder.
  private static func contents(of file: URL) -> Data? {
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? handle.readToEnd() ?? Data()
  }

  /// The reason of an error, with a lowercase first letter.
  static func reason(_ error: any Error) -> String {
    let text = (error as NSError).localizedDescription
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
