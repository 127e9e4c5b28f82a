import Foundation
import TestSupport
import Testing

/// What the built tool writes as JSON, by the schemas of its verbs.
@Suite struct `The schemas of verbs` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let files = [
      "Card.swift": """
      import SwiftUI

      struct Card: View {
        var body: some View { Text("Card").glow() }
      }
      """,
      "bad.scroll": "wait 5\nflik up\n", "good.scroll": "wait 1s\n",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
  }

  private func complaints(_ words: String, by verb: String, status: Int32) throws -> [String] {
    let result = try BuiltTool.run(words, in: folder.url)
    #expect(result.status == status, "\(words): \(result.err)")
    return try JSONSchema("docs/schemas/\(verb).json").complaints(about: JSONNode(result.out))
  }

  @Test(
    arguments: [
      ("list", "list --json", 0), ("doctor", "doctor --json", 0),
      ("inspect", "inspect gallery --at 1.5 --json", 0), ("lint", "lint --json good.scroll", 0),
      ("lint", "lint --json bad.scroll none.scroll", 65), ("check", "check Card.swift --json", 1),
      ("verify", "verify columns --json", 1), ("support", "support Card Text KFImage --json", 1),
    ] as [(String, String, Int32)])
  func `have all fields of what is written`(verb: String, words: String, status: Int32) throws {
    #expect(try complaints(words, by: verb, status: status) == [], "\(words)")
  }

  @Test func `have all fields of the scenes of a project`() throws {
    let text = "scenes: [Card.swift, { scene: gallery, name: dark, dark: true }]\n"
    try Data(text.utf8).write(to: folder.url.appending(path: "scrollwork.yaml"))
    #expect(try complaints("list --json", by: "list", status: 0) == [])
  }

  @Test func `have all fields of comparisons`() throws {
    let shell =
      "\"$0\" render columns --fps 10 --out a > a.txt && \"$0\" render columns --fps 10 --out b"
    #expect(try BuiltTool.shell(shell, in: folder.url).status == 0)
    #expect(try complaints("diff a/columns b/columns --json", by: "diff", status: 0) == [])
  }

  @Test func `have all fields of the errors of the compiler`() throws {
    let result = try BuiltTool.run("inspect Card.swift --at 0 --errors json", in: folder.url)
    #expect(result.status == 65 && result.out == "")
    let schema = try JSONSchema("docs/schemas/errors.json")
    let errors = try result.messages.map { try JSONNode(String($0)) }
    for error in errors { #expect(schema.complaints(about: error) == [], "\(error)") }
    let first = try #require(errors.first { $0["kind"] == .text("swift") })
    #expect(first["file"] == .text("Card.swift") && first["line"] == .number(4))
    #expect(errors.last?["message"] == .text("Card.swift does not compile: 1 error"))
  }

  /// Each verb whose help has the option `--json` is here.
  @Test func `are there for every verb with JSON`() throws {
    let help = try BuiltTool.run("--help", in: folder.url).out
    let verbs = help.components(separatedBy: "SUBCOMMANDS:")[1].matches(of: #/(?m)^  ([a-z]+)  /#)
      .map { String($0.1) }
    #expect(verbs.count >= 16)
    let writing = try verbs.filter {
      try BuiltTool.run("\($0) --help", in: folder.url).out.contains("  --json ")
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.url("docs/schemas").path)
    #expect(Set(names) == Set((writing + ["errors"]).map { $0 + ".json" }))
  }
}
