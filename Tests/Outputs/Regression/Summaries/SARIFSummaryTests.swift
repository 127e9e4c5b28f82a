import Foundation
import ScrollworkRegression
import Testing

@Suite struct `A summary in SARIF` {
  private func run(_ comparisons: [Comparison]) throws -> [String: Any] {
    let text = try SummaryFormat.sarif.summary(of: comparisons)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["version"] as? String == "2.1.0")
    return try #require((object?["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ comparisons: [Comparison]) throws -> [[String: Any]] {
    try #require(run(comparisons)["results"] as? [[String: Any]])
  }

  @Test func `has a rule for each kind, by which results go`() throws {
    let run = try run(SampleComparisons.all)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]]).map { $0["id"] as? String ?? "" }
    let kinds = Finding.Kind.allCases.map(\.rawValue)
    #expect(Array(rules.prefix(kinds.count)) == kinds)
    #expect(Set(rules).count == rules.count)
    for result in try #require(run["results"] as? [[String: Any]]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
    }
  }

  @Test func `knows findings again whose lines and values changed`() throws {
    func prints(_ comparison: Comparison) throws -> [String?] {
      try results([comparison]).map {
        ($0["partialFingerprints"] as? [String: String])?["finding/v1"]
      }
    }
    var other = SampleComparisons.gallery
    other.findings[0].source = "Scenes/Gallery.swift:99"
    other.findings[0].sentence = "The cards shrink to 0.9 instead of 0.8 at the edges."
    other.findings[0].new = "0.9"
    let found = try prints(SampleComparisons.gallery)
    #expect(try prints(other) == found)
    #expect(Set(found).count == 4)
    other.findings[0].property = "scaleY"
    #expect(try prints(other)[0] != found[0])
  }

  @Test func `encodes paths`() throws {
    let result = try #require(results([SampleComparisons.hostile]).first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = physical["artifactLocation"] as? [String: String]
    #expect(artifact?["uri"] == "Scenes/a%20b%2C%25%3A%C3%A9.swift")
    #expect((physical["region"] as? [String: Int])?["startLine"] == 7)
  }
}
