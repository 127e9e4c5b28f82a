import ScrollworkScript
package import Yams

/// The text of a YAML file: its nodes, and errors at them.
package struct YAMLText: Hashable, Sendable {
  /// The name of the file in messages.
  package let file: String
  private let lines: [String]

  /// The text of a file; `file` is its name in messages.
  package init(_ text: String, file: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The root node; nil for an empty file.
  ///
  /// - Throws: A ``YAMLError`` for text that is not YAML.
  package func root() throws(YAMLError) -> Node? {
    do { return try Yams.compose(yaml: lines.joined(separator: "\n")) } catch {
      throw malformed(error)
    }
  }

  /// An error at a place.
  package func error(
    line: Int, column: Int, length: Int = 0, _ message: String
  ) -> YAMLError {
    YAMLError(
      file: file, line: line, column: column, length: length,
      source: lines.indices.contains(line - 1) ? lines[line - 1] : "", message: message)
  }

  /// An error at a node; at the start of the file for nil.
  package func error(at node: Node?, _ message: String) -> YAMLError {
    error(
      line: node?.mark?.line ?? 1, column: node?.mark?.column ?? 1,
      length: node?.scalar?.string.count ?? 0, message)
  }

  /// What was expected, and the nearest of the known names.
  package static func expectation(_ found: String, among known: [String]) -> String {
    let nearest =
      NearestWord.nearest(to: found, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    return "expected \(listed(known))\(nearest)"
  }

  private static func listed(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    return quoted.count < 2
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or \(quoted.last ?? "")"
  }

  private func malformed(_ error: any Error) -> YAMLError {
    let (message, mark): (String, Mark?) =
      switch error {
      case YamlError.scanner(_, let problem, let mark, _),
        YamlError.parser(_, let problem, let mark, _),
        YamlError.composer(_, let problem, let mark, _):
        ("not YAML: \(problem)", mark)
      case YamlError.duplicatedKeysInMapping(let keys, let context):
        ("found \"\(keys.first ?? "")\" twice, expected each key once", context.mark)
      default: ("not YAML: \(error)", nil)
      }
    return self.error(line: mark?.line ?? 1, column: mark?.column ?? 1, message)
  }
}
