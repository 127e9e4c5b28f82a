/// A summary as workflow commands of GitHub Actions, which annotate lines of a pull request.
///
/// A cause and its consequences are one annotation: GitHub shows ten of a step.
struct GitHubSummary {
  private let comparisons: [Comparison]

  /// A summary of some comparisons.
  init(_ comparisons: [Comparison]) { self.comparisons = comparisons }

  /// The commands, each on a line, with a final line feed.
  var text: String {
    let commands = comparisons.filter { !$0.verdict.isPassing }.flatMap(commands(of:))
    let counts = command("notice", [("title", "Scrollwork")], comparisons.counts)
    return (commands + [counts, ""]).joined(separator: "\n")
  }

  private func commands(of comparison: Comparison) -> [String] {
    let outline = FindingOutline(comparison.findings).entries
    guard !outline.isEmpty else {
      let title = "\(comparison.name): \(comparison.verdict.rawValue)"
      let lines = [comparison.sentence] + (comparison.problem?.details ?? [])
      return [command("error", [("title", title)], lines.joined(separator: "\n"))]
    }
    let starts = outline.indices.filter { outline[$0].depth == 0 }
    return zip(starts, starts.dropFirst() + [outline.endIndex]).map { start, end in
      let group = outline[start..<end]
      let cause = comparison.findings[outline[start].index]
      var properties: [(String, String)] = []
      if let source = cause.source.map(SourceLine.init) {
        properties.append(("file", source.file))
        if let line = source.line { properties.append(("line", "\(line)")) }
      }
      properties.append(("title", "\(comparison.name): \(cause.kind.words)"))
      let lines = group.map { entry in
        String(repeating: "  ", count: entry.depth) + comparison.findings[entry.index].sentence
      }
      return command("error", properties, lines.joined(separator: "\n"))
    }
  }

  private func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let parts = properties.map { "\($0)=\(Self.property($1))" }
    return "::\(name) \(parts.joined(separator: ","))::\(Self.message(message))"
  }

  /// A message with its special characters by their codes.
  ///
  /// - Source: documented by `escapeData` of GitHub's `@actions/core`.
  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The value of a property, which commas and colons would end.
  ///
  /// - Source: documented by `escapeProperty` of GitHub's `@actions/core`.
  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
