extension Comparison {
  /// The number of stills that differ, were lost or were added.
  var differingStills: Int { stills.count { !$0.isEqual } }

  /// What the comparison has come to, as one sentence: its problem, or the meaning of its verdict.
  var sentence: String { problem?.message ?? verdict.sentence }

  /// What was found in a few words, such as `3 findings, 41 of 156 stills differ`.
  var inShort: String {
    if let problem { return problem.message }
    guard verdict == .different else { return verdict.sentence.lowercasedFirst.withoutPeriod }
    var parts: [String] = []
    if !findings.isEmpty { parts.append(counted(findings.count, "finding")) }
    if !stills.isEmpty {
      let (count, all) = (differingStills, counted(stills.count, "still"))
      parts.append("\(count) of \(all) \(count == 1 ? "differs" : "differ")")
    }
    return parts.isEmpty ? "the reels differ" : parts.joined(separator: ", ")
  }
}

extension [Comparison] {
  /// The number of scenes with a verdict.
  func count(of verdict: Verdict) -> Int { count { $0.verdict == verdict } }

  /// The numbers of scenes in words: `5 scenes: 2 different, 1 missing, 2 equal`.
  var counts: String {
    guard !isEmpty else { return "no scenes" }
    let parts = [Verdict.broken, .different, .missing, .stale, .equal].compactMap { verdict in
      let count = count(of: verdict)
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return counted(count, "scene") + ": " + parts.joined(separator: ", ")
  }
}

/// A number and what it counts: `1 still`, `2 stills`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
