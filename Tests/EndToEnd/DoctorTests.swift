import Foundation
import TestSupport
import Testing

@Suite struct `The doctor` {
  @Test func `finds all that the demos need, and what a machine without ffmpeg and Swift lacks`()
    throws
  {
    let folder = try TemporaryFolder()
    let here = try BuiltTool.run("doctor", in: folder.url)
    #expect(here.status == 0, "\(here.out)\(here.err)")
    #expect(here.err == "")
    #expect(here.out.hasPrefix("toolchain\n  ok       swiftc: Swift 6"))

    let bare = try BuiltTool.finish(
      BuiltTool.start(
        ["doctor", "--json"], in: folder.url,
        environment: ["PATH": folder.url.path, "SCROLLWORK_TOOLCHAIN": folder.url.path]))
    #expect(bare.status == 1)
    #expect(bare.err == "error: 2 things are missing: swiftc, ffmpeg\n")
    let json = try JSONNode(bare.out)
    #expect(json["ready"] == .truth(false))
    let missing = json["findings"].elements.filter { $0["state"] == .text("missing") }
    #expect(missing.map { $0["name"] } == [.text("swiftc"), .text("ffmpeg")])
    #expect(folder.paths == [])
  }

  @Test func `finds a compiler of another version`() throws {
    let folder = try TemporaryFolder()
    let compiler = folder.url.appending(path: "swiftc")
    try Data("#!/bin/sh\necho 'Swift version 5.9 (swift-5.9-RELEASE)'\n".utf8).write(to: compiler)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let result = try BuiltTool.finish(
      BuiltTool.start(["doctor"], in: folder.url, environment: ["PATH": folder.url.path]))
    #expect(result.status == 1)
    #expect(
      result.out.hasPrefix(
        "toolchain\n  missing  swiftc: Swift 5.9, \(compiler.path); this program was built by Swift 6."
      ), "\(result.out)")
  }
}
