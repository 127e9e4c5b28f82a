/// A format in which comparisons are summed up for people and for other programs.
///
/// Equal comparisons make equal text: there is no date, no time and no path that they do not have.
public enum SummaryFormat: String, Hashable, Sendable, CaseIterable, Codable {
  /// Lines for a terminal.
  case text
  /// An object as `docs/comparison.schema.json` describes it.
  case json
  /// XML as JUnit writes it, for the test reports of GitLab and Jenkins.
  case junit
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif
  /// Commands that annotate lines of a pull request in GitHub Actions.
  case github
  /// A comment for a pull request, within GitHub's limit.
  case markdown

  /// The summary of some comparisons, with a final line feed.
  public func summary(of comparisons: [Comparison]) throws -> String {
    switch self {
    case .text: TextSummary(comparisons).text
    case .json: try JSONSummary(comparisons).text()
    case .junit: JUnitSummary(comparisons).text
    case .sarif: SARIFSummary(comparisons).text
    case .github: GitHubSummary(comparisons).text
    case .markdown: MarkdownSummary(comparisons).text
    }
  }
}
