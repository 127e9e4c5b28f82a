/// A summary as JUnit writes it: a test case for each scene, with a failure unless it passes, or an
/// error if the comparison cannot be made.
///
/// The elements and attributes are those of `junit-10.xsd`, which Jenkins and GitLab read.
struct JUnitSummary {
  private let comparisons: [Comparison]

  /// A summary of some comparisons.
  init(_ comparisons: [Comparison]) { self.comparisons = comparisons }

  /// The document, with a final line feed.
  var text: String {
    let errors = comparisons.count(of: .broken)
    let failures = comparisons.count { !$0.verdict.isPassing } - errors
    let counts = "tests=\"\(comparisons.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let cases = comparisons.map(testCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Scrollwork" \(counts)>
        <testsuite name="Scrollwork" \(counts) skipped="0">
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ comparison: Comparison) -> String {
    let name = XMLText.attribute(comparison.name)
    let tag = "    <testcase classname=\"Scrollwork\" name=\"\(name)\""
    guard !comparison.verdict.isPassing else { return tag + "/>\n" }
    let entries = FindingOutline(comparison.findings).entries
    let first = entries.first.map { comparison.findings[$0.index].sentence }
    let message = XMLText.attribute(first ?? comparison.sentence)
    let lines = entries.map { entry in
      let finding = comparison.findings[entry.index]
      return String(repeating: "  ", count: entry.depth) + finding.sentence
        + (finding.source.map { " (\($0))" } ?? "")
    }
    let all = [comparison.inShort] + (comparison.problem?.details ?? []) + lines
    let element = comparison.verdict == .broken ? "error" : "failure"
    return """
      \(tag)>
            <\(element) type="\(comparison.verdict.rawValue)" message="\(message)">\
      \(XMLText.content(all.joined(separator: "\n")))</\(element)>
          </testcase>

      """
  }
}
