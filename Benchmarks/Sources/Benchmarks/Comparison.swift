import Foundation

/// Two ways to the same thing, timed in turn in one run, so that a slow minute slows both.
@MainActor struct Comparison {
  /// What a user would feel.
  let name: String
  /// How it is without what is being measured.
  let baseline: (name: String, run: (_ round: Int) throws -> Void)
  /// How it is with it.
  let candidate: (name: String, run: (_ round: Int) throws -> Void)
  /// What the ratio of baseline to candidate should be.
  let goal: ClosedRange<Double>

  /// Runs both once to warm up, then in turn, and prints the median of each and of the ratios pair by pair.
  func report(rounds: Int) throws {
    try baseline.run(0)
    try candidate.run(0)
    var pairs: [(baseline: Double, candidate: Double)] = []
    for round in 1...rounds {
      pairs.append(
        (
          try Self.seconds { try baseline.run(round) },
          try Self.seconds { try candidate.run(round) }
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

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
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
