import TestSupport
import Testing

@testable import ScrollworkLoose

/// The page about the stand-ins, made of their descriptions.
@Suite struct `The page of stand-ins` {
  private static let beginning = """
    # Stand-ins

    The names of frameworks beside SwiftUI, UIKit, Foundation and Combine, and of packages, in the folders of
    [`Sources/Annex`](../Sources/Annex/README.md). A stand-in is compiled the first time that files import one
    of its modules; `scrollwork prepare` compiles ahead. A test writes this page from the descriptions beside the
    sources.


    """

  @Test func `is that of the descriptions`() {
    let standIns = StandIns.all.list.filter { !$0.description.modules.isEmpty }
    var text = Self.beginning
    for (title, isFramework) in [("Frameworks", true), ("Packages", false)] {
      text += "## \(title)\n\n| modules | follows |\n|---|---|\n"
      for standIn in standIns where standIn.isFramework == isFramework {
        let modules = standIn.description.modules.map { "`\($0)`" }.joined(separator: ", ")
        text += "| \(modules) | \(Self.library(standIn.description.follows)) |\n"
      }
      text += "\n"
    }
    text += "## Without effect\n\nNames that exist and change nothing.\n"
    for standIn in standIns {
      text += Self.list(standIn.description.withoutEffect, of: standIn)
    }
    text += "\n## Invisible\n\nNames whose effect no still shows.\n"
    for standIn in standIns { text += Self.list(standIn.description.invisible, of: standIn) }
    let difference = Golden.difference(text, at: "docs/stand-ins.md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `names stand-ins that there are, where it tells their behavior`() throws {
    let known = Set(StandIns.all.list.flatMap { [$0.name] + $0.description.modules })
    var named: [String] = []
    let tables = try Repository.text("Sources/Annex/FIDELITY.md").split(separator: "\n\n")
    for table in tables where table.hasPrefix("| stand-in |") {
      for row in table.split(separator: "\n").dropFirst(2) {
        named += row.dropFirst(2).split(separator: " |")[0].split(separator: ", ").map(String.init)
      }
    }
    #expect(named.count > 80)
    #expect(named.filter { !known.contains($0) } == [])
  }

  private static func library(_ library: StandInDescription.Library) -> String {
    let version = library.version.map { " " + $0 } ?? ""
    guard let repository = library.repository else { return (library.framework ?? "") + version }
    let name = repository.split(separator: "/").last.map(String.init) ?? repository
    return "[\(name)](\(repository))\(version)"
  }

  private static func list(_ names: [String: String]?, of standIn: StandIn) -> String {
    guard let names, !names.isEmpty else { return "" }
    return "\n### \(standIn.name)\n\n"
      + names.sorted { $0.key < $1.key }.map { "- `\($0.key)`: \($0.value)\n" }.joined()
  }
}
