import Testing

@testable import ScrollworkProjects

@Suite struct `A property list of Xcode` {
  @Test(
    arguments: [
      ("abc", .text("abc")),
      (" // c\n\"a b\\n\\U00e9\" ", .text("a b\né")),
      ("(a, /* b */ \"c\",)", .list([.text("a"), .text("c")])),
      ("{a = b; \"c d\" = (e);}", .table(["a": .text("b"), "c d": .list([.text("e")])])),
      ("{a = {}; b = <0fad>;}", .table(["a": .table([:]), "b": .text("<0fad>")])),
      ("{a = b", .table(["a": .text("b")])),
      ("", nil),
    ] as [(String, OpenStepValue?)])
  func `is read, as far as it is whole`(text: String, value: OpenStepValue?) {
    #expect(OpenStepParser.parse(text) == value)
  }

  @Test func `of strings has no braces`() {
    let text = "\u{FEFF}/* c */ \"a\" = \"b\";\n\"same\";\n\"é %@\" = \"\\\"x\\\"\";"
    #expect(
      OpenStepParser.parseEntries(text).compactMapValues(\.text)
        == ["a": "b", "same": "same", "é %@": "\"x\""])
  }
}
