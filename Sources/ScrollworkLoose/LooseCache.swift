import Foundation
import ScrollworkDrawing

/// The cache of compiled libraries, each in a folder named by a hash of all its inputs.
///
/// A folder is built under a temporary name and then renamed, so that it is complete or absent, and
/// several processes may work at once.
struct LooseCache: Sendable {
  /// The root folder of the cache.
  let root: URL

  /// The file name of a library in its folder.
  static let libraryName = "views.so"

  /// The maximum number of cached libraries.
  ///
  /// - Source: chosen; some hundred kilobytes each.
  private static let limit = 100

  /// The user's cache: `scrollwork` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  init() {
    let named = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
    let caches =
      named.hasPrefix("/")
      ? URL(filePath: named)
      : FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    self.init(root: caches.appending(path: "scrollwork"))
  }

  /// A cache in the given folder.
  init(root: URL) { self.root = root }

  /// The cache key of a text: its hash.
  static func key(of text: String) -> String {
    ContentDigest(of: Data(text.utf8)).hexadecimal(digits: 32)
  }

  /// The cached library for a key, marked as most recently used.
  func library(_ key: String) -> URL? {
    let library = root.appending(path: key).appending(path: Self.libraryName)
    guard FileManager.default.fileExists(atPath: library.path) else { return nil }
    utimes(root.appending(path: key).path, nil)
    return library
  }

  /// A new temporary folder.
  func makeStagingFolder() throws(LooseError) -> StagingFolder {
    let folder = root.appending(path: "\(StagingFolder.prefix)\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: folder.path, reason: LooseCache.reason(error))
    }
    return StagingFolder(folder: folder)
  }

  /// Moves a finished folder into the cache; if another process was faster, returns its folder.
  func keep(_ workshop: StagingFolder, as key: String) throws(LooseError) -> URL {
    let place = root.appending(path: key)
    if rename(workshop.folder.path, place.path) != 0 {
      let reason = String(cString: strerror(errno))
      guard library(key) != nil else { throw .cannotWrite(path: place.path, reason: reason) }
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
    let begun = dated.filter { $0.0.lastPathComponent.hasPrefix(StagingFolder.prefix) }
    let old = begun.filter { $0.1.timeIntervalSinceNow < -StagingFolder.lifetime }.map(\.0)
    let kept = dated.filter { $0.0.lastPathComponent.count == 32 }.sorted { $0.1 > $1.1 }
    for url in old + kept.dropFirst(Self.limit).map(\.0) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// The reason of an error, with a lowercase first letter.
  static func reason(_ error: any Error) -> String {
    let text = (error as NSError).localizedDescription
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// A temporary folder for a library that is being built.
struct StagingFolder: Sendable {
  let folder: URL

  static let prefix = "making-"

  /// The age after which a folder counts as abandoned, in seconds.
  ///
  /// - Source: chosen; no compilation takes a day.
  static let lifetime = 86400.0

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws(LooseError) -> String {
    let url = folder.appending(path: name)
    do {
      try Data(text.utf8).write(to: url)
    } catch {
      throw .cannotWrite(path: url.path, reason: LooseCache.reason(error))
    }
    return url.path
  }

  /// Removes the folder, unless it has been moved into the cache.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
