import ScrollworkRegression
import Testing

@Suite struct `A summary for GitHub Actions` {
  @Test func `is one command on a line, whatever texts hold`() throws {
    let text = try SummaryFormat.github.summary(of: [SampleComparisons.hostile])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[2].isEmpty)
    #expect(
      lines[0].hasPrefix(
        "::error file=Scenes/a b%2C%25%3Aé.swift,line=7,title=</script>\"'<b>&%0A%3A%3Aerror"))
    #expect(lines[0].contains("50%25 a%2Cb%3Ac"))
    #expect(lines[0].contains("::</script>\"'<b>&%0A::error::]]> | `x` @you #1 50%25 a,b:c"))
    #expect(lines[1] == "::notice title=Scrollwork::1 scene: 1 different")
  }
}
