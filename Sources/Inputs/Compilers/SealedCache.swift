package import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The cache of compiled libraries, each in a folder named by a hash of all its inputs.
///
/// A folder is built under a temporary name, sealed with the size and hash of its library, and then
/// renamed, so that several processes may work at once. A folder that is damaged later counts as
/// absent and is replaced.
package struct SealedCache<Kind: CompiledKind>: Sendable {
  /// The root folder of the cache.
  package let root: URL
  /// The bound of the folder that it is a part of.
  private let bound: CacheBound

  /// A cache in the given folder, alone or within the folder of a whole.
  package init(root: URL, within whole: URL? = nil, bytes: Int = CacheBound.standard) {
    self.root = root
    bound = CacheBound(root: whole ?? root, bytes: bytes)
  }

  /// The file name of a library in its folder.
  package static var libraryName: String { Kind.libraryName }

  /// The cache key of a text: its hash.
  package static func key(of text: String) -> String {
    ContentDigest(of: Data(text.utf8)).hexadecimal(digits: keyLength)
  }

  /// The number of digits of a key.
  private static var keyLength: Int { 32 }

  /// The intact library for a key, marked as most recently used.
  package func library(_ key: String) -> URL? {
    let folder = root.appending(path: key)
    guard SealedFolder<Kind>(folder).isIntact else { return nil }
    utimes(folder.path, nil)
    return folder.appending(path: Self.libraryName)
  }

  /// A new temporary folder, which only this user can open.
  package func makeStagingFolder() throws(Kind.Failure) -> StagingFolder<Kind> {
    let folder = root.appending(path: "\(StagingFolder<Kind>.prefix)\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Kind.cannotWrite(path: folder.path, reason: error.systemReason)
    }
    return StagingFolder(folder: folder)
  }

  /// Seals a finished folder and moves it into the cache, in place of a damaged one; if another
  /// process was faster, returns its library.
  package func keep(
    _ staging: StagingFolder<Kind>, as key: String
  ) throws(Kind.Failure) -> URL {
    try SealedFolder<Kind>.seal(staging)
    let place = root.appending(path: key)
    while rename(staging.folder.path, place.path) != 0 {
      let reason = SystemError.last.reason
      if let library = library(key) { return library }
      // Renamed before it is removed: another process may be replacing it as well.
      let damaged = root.appending(path: "\(StagingFolder<Kind>.prefix)\(UUID().uuidString)")
      guard rename(place.path, damaged.path) == 0 else {
        throw Kind.cannotWrite(path: place.path, reason: reason)
      }
      try? FileManager.default.removeItem(at: damaged)
    }
    prune()
    return place.appending(path: Self.libraryName)
  }

  /// Removes the least recently used libraries and abandoned temporary folders, and keeps the bound.
  private func prune() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let folders = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: Array(keys))
    let dated = (folders ?? []).map { url in
      (url, (try? url.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }
    let begun = dated.filter { $0.0.lastPathComponent.hasPrefix(StagingFolder<Kind>.prefix) }
    let old = begun.filter { $0.1.timeIntervalSinceNow < -StagingFolder<Kind>.lifetime }.map(\.0)
    let kept = dated.filter { $0.0.lastPathComponent.count == Self.keyLength }
      .sorted { $0.1 > $1.1 }
    for url in old + kept.dropFirst(Kind.limit).map(\.0) {
      try? FileManager.default.removeItem(at: url)
    }
    bound.keep()
  }
}
