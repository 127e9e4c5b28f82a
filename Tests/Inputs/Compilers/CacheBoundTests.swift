import Foundation
import TestSupport
import Testing

@testable import ScrollworkCompilers

@Suite struct `The bound of the cache` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file of 8 kB that was used some hours ago, as was its folder.
  private func make(_ path: String, hours: Double) throws {
    let file = folder.url.appending(path: path)
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(repeating: 1, count: 8192).write(to: file)
    var times = [timeval](
      repeating: timeval(tv_sec: time(nil) - Int(hours * 3600), tv_usec: 0), count: 2)
    for url in [file, parent] { utimes(url.path, &times) }
  }

  private static func key(_ digit: Character) -> String { String(repeating: digit, count: 32) }

  private static let files = [
    "\(key("a"))/views.so": 9.0, "stand-ins/\(key("b"))/views.so": 8, "ModuleCache/X/A.pcm": 7,
    "packages-\(key("c"))/.build/a": 6, "Shaders/\(key("d"))/shaders.so": 5,
    "\(key("e"))/views.so": 0.5, "fonts/list": 99, "c-modules.modulemap": 99,
  ]

  private func make() throws {
    for (path, hours) in Self.files { try make(path, hours: hours) }
    // The folder of packages was used when the library in it was.
    var times = [timeval](repeating: timeval(tv_sec: time(nil) - 6 * 3600, tv_usec: 0), count: 2)
    utimes(folder.url.appending(path: "packages-\(Self.key("c"))").path, &times)
  }

  @Test func `takes away what was used longest ago`() throws {
    try make()
    CacheBound(root: folder.url, bytes: 3 * 8192).keep()
    let kept = ["Shaders/", "packages-", "\(Self.key("e"))/", "fonts/", "c-modules"]
    #expect(
      folder.paths
        == Self.files.keys.sorted().filter { file in kept.contains { file.hasPrefix($0) } })
  }

  @Test func `never takes what may be in use, or is not its own`() throws {
    try make()
    CacheBound(root: folder.url, bytes: 0).keep()
    #expect(folder.paths == ["c-modules.modulemap", "\(Self.key("e"))/views.so", "fonts/list"])
  }

  @Test func `leaves a smaller cache alone`() throws {
    try make()
    CacheBound(root: folder.url, bytes: 6 * 8192).keep()
    #expect(folder.paths == Self.files.keys.sorted())
  }

  @Test func `is that of the whole folder for a part of it`() throws {
    try make()
    let part = SealedCache<Empty>(
      root: folder.url.appending(path: "stand-ins"), within: folder.url, bytes: 8192)
    let workshop = try part.makeStagingFolder()
    _ = try workshop.write("library", to: "a.so")
    _ = try part.keep(workshop, as: Self.key("f"))
    #expect(!folder.paths.contains("\(Self.key("a"))/views.so"))
    #expect(folder.paths.contains("stand-ins/\(Self.key("f"))/a.so"))
  }
}

private enum Empty: CompiledKind {
  static let (libraryName, recordName, limit) = ("a.so", "a.sha256", 9)
  static func isPart(_ name: String) -> Bool { false }
  static func cannotWrite(path: String, reason: String) -> CocoaError {
    CocoaError(.fileNoSuchFile)
  }
  static func missingLibrary(path: String) -> CocoaError { CocoaError(.fileNoSuchFile) }
}
