import Foundation
import ScrollworkCompilers
import ScrollworkSystem
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `A cache of compiled code` {
  private let folder: TemporaryFolder
  /// The folders `a` and `a/b` in the temporary one.
  private let outer, inner: URL

  init() throws {
    folder = try TemporaryFolder()
    outer = folder.url.appending(path: "a")
    inner = outer.appending(path: "b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
  }

  @Test func `is chosen among two caches, with a word about it`() throws {
    let (one, other) = (LooseCache(root: inner), LooseCache(root: folder.url.appending(path: "c")))
    #expect(try LooseCache.trusted(one, else: other).cache.root == one.root)
    #expect(try LooseCache.trusted(one, else: other).warning == nil)
    chmod(outer.path, 0o777)
    let chosen = try LooseCache.trusted(one, else: other)
    #expect(chosen.cache.root == other.root)
    #expect(
      chosen.warning
        == "the cache \(inner.path) is not used, since other users can write to \(outer.path); "
        + "compiled files are kept in \(other.root.path)")
    #expect(
      throws: LooseError.untrustedCaches(
        [inner.path, inner.path],
        [.writable(path: outer.path), .writable(path: outer.path)])
    ) { try LooseCache.trusted(one, else: one) }
  }

  @Test func `is checked before code is loaded from it`() throws {
    chmod(inner.path, 0o777)
    let error = #expect(throws: LooseError.self) {
      try LooseLibrary(inner.appending(path: "views.so"))
    }
    #expect(error == .untrustedLibrary(inner.path + "/views.so", .writable(path: inner.path)))
  }
}
