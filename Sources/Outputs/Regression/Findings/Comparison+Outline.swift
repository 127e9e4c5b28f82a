extension Comparison {
  /// The findings in the order of reading: each cause, then what follows from it, deeper by one.
  package var outline: [(finding: Finding, depth: Int)] {
    FindingOutline(findings).entries.map { (findings[$0.index], $0.depth) }
  }

  /// What was found in a few words, such as `3 findings, 41 of 156 stills differ`.
  package var summary: String { inShort }
}
