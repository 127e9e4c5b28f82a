/// A summary for the terminal: a line for each scene, its first findings below it, and the counts.
struct TextSummary {
  /// The number of findings that are told of a scene.
  ///
  /// - Source: chosen, so that a scene fits between two glances.
  static let shownFindings = 6

  /// The number of commits that are told of a finding.
  ///
  /// - Source: chosen.
  static let shownCommits = 3

  /// The number of lines that are told of a problem.
  ///
  /// - Source: chosen; the first error of a compiler, with its line.
  static let shownDetails = 6

  private let comparisons: [Comparison]

  /// A summary of some comparisons.
  init(_ comparisons: [Comparison]) { self.comparisons = comparisons }

  /// The lines, with a final line feed.
  var text: String {
    let lines = comparisons.flatMap(lines(of:)) + (comparisons.isEmpty ? [] : [""])
    return (lines + [comparisons.counts, ""]).joined(separator: "\n")
  }

  private func lines(of comparison: Comparison) -> [String] {
    let verdict = comparison.verdict.rawValue
    let column = verdict + String(repeating: " ", count: 9 - verdict.count)
    let name = PlainLine.spell(comparison.name)
    guard comparison.verdict != .equal else { return ["\(column) \(name)"] }
    let entries = FindingOutline(comparison.findings).entries
    var lines = ["\(column) \(name): \(PlainLine.spell(comparison.inShort))"]
    let details = comparison.problem?.details ?? []
    lines += details.prefix(Self.shownDetails).map { "  " + PlainLine.spell($0) }
    if details.count > Self.shownDetails {
      lines.append("  and \(counted(details.count - Self.shownDetails, "line")) more")
    }
    for entry in entries.prefix(Self.shownFindings) {
      let finding = comparison.findings[entry.index]
      let indent = String(repeating: "  ", count: entry.depth + 1)
      let source =
        finding.source.flatMap { source in
          finding.sentence.contains(source) ? nil : " (\(PlainLine.spell(source)))"
        } ?? ""
      lines.append(indent + PlainLine.spell(finding.sentence) + source)
      lines += finding.commits.prefix(Self.shownCommits).map {
        "\(indent)  changed by \(PlainLine.spell($0))"
      }
    }
    let rest = entries.count - Self.shownFindings
    if rest > 0 { lines.append("  and \(rest) more") }
    return lines
  }
}
