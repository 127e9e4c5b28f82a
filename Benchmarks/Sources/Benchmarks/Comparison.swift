import Foundation

/// Two ways to the same thing, timed in turn in one run, so that a slow minute slows both.
@MainActor struct Comparison {
  /// What a user would feel.
  let name: String
  /// How it is without what is being measured.
  let baseline: (name: String, run: (_ round: Int) async throws -> Void)
  /// How it is with it.
  let candidate: (name: String, run: (_ round: Int) async throws -> Void)
  /// What the ratio of baseline to candidate should be.
  let goal: ClosedRange<Double>

  /// Runs both once to warm up, then in turn, and prints the median of each and of the ratios pair by pair.
  func report(rounds: Int) async throws {
    try await baseline.run(0)
    try await candidate.run(0)
    var pairs: [(baseline: Double, candidate: Double)] = []
    for round in 1...rounds {
      pairs.append(
        (
          try await Self.seconds { try await baseline.run(round) },
          try await Self.seconds { try await candidate.run(round) }
        ))
    }
    let ratio = Self.median(pairs.map { $0.baseline / $0.candidate })
    print(name)
    print("  \(Self.pad(baseline.name)) \(Self.spell(Self.median(pairs.map(\.baseline)))) ms")
    print("  \(Self.pad(candidate.name)) \(Self.spell(Self.median(pairs.map(\.candidate)))) ms")
    print(
      "  \(Self.pad("ratio")) \(Self.spell(ratio / 1000))"
        + (goal.contains(ratio) ? "" : "   outside the goal, \(goal)"))
  }

  static func seconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func pad(_ text: String) -> String {
    text.padding(toLength: 34, withPad: " ", startingAt: 0)
  }

  private static func spell(_ seconds: Double) -> String {
    String(format: "%10.2f", seconds * 1000)
  }
}
