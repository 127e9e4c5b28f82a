import Foundation
import TestSupport
import Testing

@testable import ScrollworkCommand

@Suite struct `The page for agents` {
  /// The commands of a page: the lines of its blocks that begin with the tool.
  private func commands(in page: String) -> [String] {
    page.split(separator: "\n").filter { $0.hasPrefix("scrollwork ") }.map(String.init)
  }

  private static let view = """
    import SwiftUI

    struct Cards: View {
      var body: some View { Color.teal.frame(width: 40, height: 40) }
    }
    """

  @Test func `has commands that run in their order`() throws {
    let folder = try TemporaryFolder()
    let sources = folder.url.appending(path: "Scenes")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data(Self.view.utf8).write(to: sources.appending(path: "Cards.swift"))
    let page = AgentsPage.text(for: "Scenes/Cards.swift", references: "Goldens")
    let commands = commands(in: page)
    #expect(commands.count == 7)
    for command in commands {
      let shell = "\"$0\" " + command.dropFirst("scrollwork ".count)
      let result = try BuiltTool.shell(shell, in: folder.url)
      #expect(result.status == 0, "\(command): \(result.err)")
    }
    #expect(folder.paths.contains("output/reel.mp4"))
    #expect(folder.paths.contains("Goldens/Cards/reel.txt"))
  }

  @Test func `names all exit codes but those of pipes`() {
    let page = AgentsPage.text(for: "Cards.swift")
    for status in CommandStatus.allCases where status != .closedPipe {
      #expect(page.contains("| \(status.rawValue) |"), "\(status)")
    }
    #expect(commands(in: page).last == "scrollwork verify")
  }

  @Test func `has the calls of the page in docs`() throws {
    let block = try #require(
      try Repository.text("docs/agents.md").split(separator: "```\n").dropFirst().first)
    let calls = commands(in: String(block))
    #expect(calls.count == 6)
    let own = Set(
      commands(in: AgentsPage.text(for: "Cards.swift")).map {
        $0.replacing("output/reel.mp4", with: "cards.mp4").replacing(" --json", with: "")
      })
    #expect(Set(calls).isSubset(of: own))
  }
}
