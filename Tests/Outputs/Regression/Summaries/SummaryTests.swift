import ScrollworkRegression
import TestSupport
import Testing

@Suite struct `A summary` {
  @Test(arguments: SummaryFormat.allCases) func `of scenes of each verdict`(
    _ format: SummaryFormat
  ) throws {
    let text = try format.summary(of: SampleComparisons.all)
    #expect(
      Golden.difference(text, "ScrollworkRegressionTests", "summary-\(format.rawValue)") == nil)
    #expect(try text == format.summary(of: SampleComparisons.all))
  }

  @Test(arguments: SummaryFormat.allCases) func `of nothing at all`(
    _ format: SummaryFormat
  ) throws {
    let text = try format.summary(of: [])
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }
}
