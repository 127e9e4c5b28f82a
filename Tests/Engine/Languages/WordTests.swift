import Foundation
import ScrollworkLanguages
import Testing

/// Source: the Unicode locale data, by the ICU of Foundation.
@Suite struct `Words of a language` {
  private static let german = Locale(identifier: "de_DE")

  @Test(
    arguments: [
      (.wide, "1 Stunde und 5 Minuten"), (.short, "1 Std., 5 Min."), (.brief, "1Std. 5Min."),
      (.narrow, "1h 5min"), (.numeric, "1:05"),
    ] as [(UnitWidth, String)])
  func `write amounts of time`(width: UnitWidth, text: String) {
    #expect(plain(TimeAmounts([(.hour, 1), (.minute, 5)]).text(width, Self.german)) == text)
    #expect(TimeAmounts([]).text(width, Self.german) == "")
  }

  @Test func `write numbers in words`() {
    #expect(
      TimeAmounts([(.hour, 2), (.minute, 5)]).spelledOut(Self.german)
        == "zwei Stunden und fünf Minuten")
  }

  @Test(arguments: TimeUnit.allCases) func `know all units of time`(unit: TimeUnit) {
    #expect(UnitNames.text(unit.identifier, .wide, Locale(identifier: "en_US")) == "\(unit)s")
  }

  @Test func `write what a sentence begins with in a large letter`() {
    var words = RelativeTime()
    words.isNamed = true
    #expect(words.text(-1, .day, Self.german) == "gestern")
    words.place = .beginningOfSentence
    #expect(words.text(-1, .day, Self.german) == "Gestern")
  }

  @Test func `have no unit that ICU has not`() {
    #expect(MeasuredNumber(1, "slug", .wide).text(Self.german) == nil)
    #expect(UnitNames.text("slug", .wide, Self.german) == nil)
    #expect(UnitNames.preferred("slug", nil, Self.german) == nil)
  }

  @Test func `take the place of the number in its own form`() {
    let way = MeasuredNumber(5, "kilometer", .wide, usage: "road")
    #expect(way.text(Locale(identifier: "en_US")) { "<\(Int($0 * 100))>" } == "<310> miles")
    // Arabic has no number in one meter.
    #expect(
      MeasuredNumber(1, "meter", .wide).text(Locale(identifier: "ar_EG")) { _ in "1" } == "متر")
  }

  @Test(
    arguments: [
      ("ja_JP", "山田太郎", true, ""), ("de_DE", "山田太郎", true, ""), ("ja_JP", "Ada", false, " "),
      ("hu_HU", "Ada", true, " "), ("ko_KR", "김민준", true, ""), ("ru_RU", "Анна", false, " "),
    ])
  func `order names by their script`(id: String, name: String, isFirst: Bool, separator: String) {
    let order = NameOrder(of: name, in: Locale(identifier: id))
    #expect(order.isFamilyFirst == isFirst)
    #expect(order.separator == separator)
  }

  @Test(
    arguments: [
      ("ru", [0, 1, 2, 1.5], ["many", "one", "few", "other"]),
      ("fr", [0, 1.5, 2, 1e6], ["one", "one", "other", "many"]),
      ("ga", [2, 3, 7], ["two", "few", "many"]),
      ("en", [-1, .infinity, .nan], ["one", "other", "other"]), ("", [1], ["other"]),
    ] as [(String, [Double], [String])])
  func `inflect nouns`(language: String, numbers: [Double], keywords: [String]) {
    #expect(numbers.map { PluralRule.keyword(of: $0, in: language) } == keywords)
  }

  private func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }
}
