import Foundation
import TestSupport
import Testing

@testable import ScrollworkCompilers
@testable import ScrollworkLoose

@Suite struct `The toolchain` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: url)
    chmod(url.path, 0o755)
  }

  private func find(path: String? = nil) throws -> Toolchain {
    try Toolchain.find(
      program: folder.url.appending(path: "bin/scrollwork"),
      path: path ?? "/nowhere:" + folder.url.appending(path: "swift").path)
  }

  @Test(arguments: [
    ("bin/Modules", "bin/ScrollworkPreviewMacros-tool"),
    ("lib/scrollwork/Modules", "lib/scrollwork/ScrollworkPreviewMacros-tool"),
  ])
  func `stands beside the program, or where it is installed`(modules: String, plugin: String) throws
  {
    try make("swift/swiftc")
    try make(modules + "/Scrollwork.swiftmodule")
    let found = try find()
    #expect(found.compiler == folder.url.appending(path: "swift/swiftc").path)
    #expect(found.modules == folder.url.appending(path: modules).path)
    #expect(found.previewPlugin == folder.url.appending(path: plugin).path)
    let again = try find()
    #expect(found == again)
    try make("bin/scrollwork")
    let rebuilt = try find()
    #expect(found.identity != rebuilt.identity)
    try make(modules + "/ScrollworkViews.swiftmodule")
    let more = try find()
    #expect(rebuilt.identity != more.identity)
  }

  @Test func `is the one that is named, or on the PATH before the one of the system`() {
    #expect(
      ProgramFile.toolchainPath(["SCROLLWORK_TOOLCHAIN": "/x", "PATH": "/a:/b"])
        == "/x/usr/bin:/x/bin")
    #expect(
      ProgramFile.toolchainPath(["SCROLLWORK_TOOLCHAIN": "", "PATH": "/a:/b"])
        == "/a:/b:/opt/swift/usr/bin")
    #expect(ProgramFile.toolchainPath([:]) == ":/opt/swift/usr/bin")
  }

  @Test func `needs the version that built the modules`() throws {
    let program = folder.url.appending(path: "bin/scrollwork")
    #expect(ProgramModules.beside(program) == nil)
    try make("bin/Modules/Scrollwork.swiftmodule")
    let modules = try #require(ProgramModules.beside(program))
    #expect(modules.compilerVersion == nil)
    let text = String(repeating: "-I /a/folder\0", count: 2000)
    let bytes = Data([0xE2, 0x9C, 0xA8, 0x0E, 0xFF]) + Data(text.utf8)
    try (bytes + Data("Swift version 6.3.1 (swift-6.3.1-RELEASE)\0".utf8))
      .write(to: folder.url.appending(path: "bin/Modules/Scrollwork.swiftmodule"))
    #expect(modules.compilerVersion == "6.3.1")
  }

  @Test func `may be missing`() throws {
    try make("swift/swiftc")
    #expect(
      throws: LooseError.missingModules(folders: [
        folder.url.appending(path: "bin/Modules").path,
        folder.url.appending(path: "lib/scrollwork/Modules").path,
      ])
    ) { try find() }
    try make("bin/Modules/Scrollwork.swiftmodule")
    #expect(throws: LooseError.missingToolchain) { try find(path: "/nowhere") }
  }
}
