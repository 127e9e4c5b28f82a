import Testing

@testable import ScrollworkScript

@Suite struct `Nearest word` {
  @Test(arguments: [
    (typed: "galery", nearest: "gallery" as String?), ("gallrey", "gallery"), ("Feed", "feed"),
    ("fed", "feed"), ("defe", nil), ("rows-milion", "rows-million"), ("rows", nil), ("", nil),
    ("something", nil), ("pagse", "pages"),
  ])
  func `is found when it is near`(typed: String, nearest: String?) {
    let words = ["gallery", "feed", "pages", "rows-hundred", "rows-million"]
    #expect(NearestWord.nearest(to: typed, among: words) == nearest)
  }

  /// A short word in the way of a longer one that is near enough.
  @Test func `is a word that counts as near`() {
    #expect(NearestWord.nearest(to: "tpa", among: ["to", "twice", "tap"]) == "tap")
    #expect(NearestWord.nearest(to: "lading", among: ["in", "leading"]) == "leading")
  }

  /// It was compared with every known word, letter by letter.
  @Test func `of a very long one is none`() {
    let long = String(repeating: "galleryfeed", count: 1 << 16)
    #expect(NearestWord.nearest(to: long, among: ["gallery", "feed", "rows-million"]) == nil)
    #expect(NearestWord.nearest(to: "rows-millionaire", among: ["rows-million"]) == "rows-million")
    #expect(NearestWord.nearest(to: "rows-millionaires", among: ["rows-million"]) == nil)
  }

  @Test(arguments: [
    (a: "", b: "", steps: 0), ("abc", "abc", 0), ("abc", "", 3), ("kitten", "sitting", 3),
    ("abcd", "acbd", 1), ("ca", "abc", 3), ("flaw", "lawn", 2),
  ])
  func `counts steps`(a: String, b: String, steps: Int) {
    #expect(NearestWord.distance(Array(a), Array(b)) == steps)
    #expect(NearestWord.distance(Array(b), Array(a)) == steps)
  }
}
