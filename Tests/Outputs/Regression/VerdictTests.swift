import ScrollworkRegression
import Testing

@Suite struct `A verdict` {
  @Test func `passes only for equal reels`() {
    #expect(Verdict.allCases.filter(\.isPassing) == [.equal])
  }
}
