import Testing

@testable import ScrollworkRegression

@Suite struct `A summary for the terminal` {
  @Test func `tells the first findings and how many more there are`() throws {
    var comparison = SampleComparisons.comparison("feed", .different)
    comparison.findings = (1...18).map {
      Finding(.layout, "View \($0) moves by 2 pt.", from: 0, to: 1, count: 2)
    }
    #expect(
      TextSummary([comparison]).text == """
        different feed: 18 findings
          View 1 moves by 2 pt.
          View 2 moves by 2 pt.
          View 3 moves by 2 pt.
          View 4 moves by 2 pt.
          View 5 moves by 2 pt.
          View 6 moves by 2 pt.
          and 12 more

        1 scene: 1 different

        """)
  }

  @Test func `has no control characters of its texts`() {
    let lines = TextSummary([SampleComparisons.hostile]).text.split(separator: "\n")
    #expect(lines.count == 4 && lines[2].contains("changed by"))
    #expect(lines[1].contains("\\n::error::]]> |") && lines[1].contains("\\u{7}\\u{1b}[31m"))
    #expect(lines[1].contains("\\u{2028}🎡"))
  }

  @Test func `of a scene without findings tells of its stills`() {
    var comparison = SampleComparisons.comparison("feed", .different)
    comparison.stills = [Comparison.StillPair(old: 0, new: 0, isEqual: false)]
    #expect(comparison.inShort == "1 of 1 still differs")
    comparison.stills = []
    #expect(comparison.inShort == "the reels differ")
  }
}
