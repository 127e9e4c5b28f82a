import ScrollworkCommand
import TestSupport
import Testing

@Suite @MainActor struct `Help` {
  @Test func `of the command and of every verb is as accepted`() async {
    var text = ""
    for words in [
      ["--help"], ["help", "list"], ["help", "render"], ["help", "inspect"], ["help", "sheet"],
      ["help", "illustrate"], ["help", "lint"], ["help", "format"],
    ] {
      let run = words.count == 1 ? await run(words[0]) : await run(words[0], words[1])
      #expect(run.status == .success)
      #expect(run.err == "")
      text += "$ scrollwork \(words.joined(separator: " "))\n\(run.out)\n"
    }
    #expect(Golden.difference(text, "ScrollworkCommandTests", "help") == nil)
  }

  @Test func `comes without a verb`() async {
    let (bare, asked) = (await run(), await run("--help"))
    #expect(bare.status == .success)
    #expect(bare.out == asked.out)
  }

  @Test func `tells the version, for which the changes have a section`() async throws {
    let section = try #require(
      try Repository.text("CHANGELOG.md").firstMatch(of: /\n## \[(\d+\.\d+\.\d+)\]/))
    #expect(await run("--version").out == "\(section.1)\n")
  }

  @Test func `has the same words for the same options`() async throws {
    var words: [String: Set<String>] = [:]
    for verb in ["render", "reel", "sheet"] {
      let help = await run("help", verb).out
      for option in ["from", "to"] {
        let line = try #require(help.firstMatch(of: try Regex("(?m)^  --\(option) .*$")), "\(verb)")
        words[option, default: []].insert(String(help[line.range]))
      }
    }
    #expect(words.values.allSatisfy { $0.count == 1 }, "\(words)")
  }

  @Test func `lists scenes`() async {
    let run = await run("list")
    #expect(run.status == .success)
    #expect(run.out.hasPrefix("gallery     One color\nfeed        One color\nbroken\n"))
  }
}
