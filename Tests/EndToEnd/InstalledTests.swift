import Foundation
import TestSupport
import Testing

/// What `script/install` makes, without building anything: the tool from where it was put, with
/// what was put beside it and nothing else.
@Suite struct `An installed tool` {
  @Test func `compiles files of views, and has the pictures of its scenes`() throws {
    let folder = try TemporaryFolder()
    let built = BuiltTool.url.deletingLastPathComponent()
    let prefix = folder.url.appending(path: "prefix")
    let installed = try BuiltTool.finish(
      BuiltTool.start(
        [prefix.path, built.path], in: folder.url,
        program: Repository.url("script/install")))
    let program = prefix.appending(path: "bin/scrollwork")
    #expect(installed.err == "")
    #expect(installed.out == "installed \(program.path)\n")
    let text = "import SwiftUI\nstruct Hello: View { var body: some View { Text(\"Hello\") } }\n"
    try Data((text + "#Preview { Hello() }\n").utf8)
      .write(to: folder.url.appending(path: "Hello.swift"))
    let tree = try BuiltTool.finish(
      BuiltTool.start(["inspect", "Hello.swift", "--at", "0"], in: folder.url, program: program))
    #expect(tree.err == "")
    #expect(tree.out.contains("text Hello\n"), "\(tree.out)")
    let picture = try BuiltTool.finish(
      BuiltTool.start(
        ["render", "photo-grid", "--at", "0", "--scale", "0.1"], in: folder.url, program: program))
    #expect(picture.err == "")
    #expect(picture.status == 0)

    // Resources are those beside the program, not those of the folder that it was built in.
    let names = prefix.standardizedFileURL
      .appending(path: "bin/Scrollwork_ScrollworkCommand.resources/names.tsv")
    try FileManager.default.removeItem(at: names)
    let bare = try BuiltTool.finish(
      BuiltTool.start(["support", "ScrollView"], in: folder.url, program: program))
    #expect(bare.status == 66 && bare.out == "")
    #expect(
      bare.err == "error: there is no list of names at \(names.path); reinstall this program\n")
  }

  @Test func `prints its usage`() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.finish(
      BuiltTool.start([], in: folder.url, program: Repository.url("script/install")))
    #expect(result.status == 64)
    #expect(result.err == "usage: script/install PREFIX [FOLDER]\n")
  }
}
