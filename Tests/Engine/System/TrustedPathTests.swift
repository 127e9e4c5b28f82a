import Foundation
import TestSupport
import Testing

@testable import ScrollworkSystem

@Suite struct `A trusted path` {
  private let folder: TemporaryFolder
  /// The folder `a/b` in the temporary one.
  private let inner: URL

  init() throws {
    folder = try TemporaryFolder()
    inner = folder.url.appending(path: "a/b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
  }

  private var outer: URL { inner.deletingLastPathComponent() }

  @Test func `is trusted if no one else can change it`() throws {
    #expect(TrustedPath.fault(of: inner.path) == nil)
    // Missing folders are made by their owner.
    #expect(TrustedPath.fault(of: inner.path + "/c/d") == nil)
    chmod(inner.path, 0o755)
    chmod(outer.path, 0o755)
    #expect(TrustedPath.fault(of: inner.path) == nil)
  }

  @Test(arguments: ["a", "a/b", "a/b/views.so"])
  func `is not trusted if others can write on the way`(name: String) throws {
    let path = inner.path + "/views.so"
    try Data().write(to: URL(filePath: path))
    let open = folder.url.appending(path: name).path
    chmod(open, 0o777)
    #expect(TrustedPath.fault(of: path) == .writable(path: open))
    #expect(TrustedPath.fault(of: "\(inner.path)/../b/./views.so") == .writable(path: open))
  }

  /// As in `/tmp`: others may add entries, but not exchange those that are there.
  @Test func `may lead through a folder with the sticky bit`() throws {
    chmod(outer.path, 0o1777)
    #expect(TrustedPath.fault(of: inner.path) == nil)
    try Data().write(to: inner.appending(path: "views.so"))
    chmod(inner.path + "/views.so", 0o1777)
    #expect(
      TrustedPath.fault(of: inner.path + "/views.so")
        == .writable(path: inner.path + "/views.so"))
  }

  @Test func `is not trusted if it belongs to another user`() throws {
    // Only root can give a folder away; for others, their own folder is that of another user.
    if geteuid() == 0 {
      chown(inner.path, 54_321, 0)
      #expect(TrustedPath.fault(of: inner.path) == .owner(path: inner.path, user: 54_321))
      #expect(TrustedPath.fault(of: inner.path, for: 54_321) == nil)
    } else {
      let mine = folder.url.path
      #expect(
        TrustedPath.fault(of: inner.path, for: geteuid() + 1)
          .map { if case .owner = $0 { true } else { false } } == true, "\(mine)")
    }
  }

  @Test func `is followed through links`() throws {
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a/b")
    #expect(TrustedPath.fault(of: link.path) == nil)
    chmod(outer.path, 0o777)
    #expect(TrustedPath.fault(of: link.path) == .writable(path: outer.path))
    let loop = folder.url.appending(path: "loop").path
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    #expect(TrustedPath.fault(of: loop) == .unreadable(path: loop))
  }
}
