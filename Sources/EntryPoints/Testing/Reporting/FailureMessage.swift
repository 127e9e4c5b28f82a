import Foundation
import ScrollworkRegression

/// The message of a reel that differs from its reference.
struct FailureMessage {
  let comparison: Comparison
  /// What the assertion is about, such as `The reel “shelfScrolls.1”`.
  let subject: String
  /// Where the reference is.
  let reference: URL
  /// The further sentences: hints, where the report is, what to do.
  var advice: [String] = []

  /// The number of findings that are told.
  ///
  /// - Source: chosen, so that the message fits a screen.
  private static let shown = 8

  /// The first finding, the others, and the advice.
  var text: String {
    let entries = comparison.outline
    var lines = entries.prefix(Self.shown).enumerated().map { index, entry in
      let indent = String(repeating: "  ", count: index == 0 ? 0 : entry.depth + 1)
      return indent + Self.sentence(entry.finding)
    }
    if lines.isEmpty { lines.append("\(subject) differs from its reference.") }
    let rest = entries.count - Self.shown
    if rest > 0 { lines.append("  and \(rest) more") }
    lines.append(
      "\(subject) differs from \(TestFolders.spell(reference)): \(comparison.summary).")
    return (lines + advice).joined(separator: "\n")
  }

  /// The sentence of a finding, with the source line if it does not have it yet.
  private static func sentence(_ finding: Finding) -> String {
    guard let source = finding.source, !finding.sentence.contains(source) else {
      return finding.sentence
    }
    return "\(finding.sentence) (\(source))"
  }
}
