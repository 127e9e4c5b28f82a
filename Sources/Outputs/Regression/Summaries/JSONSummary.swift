import Foundation

/// A summary for other programs: an object with sorted keys, described by
/// `docs/comparison.schema.json`.
struct JSONSummary: Encodable {
  /// The version of the format; it changes when a key changes its meaning or goes.
  static let version = 1

  private let comparison = Self.version
  private let passes: Bool
  private let counts: [String: Int]
  private let scenes: [Scene]

  private enum CodingKeys: CodingKey { case comparison, passes, counts, scenes }

  /// A scene without what only a page shows: its curves, and the stills that are equal.
  private struct Scene: Encodable {
    let name: String
    let verdict: Verdict
    let problem: Comparison.Problem?
    let old: Comparison.Side
    let new: Comparison.Side
    let findings: [Finding]
    let stills: [Comparison.StillPair]
  }

  /// A summary of some comparisons.
  init(_ comparisons: [Comparison]) {
    passes = comparisons.allSatisfy(\.verdict.isPassing)
    counts = Dictionary(
      Verdict.allCases.map { ($0.rawValue, comparisons.count(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    scenes = comparisons.map {
      Scene(
        name: $0.name, verdict: $0.verdict, problem: $0.problem, old: $0.old, new: $0.new,
        findings: $0.findings, stills: $0.stills.filter { !$0.isEqual })
    }
  }

  /// The object with a line for each finding and each still.
  ///
  /// - Returns: JSON with a final line feed.
  /// - Throws: An `EncodingError` if a number is not finite.
  func text() throws -> String {
    String(decoding: try LineJSON.text(self, depth: 4), as: UTF8.self)
  }
}
