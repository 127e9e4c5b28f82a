import Testing

@testable import ScrollworkEnvironment

@Suite struct `A localized text` {
  /// Source: the samples of "Language Plural Rules" of the Unicode CLDR.
  @Test(
    arguments: [
      ("en", [.other, .one, .other, .other]), ("ja", [.other, .other, .other, .other]),
      ("fr", [.one, .one, .other, .other]), ("ru", [.many, .one, .few, .many]),
      ("pl", [.many, .one, .few, .many]), ("cs", [.other, .one, .few, .other]),
      ("ar", [.zero, .one, .two, .few]), ("lv", [.zero, .one, .other, .other]),
      ("lt", [.other, .one, .few, .few]), ("ro", [.few, .one, .few, .few]),
      ("sl", [.other, .one, .two, .other]), ("he", [.other, .one, .two, .other]),
    ] as [(String, [PluralCategory])])
  func `has the categories of its language`(language: String, expected: [PluralCategory]) {
    #expect([0, 1, 2, 5].map { PluralCategory(of: $0, in: language) } == expected)
  }

  @Test(
    arguments: [
      ("%@ of %@", "<0> of <1>"), ("%2$@ of %1$lld", "<1> of <0>"), ("100%", "100%"),
      ("%.1f%% %d", "<0>% <1>"), ("%x then % y", "<0> then % y"), ("%@ %@ %@", "<0> <1> "),
    ])
  func `puts arguments in their places`(format: String, expected: String) {
    let pieces = LocalizedText(format).pieces([1, nil], language: "en")
    let text = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let index): "<\(index)>"
      }
    }
    #expect(text.joined() == expected)
  }

  @Test func `varies in parts`() {
    let text = LocalizedText(
      forms: [.other: "%#@a@ in %#@b@"],
      substitutions: [
        "a": .init(argument: 0, forms: [.one: "%arg bird", .other: "%arg birds"]),
        "b": .init(argument: 1, forms: [.zero: "no tree", .other: "%arg trees"]),
      ])
    #expect(
      text.pieces([1, 0], language: "en") == [.argument(0), .text(" bird in no tree")])
  }
}
