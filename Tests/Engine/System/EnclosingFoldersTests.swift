import Foundation
import ScrollworkSystem
import TestSupport
import Testing

struct `The folders around one` {
  @Test func `end at the root`() {
    let paths = URL(filePath: "/a/b/c").enclosingFolders.map(\.path)
    #expect(paths == ["/a/b/c", "/a/b", "/a", "/"])
    #expect(URL(filePath: "/").enclosingFolders.map(\.path) == ["/"])
  }

  /// Such paths are left where the current folder is gone.
  @Test(arguments: ["--with", "a/b", "..", "../a", "."])
  func `end for a relative path too`(path: String) {
    let url = URL(string: path)!
    #expect(url.enclosingFolders.count <= 3)
    #expect(url.enclosingFolders.first == url)
  }

  @Test func `have a repository, or the file of a work tree`() throws {
    let folder = try TemporaryFolder()
    let inner = folder.url.appending(path: "a/b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("gitdir: elsewhere".utf8).write(to: folder.url.appending(path: "a/.git"))
    #expect(inner.enclosingRepository?.lastPathComponent == "a")
  }
}
