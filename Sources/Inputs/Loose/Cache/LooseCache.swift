import Foundation
import ScrollworkCompilers
import ScrollworkSystem

/// The cache of compiled views.
typealias LooseCache = SealedCache<CachedLibrary>

/// A temporary folder for a library of views that is being built.
typealias LooseStagingFolder = StagingFolder<CachedLibrary>

extension SealedCache where Kind == CachedLibrary {
  /// The user's cache: `scrollwork` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  init() {
    self.init(root: UserCache.folder)
  }

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
  /// change, with the C modules.
  ///
  /// The map of these has one path: the compiler keeps the modules of each path for itself.
  func compilerOptions() throws(LooseError) -> [String] {
    let map = root.appending(path: "c-modules-\(Self.key(of: CModules.map)).modulemap")
    let text = Data(CModules.map.utf8)
    if (try? InputFile.contents(of: map.path)) != text {
      do {
        try FileManager.default.createDirectory(
          at: root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try text.write(to: map, options: .atomic)
      } catch {
        throw .cannotWrite(path: map.path, reason: error.systemReason)
      }
    }
    return CModules.options(map: map.path)
      + ["-module-cache-path", root.appending(path: CacheBound.modulesName).path]
  }
}
