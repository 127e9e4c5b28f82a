import Foundation
import ScrollworkRegression
import Testing

@Suite struct `Paths of references` {
  struct Case: Sendable {
    var references: String
    var current: String
    var typed: String
    var stored: String
    /// The path from the current folder on; nil for that which was typed.
    var again: String?
  }

  private static let cases = [
    Case(references: "References", current: "/a/b", typed: "Cards.swift", stored: "../Cards.swift"),
    Case(
      references: "References", current: "/a/b", typed: "./x/../Cards.swift",
      stored: "../Cards.swift", again: "Cards.swift"),
    Case(
      references: "/a/b/References", current: "/a/b/docs", typed: "../Cards.swift",
      stored: "../Cards.swift"),
    Case(
      references: "../refs", current: "/a/b", typed: "x/Cards.swift", stored: "../b/x/Cards.swift"),
    Case(references: "refs", current: "/a", typed: ".", stored: ".."),
    Case(references: "refs", current: "/a", typed: "..", stored: "../.."),
    Case(references: "refs", current: "/a", typed: "App", stored: "../App", again: "./App"),
    Case(
      references: "refs", current: "/a", typed: "./-x.swift", stored: "../-x.swift"),
    Case(
      references: "refs", current: "/a", typed: "/b/Cards.swift", stored: "../../b/Cards.swift",
      again: "../b/Cards.swift"),
    Case(references: ".", current: "/a", typed: "Cards.swift", stored: "Cards.swift"),
    Case(references: "/", current: "/", typed: "Cards.swift", stored: "Cards.swift"),
  ]

  @Test(arguments: cases) func `begin at their folder and lead back`(c: Case) {
    let folder =
      c.references.hasPrefix("/") ? c.references : c.current + "/" + c.references
    let paths = ReferencePaths(from: URL(filePath: folder), current: c.current)
    #expect(paths.stored(c.typed) == c.stored)
    #expect(paths.typed(c.stored) == c.again ?? c.typed)
    #expect(paths.stored(paths.typed(c.stored)) == c.stored)
  }
}
