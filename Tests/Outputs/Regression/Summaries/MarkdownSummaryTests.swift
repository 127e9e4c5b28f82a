import Foundation
import Testing

@testable import ScrollworkRegression

@Suite struct `A summary in Markdown` {
  @Test func `keeps hostile texts within their cells`() throws {
    let text = MarkdownSummary([SampleComparisons.hostile]).text
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| \\<") })
    let bars = row.replacing("\\|", with: "").count { $0 == "|" }
    #expect(bars == 4)
    #expect(row.contains("\\`x\\` @<!-- -->you #<!-- -->1 50%"))
    #expect(text.contains("<summary><b>&lt;/script&gt;\"'&lt;b&gt;&amp;\\n::error"))
    #expect(text.contains("````diff") && text.contains("``</script>"))
  }

  @Test func `says what it left out to stay within GitHub's limit`() {
    let many = (0..<900).map { number in
      var comparison = SampleComparisons.gallery
      comparison.name = "scene-\(number)"
      return comparison
    }
    let text = MarkdownSummary(many).text
    #expect(text.utf8.count <= MarkdownSummary.limit)
    #expect(text.utf8.count > MarkdownSummary.limit * 9 / 10)
    #expect(text.hasPrefix("### Scrollwork: 900 of 900 scenes need a look\n"))
    #expect(text.contains("\n_Left out, as a comment may not be longer: "))
    #expect(
      text.components(separatedBy: "<details>").count
        == text.components(separatedBy: "</details>").count)
  }

  @Test func `leaves out scenes of long names in whole`() {
    var comparison = SampleComparisons.gallery
    comparison.name = String(repeating: "x", count: 70_000)
    let text = MarkdownSummary([comparison]).text
    #expect(
      text.hasSuffix(
        "longer: 1 scene in the table, and the findings of 1 scene._\n"))
  }
}
