import Foundation
import TestSupport
import Testing

@Suite struct `A file given to the tool` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func run(_ words: String...) throws -> BuiltTool.Result {
    try BuiltTool.finish(BuiltTool.start(words, in: folder.url))
  }

  @Test(arguments: [
    (path: ".", reason: "it is a folder"), ("pipe", "it is a pipe that nothing writes to"),
    ("/dev/zero", "it is a device, not a file"),
  ])
  func `is a file`(path: String, reason: String) throws {
    #expect(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
    for result in [
      try run("render", "feed", "--script", path),
      try run("sheet", "feed", "-o", "a.png", "--script", path),
    ] {
      #expect(result.status == 66)
      #expect(result.err == "error: cannot read \(path): \(reason)\n")
    }
    let lint = try run("lint", path)
    #expect(lint.status == 66)
    #expect(lint.err == "cannot read \(path): \(reason)\nerror: 1 mistake in \(path)\n")
    #expect(folder.paths == ["pipe"])
  }

  @Test func `is a file of views`() throws {
    #expect(mkfifo(folder.url.appending(path: "pipe.swift").path, 0o600) == 0)
    let result = try run("render", "pipe.swift")
    #expect(result.status == 66)
    #expect(
      result.err == "error: cannot read pipe.swift: it is a pipe that nothing writes to\n")
  }

  @Test func `may come from a pipe`() throws {
    let result = try BuiltTool.shell(
      "echo 'wait 0.1s' | \"$0\" render feed --scale 0.1 --script /dev/stdin", in: folder.url)
    #expect(result.err == "")
    #expect(result.out == "feed: 6 stills in output/feed/frames, drawn\n")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read anything"))
  func `may be read`() throws {
    try write("wait 1s", to: "a.scroll")
    chmod(folder.url.appending(path: "a.scroll").path, 0)
    let result = try run("render", "feed", "--script", "a.scroll")
    #expect(result.status == 66)
    #expect(result.err == "error: cannot read a.scroll: permission denied\n")
  }

  /// A script may name any file, and its errors may be read by others.
  @Test func `is not quoted unless it is a recording`() throws {
    try write("root:secret:20000:0\nuser:other:time,x\n", to: "shadow")
    try write("replay \"shadow\"\n", to: "a.scroll")
    for words in [
      ["lint", "a.scroll"], ["lint", "--json", "a.scroll"],
      ["render", "feed", "--script", "a.scroll"],
    ] {
      let result = try BuiltTool.finish(BuiltTool.start(words, in: folder.url))
      #expect(result.status == 65)
      let text = result.out + result.err
      #expect(!text.contains("secret") && !text.contains("other"), "\(text)")
      #expect(text.contains("shadow"))
      #expect(text.contains("this is not a recording"))
    }
  }

  @Test(arguments: ["-dash.swift", "-help.scroll", "-hx"])
  func `is not an option`(word: String) throws {
    let result = try run("render", word)
    #expect(result.status == 64)
    #expect(
      result.err
        == "error: unknown option \(word); a file whose name begins with a dash is written "
        + "./\(word)\n")
    #expect(result.out == "")
  }

  @Test func `may begin with a dash after a dot or two dashes`() throws {
    try write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }", to: "-dash.swift")
    for words in [["./-dash.swift", "--at", "0"], ["--at", "0", "--", "-dash.swift"]] {
      let result = try BuiltTool.finish(BuiltTool.start(["inspect"] + words, in: folder.url))
      #expect(result.err == "")
      #expect(result.out.contains("text a\n"))
    }
  }

  @Test func `may have a tab or a line feed in its name`() throws {
    let good = "import SwiftUI\nstruct A: View { var body: some View { Image(\"moon\") } }"
    try write(good, to: "a\tb\nc.swift")
    let missing = try run("render", "a\tb\nc.swift", "--at", "0", "--strict")
    #expect(missing.status == 66)
    #expect(missing.err.split(separator: "\n").count == 1)
    #expect(missing.err.contains(#"a\tb\nc.swift:2"#), "\(missing.err)")
    try write(good.replacing("Image", with: "Imag"), to: "a\tb\nc.swift")
    let wrong = try run("render", "a\tb\nc.swift", "--at", "0")
    #expect(wrong.status == 65)
    #expect(
      wrong.err.hasPrefix(#"a\tb\nc.swift:2:"# + "40: error: cannot find 'Imag' in scope"),
      "\(wrong.err)")
    #expect(
      wrong.err.hasSuffix("error: " + #"a\tb\nc.swift does not compile: 1 error"# + "\n"),
      "\(wrong.err)")
  }

  @Test func `is called what was typed`() throws {
    try write(
      "import SwiftUI\nstruct A: View { var body: some View { Image(\"moon\") } }",
      to: "deep/down/A.swift")
    for path in ["deep/down/A.swift", "./deep/down/A.swift"] {
      let result = try run("render", path, "--at", "0", "--strict")
      #expect(result.status == 66)
      #expect(result.err.contains("\(path):2"), "\(result.err)")
      #expect(!result.err.contains("Loose/"))
    }
  }

  @Test func `of one still is told of in the singular`() throws {
    let result = try run("sheet", "feed", "-o", "a.png", "--count", "1")
    #expect(result.out == "feed: 1 still on one sheet, a.png\n")
  }
}
