import Testing

@testable import ScrollworkLoose

@Suite struct `The name of a compiled file` {
  @Test func `is spelled as in a string literal, which the compiler repeats`() {
    #expect(LooseProgram.spelled("a/b.swift") == "a/b.swift")
    #expect(LooseProgram.spelled("a\tb\n\\\"\u{7}.swift") == #"a\tb\n\\\"\u{7}.swift"#)
    #expect(
      LooseProgram.location("a\tb.swift", 3) == "#sourceLocation(file: \"a\\tb.swift\", line: 3)\n")
  }

  @Test func `leads to the path that was typed, if it is the only one of its name`() {
    let names = LooseLibrary.sourceNames(of: [
      "a/x.swift", "./b/x.swift", "../y\t.swift", "z.swift",
    ])
    #expect(names == [#"Loose/y\t.swift"#: "../y\t.swift", "Loose/z.swift": "z.swift"])
  }
}
