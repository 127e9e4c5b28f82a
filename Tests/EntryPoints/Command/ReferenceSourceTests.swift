import Foundation
import ScrollworkRegression
import Testing

@testable import ScrollworkCommand

@Suite struct `What a reference was recorded from` {
  private static let paths = ReferencePaths(
    from: URL(filePath: "/a/References"), current: "/a")

  @Test(arguments: [
    "gallery",
    "gallery --canvas=390x844 --dark --device=none --fps=30 --locale=de-DE --rtl --scale=0.25",
    "gallery --device=iphone-15-landscape --status-bar --type-size=accessibility3 --scale=2",
    "Cards.swift --view=Cards(count:3) --script=x/a.scroll --images=x/pictures --shaders=x/waves --fonts=x/fonts --lenient",
    "Cards.swift ../x/Deck.swift --canvas=12.5x40", "./App", "./-x.swift",
  ])
  func `is spelled as the same arguments`(words: String) throws {
    let verb = try VerifyVerb.of(words.split(separator: " ").map(String.init))
    let isFile = words.contains(".swift") || words.hasPrefix("./")
    let source = verb.source(of: isFile ? nil : "gallery", Self.paths)
    let again = try VerifyVerb.of(source.arguments(Self.paths))
    #expect(again.source(of: isFile ? nil : "gallery", Self.paths) == source)
    #expect(
      try Set(source.arguments(Self.paths)) == Set(words.split(separator: " ").map(String.init)))
  }

  @Test func `has no options that judge or bound`() throws {
    let words = [
      "gallery", "--ignore", "clock", "--tolerance", "0.1", "--limit", "30s", "--record", "--fps",
      "60", "--strict",
    ]
    let source = try VerifyVerb.of(words).source(of: "gallery", Self.paths)
    #expect(source == ReferenceSource(scene: "gallery"))
  }

  @Test func `of a newer program is told`() {
    var source = ReferenceSource(scene: "gallery")
    source.options = ["record": "", "fps": "30"]
    #expect(throws: Failure.self) { try source.arguments(Self.paths) }
  }
}
