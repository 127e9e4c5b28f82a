import Foundation
import TestSupport
import Testing

@Suite struct `The standard streams of the tool` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  @Test(arguments: [
    (command: "list --demos >/dev/full", reason: "no space left on device"),
    ("list --demos --json >/dev/full", "no space left on device"),
    ("--help >/dev/full", "no space left on device"),
    ("list --demos >&-", "bad file descriptor"),
    ("inspect feed --at 0 >/dev/full", "no space left on device"),
  ])
  func `may refuse results`(command: String, reason: String) throws {
    let result = try BuiltTool.shell("\"$0\" \(command)", in: folder.url)
    #expect(result.status == 73)
    #expect(result.err == "error: cannot write standard output: \(reason)\n")
  }

  @Test(arguments: ["/dev/full", "&-"])
  func `may refuse diagnostics`(place: String) throws {
    let result = try BuiltTool.shell("\"$0\" render fede 2>\(place)", in: folder.url)
    #expect(result.status == 66)
    #expect(result.out == "")
  }

  /// The first file that is opened must not take the place of a closed stream.
  @Test func `may be closed while a reel is rendered`() throws {
    let words = "render feed --scale 0.1 --to 0.2 --out"
    #expect(try BuiltTool.run("\(words) whole", in: folder.url).status == 0)
    let whole = try TemporaryFolder()
    let result = try BuiltTool.shell(
      "\"$0\" \(words) '\(whole.url.path)' <&- 2>&-", in: folder.url)
    #expect(result.status == 0)
    #expect(result.out == "feed: 13 stills in \(whole.url.path)/feed/frames, drawn\n")
    let silent = try TemporaryFolder()
    let mute = try BuiltTool.shell(
      "\"$0\" \(words) '\(silent.url.path)' <&- >&- 2>&-", in: folder.url)
    #expect(mute.status == 73)
    let expected = try folder.contents
    for contents in [try whole.contents, try silent.contents] {
      #expect(contents.count == expected.count)
      for (path, data) in contents { #expect(expected["whole/" + path] == data, "\(path)") }
    }
  }

  @Test(arguments: [["list", "--demos"], ["inspect", "feed", "--at", "0", "--json"]])
  func `may be a pipe that nobody reads`(words: [String]) throws {
    let running = try BuiltTool.start(
      ["-c", "exec \"$@\"", "sh", BuiltTool.url.path] + words, in: folder.url,
      program: URL(filePath: "/bin/sh"), closingOutput: true)
    let result = try BuiltTool.finish(running)
    #expect(try !running.wait().isSignal)
    #expect(result.status == 141)
    #expect(result.err == "")
  }

  @Test func `keep what views print apart from results`() throws {
    try write(
      """
      import SwiftUI
      struct Loud: View {
        var body: some View {
          let _ = print("hello from body")
          Text("a\\u{1B}[31mb\\nc\\u{202E}")
        }
      }
      """, to: "Loud.swift")
    let json = try BuiltTool.run("inspect Loud.swift --at 0 --json", in: folder.url)
    #expect(json.status == 0)
    #expect(json.err.contains("hello from body\n"))
    #expect(try JSONSerialization.jsonObject(with: Data(json.out.utf8)) is [String: Any])
    let text = try BuiltTool.run("inspect Loud.swift --at 0", in: folder.url)
    #expect(text.out.contains(#"text a\u{1B}[31mb\nc\u{202E}"#), "\(text.out)")
    #expect(!text.out.contains("\u{1B}") && !text.out.contains("hello"))
    let full = try BuiltTool.shell("\"$0\" inspect Loud.swift --at 0 >/dev/full", in: folder.url)
    #expect(full.status == 73)
    #expect(full.err.hasSuffix("error: cannot write standard output: no space left on device\n"))
  }
}
