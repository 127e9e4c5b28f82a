import Foundation
import ScrollworkRegression
import TestSupport
import Testing

@Suite struct `A summary in JSON` {
  /// The object as another program reads it.
  private struct Read: Decodable {
    struct Scene: Decodable {
      let name: String
      let verdict: Verdict
      let findings: [Finding]
      let stills: [Comparison.StillPair]
    }
    let comparison: Int
    let passes: Bool
    let counts: [String: Int]
    let scenes: [Scene]
  }

  private func read(_ comparisons: [Comparison]) throws -> Read {
    let text = try SummaryFormat.json.summary(of: comparisons)
    return try JSONDecoder().decode(Read.self, from: Data(text.utf8))
  }

  @Test func `has all findings, and the stills that differ`() throws {
    let found = try read(SampleComparisons.all + [SampleComparisons.hostile])
    #expect(found.comparison == 1 && !found.passes)
    #expect(found.counts == ["equal": 1, "different": 2, "missing": 1, "stale": 1, "broken": 1])
    #expect(found.scenes[0].findings == SampleComparisons.gallery.findings)
    #expect(found.scenes[0].stills.map(\.new) == Array(5...44))
    #expect(found.scenes[5].name == SampleComparisons.hostileText)
    #expect(found.scenes[5].findings == SampleComparisons.hostile.findings)
  }

  @Test func `passes when all scenes are equal`() throws {
    #expect(try read([SampleComparisons.comparison("feed", .equal)]).passes)
    #expect(try !read([SampleComparisons.comparison("feed", .missing)]).passes)
    #expect(try !read([SampleComparisons.pages]).passes)
  }

  @Test func `is described by the schema in docs`() throws {
    let data = Data(try Repository.text("docs/comparison.schema.json").utf8)
    let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let parts = try #require(schema["$defs"] as? [String: [String: Any]])
    func names(_ part: String) throws -> [String] {
      try #require(parts[part]?["enum"] as? [String])
    }
    #expect(try names("verdict") == Verdict.allCases.map(\.rawValue))
    #expect(try names("kind") == Finding.Kind.allCases.map(\.rawValue))

    let text = try SummaryFormat.json.summary(of: SampleComparisons.all)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let top = try #require(schema["properties"] as? [String: Any])
    #expect(object.map { Set($0.keys) } == Set(top.keys))
    let scenes = try #require(object?["scenes"] as? [[String: Any]])
    let scene = try #require(scenes.first)
    func keys(_ part: String) throws -> Set<String> {
      Set(try #require(parts[part]?["properties"] as? [String: Any]).keys)
    }
    #expect(try Set(scenes.flatMap(\.keys)) == keys("scene"))
    let problem = try #require(scenes.compactMap { $0["problem"] as? [String: Any] }.first)
    #expect(try Set(problem.keys) == keys("problem"))
    let findings = try #require(scene["findings"] as? [[String: Any]])
    #expect(try Set(findings.flatMap(\.keys)) == keys("finding"))
  }
}
