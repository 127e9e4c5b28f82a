import Foundation
import ScrollworkSystem
import ScrollworkDrawing

/// The cache of compiled libraries, each in a folder named by a hash of all its inputs.
///
/// A folder is built under a temporary name, sealed with the size and hash of its library, and then
/// renamed, so that several processes may work at once. A folder that is damaged later counts as
/// absent and is replaced.
struct LooseCache: Sendable {
  /// The root folder of the cache.
  let root: URL

  /// The file name of a library in its folder.
  static let libraryName = CachedLibrary.name

  /// The maximum number of cached libraries.
  ///
  /// - Source: chosen; some hundred kilobytes each, and more than there are stand-ins.
  private static let limit = 200

  /// The user's cache: `scrollwork` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  init() {
    self.init(root: UserCache.folder)
  }

  /// A cache in the given folder.
  init(root: URL) { self.root = root }

  /// The user's cache, or the private one in the folder for temporary files if other users can change
  /// it; and a message if so.
  static func trusted() throws(LooseError) -> (cache: LooseCache, warning: String?) {
    let name = "scrollwork-\(geteuid())"
    return try trusted(
      LooseCache(),
      else: LooseCache(root: FileManager.default.temporaryDirectory.appending(path: name)))
  }

  /// The first of two caches that only this user can change.
  static func trusted(
    _ cache: LooseCache, else other: LooseCache
  ) throws(LooseError) -> (cache: LooseCache, warning: String?) {
    guard let fault = TrustedPath.fault(of: cache.root.path) else { return (cache, nil) }
    if let second = TrustedPath.fault(of: other.root.path) {
      throw .untrustedCaches([cache.root.path, other.root.path], [fault, second])
    }
    return (
      other,
      "the cache \(cache.root.path) is not used, since \(fault); compiled files are kept in "
        + other.root.path
    )
  }

  /// The options that keep the compiler's own cache in this one, and out of a folder that others can
  /// change.
  var compilerOptions: [String] {
    ["-module-cache-path", root.appending(path: "ModuleCache").path]
  }

  /// The cache key of a text: its hash.
  static func key(of text: String) -> String {
    ContentDigest(of: Data(text.utf8)).hexadecimal(digits: 32)
  }

  /// The intact library for a key, marked as most recently used.
  func library(_ key: String) -> URL? {
    let folder = root.appending(path: key)
    guard CachedLibrary.isIntact(in: folder) else { return nil }
    utimes(folder.path, nil)
    return folder.appending(path: Self.libraryName)
  }

  /// A new temporary folder, which only this user can open.
  func makeStagingFolder() throws(LooseError) -> StagingFolder {
    let folder = root.appending(path: "\(StagingFolder.prefix)\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotWrite(path: folder.path, reason: LooseCache.reason(error))
    }
    return StagingFolder(folder: folder)
  }

  /// Seals a finished folder and moves it into the cache, in place of a damaged one; if another
  /// process was faster, returns its library.
  func keep(_ workshop: StagingFolder, as key: String) throws(LooseError) -> URL {
    try CachedLibrary.seal(workshop)
    let place = root.appending(path: key)
    while rename(workshop.folder.path, place.path) != 0 {
      let reason = SystemError.last.reason
      if let library = library(key) { return library }
      // Renamed before it is removed: another process may be replacing it as well.
      let damaged = root.appending(path: "\(StagingFolder.prefix)\(UUID().uuidString)")
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

  /// Writes a new file and returns its path; an existing file or link is an error.
  func write(_ text: String, to name: String) throws(LooseError) -> String {
    let url = folder.appending(path: name)
    do {
      try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    } catch {
      throw .cannotWrite(path: url.path, reason: LooseCache.reason(error))
    }
    return url.path
  }

  /// Writes a file anew and returns its path.
  func rewrite(_ text: String, to name: String) throws(LooseError) -> String {
    try? FileManager.default.removeItem(at: folder.appending(path: name))
    return try write(text, to: name)
  }

  /// Removes the folder, unless it has been moved into the cache.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
