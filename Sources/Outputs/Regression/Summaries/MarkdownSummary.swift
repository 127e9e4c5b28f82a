/// A summary as a comment for a pull request: a table of the scenes, and what was found in each,
/// collapsed.
///
/// What would make the comment too long is left out, and the comment says so.
struct MarkdownSummary {
  /// The greatest length, in bytes.
  ///
  /// - Source: documented for GitHub's comments, 65,536 characters; less by room for a signature.
  static let limit = 65_000
  /// The findings of a scene in the table.
  private static let shownFindings = 3
  /// The lines of a drawing's difference.
  private static let shownLines = 24
  /// The bytes kept for what the comment says at its end.
  private static let reserve = 400

  private let comparisons: [Comparison]

  /// A summary of some comparisons.
  init(_ comparisons: [Comparison]) { self.comparisons = comparisons }

  /// The comment, with a final line feed.
  var text: String {
    let failing = comparisons.filter { !$0.verdict.isPassing }
    let passing = comparisons.filter(\.verdict.isPassing)
    let title =
      failing.isEmpty
      ? "all scenes are equal"
      : "\(failing.count) of "
        + "\(counted(comparisons.count, "scene")) \(failing.count == 1 ? "needs" : "need") a look"
    var text = "### Scrollwork: \(comparisons.isEmpty ? "no scenes" : title)\n\n"
    text += "\(comparisons.counts)\n"
    if comparisons.isEmpty { return text }
    text += "\n| Scene | Verdict | Findings |\n| :-- | :-- | :-- |\n"
    // Rows take at most half of the room.
    let rows = (failing + passing).map(row)
    let shownRows = add(rows, to: &text, upTo: Self.limit / 2)
    let blocks = failing.filter { !$0.findings.isEmpty || $0.problem?.details.isEmpty == false }
      .map(details)
    let shownBlocks = add(blocks, to: &text, upTo: Self.limit - Self.reserve)
    let left = [(rows.count - shownRows, "scene"), (blocks.count - shownBlocks, "list")]
      .filter { $0.0 > 0 }
    if !left.isEmpty {
      let parts = left.map {
        $1 == "scene" ? counted($0, "scene") : "the findings of \(counted($0, "scene"))"
      }
      text +=
        "\n_Left out, as a comment may not be longer: \(parts.joined(separator: " in the table, and "))._\n"
    }
    return text
  }

  /// Adds parts while there is room; returns how many.
  private func add(_ parts: [String], to text: inout String, upTo limit: Int) -> Int {
    var length = text.utf8.count
    for (number, part) in parts.enumerated() {
      length += part.utf8.count
      if length > limit { return number }
      text += part
    }
    return parts.count
  }

  private func row(_ comparison: Comparison) -> String {
    let verdict = comparison.verdict
    let word = verdict.isPassing ? verdict.rawValue : "**\(verdict.rawValue)**"
    let causes = FindingOutline(comparison.findings).entries.filter { $0.depth == 0 }
    var cells = causes.prefix(Self.shownFindings)
      .map { MarkdownText.escaped(comparison.findings[$0.index].sentence) }
    let rest = comparison.findings.count - cells.count
    if cells.isEmpty {
      cells =
        verdict.isPassing
        ? [] : [comparison.problem.map { MarkdownText.escaped($0.message) } ?? verdict.sentence]
    } else if rest > 0 {
      cells.append("and \(rest) more")
    }
    let name = MarkdownText.escaped(comparison.name)
    return "| \(name) | \(word) | \(cells.joined(separator: "<br>")) |\n"
  }

  private func details(_ comparison: Comparison) -> String {
    var text = "\n<details><summary><b>\(MarkdownText.html(comparison.name))</b>: "
    text += "\(MarkdownText.html(comparison.inShort))</summary>\n"
    let lines = comparison.problem?.details ?? []
    text += lines.isEmpty ? "\n" : code(lines, language: "", indent: "")
    for entry in FindingOutline(comparison.findings).entries {
      let finding = comparison.findings[entry.index]
      let indent = String(repeating: "  ", count: entry.depth)
      let commits =
        finding.commits.isEmpty
        ? []
        : [
          "changed in "
            + finding.commits
            .map(MarkdownText.code).joined(separator: ", ")
        ]
      let places = (finding.source.map { [MarkdownText.code($0)] } ?? []) + commits
      text += "\(indent)- \(MarkdownText.escaped(finding.sentence))"
      text += places.isEmpty ? "\n" : " (\(places.joined(separator: "; ")))\n"
      text += code(finding.details, language: "diff", indent: indent + "  ")
    }
    return text + "\n</details>\n"
  }

  /// The first lines of details as a block of code.
  private func code(_ details: [String], language: String, indent: String) -> String {
    guard !details.isEmpty else { return "" }
    var lines = details.prefix(Self.shownLines).map(PlainLine.spell)
    let rest = details.count - lines.count
    if rest > 0 { lines.append("… and \(counted(rest, "line")) more") }
    let fence = MarkdownText.fence(around: lines, atLeast: 3)
    return (["", fence + language] + lines + [fence, ""])
      .map { $0.isEmpty ? "\n" : indent + $0 + "\n" }.joined()
  }
}
