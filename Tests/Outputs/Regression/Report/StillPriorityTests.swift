import Testing

@testable import ScrollworkRegression

@Suite struct `The priority of stills` {
  private func comparison(_ differing: Set<Int>, count: Int) -> Comparison {
    var comparison = SampleComparisons.comparison("cards", .different, count: count)
    comparison.stills = (0..<count).map {
      Comparison.StillPair(old: $0, new: $0, isEqual: !differing.contains($0))
    }
    return comparison
  }

  @Test func `has ends, then differences, then their neighbors`() {
    var comparison = comparison([4, 5, 6], count: 10)
    comparison.findings = [Finding(.layout, "", from: 4, to: 6, count: 3)]
    let order = StillPriority.order(of: comparison)
    #expect(order.map { $0.sorted() } == [[0, 4, 6, 9], [5], [3, 7], [1, 2, 8]])
  }

  @Test func `has each still once, and is spread over time`() {
    let order = StillPriority.order(of: comparison(Set(1..<65), count: 66))
    #expect(order.joined().sorted() == Array(0..<66))
    #expect(order[1].prefix(4) == [1, 33, 17, 49])
  }

  @Test func `of equal reels has the first still alone`() {
    var equal = comparison([], count: 5)
    equal.verdict = .equal
    #expect(StillPriority.order(of: equal) == [[0], [], [], []])
    #expect(StillPriority.order(of: comparison([], count: 0)) == [[], [], [], []])
  }
}
