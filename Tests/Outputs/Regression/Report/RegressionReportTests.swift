import Foundation
import Testing

@testable import ScrollworkRegression

@Suite struct `A report` {
  /// Pictures of which each side has one of `variety`.
  private struct MadeUpPictures: ComparisonPictures {
    var length = 30
    var variety = 3
    func old(_ still: Int) throws -> Data? {
      Data(repeating: UInt8(still % variety), count: length)
    }
    func new(_ still: Int) throws -> Data? { still == 7 ? nil : try old(still + 1) }
  }

  private func text(
    _ comparisons: [Comparison], _ pictures: MadeUpPictures = MadeUpPictures(),
    limit: Int = RegressionReport.pictureLimit
  ) throws -> String {
    let report = RegressionReport(comparisons.map { ($0, pictures) }, pictureLimit: limit)
    return String(decoding: try report.document(), as: UTF8.self)
  }

  private func data(_ text: String) throws -> [String: Any] {
    let start = try #require(text.range(of: "id=\"report\">"))
    let end = try #require(text[start.upperBound...].range(of: "</script>"))
    let json = try JSONSerialization.jsonObject(
      with: Data(text[start.upperBound..<end.lowerBound].utf8))
    return try #require(json as? [String: Any])
  }

  private func names(_ text: String) throws -> [String] {
    try #require(data(text)["pictures"] as? [String])
  }

  private func stills(_ text: String, _ scene: Int = 0) throws -> [[Int]] {
    let scenes = try #require(data(text)["scenes"] as? [[String: Any]])
    return try #require(scenes[scene]["stills"] as? [[Int]])
  }

  @Test func `has each picture once, and nothing to fill in`() throws {
    let page = try text([SampleComparisons.gallery, SampleComparisons.gallery])
    #expect(page.components(separatedBy: "<script type=\"application/octet-stream\"").count == 4)
    #expect(try names(page).count == 3)
    #expect(!page.contains("{{") && !page.contains("}}"))
    #expect(try page == text([SampleComparisons.gallery, SampleComparisons.gallery]))
  }

  @Test func `needs nothing else`() throws {
    let page = try text(SampleComparisons.all)
    #expect(page.contains("default-src 'none'"))
    let addresses = ["http:", "https:", "src=", "@import", "url(", " onclick"]
      .filter { page.contains($0) }
    #expect(addresses == [])
  }

  @Test func `is not changed by hostile texts`() throws {
    let (page, plain) = (
      try text([SampleComparisons.hostile]), try text([SampleComparisons.gallery])
    )
    for tag in ["</script", "<b>", "<!--"] {
      #expect(
        page.components(separatedBy: tag).count
          == plain.components(separatedBy: tag).count + (tag == "</script" ? -1 : 0), "\(tag)")
    }
    let scene = (try data(page)["scenes"] as? [[String: Any]])?.first
    #expect(scene?["name"] as? String == SampleComparisons.hostileText)
  }

  @Test func `says why a still has no picture`() throws {
    var comparison = SampleComparisons.comparison("cards", .different)
    comparison.stills = [
      Comparison.StillPair(old: 0, new: 0, isEqual: true),
      Comparison.StillPair(old: 1, new: nil, isEqual: false),
      Comparison.StillPair(old: nil, new: 1, isEqual: false, pixels: 1e-9),
      Comparison.StillPair(old: 7, new: 7, isEqual: false, pixels: 0.5),
    ]
    #expect(
      try stills(text([comparison])) == [
        [0, 0, 1, -1, 0, 0], [1, -1, 0, -1, 0, -1], [-1, 1, 0, 1, -1, 1],
        [7, 7, 0, 500_000, 0, -3],
      ])
  }

  @Test func `leaves out pictures beyond its limit, those that are equal first`() throws {
    // A picture takes 40 characters.
    let pictures = MadeUpPictures(variety: 250)
    let page = try text([SampleComparisons.gallery], pictures, limit: 40 * 30)
    let all = try stills(page)
    let kept = all.indices.filter { all[$0][4] >= 0 }
    #expect(try names(page).count <= 30)
    #expect(kept.contains(0) && kept.contains(59) && kept.contains(5) && kept.contains(44))
    #expect(kept.dropFirst().dropLast().allSatisfy { (5...44).contains($0) })
    #expect(kept.count > 12)
    #expect(all[30][4] >= 0 || all[30][4] == -2)
  }

  @Test func `of equal reels has one picture`() throws {
    var equal = SampleComparisons.gallery
    (equal.verdict, equal.findings) = (.equal, [])
    equal.stills = (0..<5).map { Comparison.StillPair(old: $0, new: $0, isEqual: true) }
    #expect(try stills(text([equal])).map { $0[4] } == [0, -2, -2, -2, -2])
  }
}
