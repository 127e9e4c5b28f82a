import ScrollworkRegression

extension Failure {
  /// A folder without references, and no names.
  static func noReferences(in folder: String) -> Failure {
    Failure(
      status: .missing,
      message: "there are no references in \(folder); \"scrollwork verify NAME --record\" records "
        + "that of a scene or a Swift file, and \"scrollwork init\" makes a project of what is here"
    )
  }

  /// `--all` where neither a configuration nor the tool has scenes of a project.
  static var noProject: Failure {
    Failure(
      status: .usage,
      message:
        "'--all' takes all scenes of a project, and there is no \(Configuration.fileName) with "
        + "scenes here; \"scrollwork init\" makes one")
  }
}

/// The failure of comparisons that are not all equal: its message and its exit code.
struct VerifyFailure {
  private let results: [VerifiedScene]
  private let verb: VerifyVerb

  /// The failure of some results of a verb.
  init(_ results: [VerifiedScene], of verb: VerifyVerb) {
    (self.results, self.verb) = (results, verb)
  }

  /// The failure; its exit code is that of the first comparison that could not be made.
  var failure: Failure {
    Failure(
      status: results.lazy.compactMap(\.problem).first ?? .mismatch,
      message: [broken, differing, stale].compactMap(\.self).joined(separator: "; "))
  }

  private func results(_ verdicts: Verdict...) -> [VerifiedScene] {
    results.filter { verdicts.contains($0.comparison.verdict) }
  }

  private func names(of results: [VerifiedScene]) -> String {
    results.map(\.comparison.name).joined(separator: ", ")
  }

  /// For example `box cannot be compared: References/box/tracks.json is missing`.
  private var broken: String? {
    let broken = results(.broken)
    guard let first = broken.first else { return nil }
    let what = verb.record ? "recorded" : "compared"
    guard broken.count > 1 else {
      let cause = first.comparison.problem?.message ?? ""
      return "\(first.comparison.name) cannot be \(what): \(cause)"
    }
    return "\(broken.count) of \(results.count) scenes cannot be \(what): \(names(of: broken))"
  }

  private var differing: String? {
    let differing = results(.different, .missing)
    guard !differing.isEmpty else { return nil }
    guard !verb.record else {
      return "\(names(of: differing)): differs from what was recorded just now; its views depend "
        + "on more than state and time"
    }
    return "\(differing.count) of \(results.count) "
      + "\(results.count == 1 ? "scene is" : "scenes are") not as recorded in \(verb.references); "
      + "what differs is in \(verb.output), and --record accepts it"
  }

  private var stale: String? {
    let stale = results(.stale)
    guard let first = stale.first else { return nil }
    guard stale.count > 1 else {
      return "the reference \(first.comparison.name) has no scene: "
        + "\(first.comparison.problem?.message ?? "")"
    }
    return "\(stale.count) of \(results.count) references have no scene: \(names(of: stale))"
  }
}
