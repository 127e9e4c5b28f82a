import Foundation
public import ScrollworkScript

/// A machine-readable report of the errors of script files.
///
/// A JSON list of objects, one per line, in the order of the files: `file`, `line`, `column` and
/// `endColumn` (from 1, exclusive), `severity`, `message`, and for unexpected input `expected`, a
/// list, and `nearest`.
public struct ScriptReport: Sendable {
  private var entries: [JSONText] = []

  /// Creates a report without errors.
  public init() {}

  /// Adds the errors of a script.
  public mutating func add(_ errors: ScriptErrors) { entries += errors.errors.map(\.json) }

  /// Adds a file that cannot be read.
  public mutating func add(_ error: StudioError, file: String) {
    entries.append(
      .object([
        "file": .text(file), "severity": .text("error"), "message": .text("\(error)"),
      ]))
  }

  /// The report as JSON.
  public var json: String { JSONText.list(entries).lines(depth: 1) }
}

extension ScriptError {
  fileprivate var json: JSONText {
    var entries: [String: JSONText] = [
      "file": .text(file), "line": .integer(line), "column": .integer(column),
      "endColumn": .integer(column + length), "severity": .text("error"),
      "message": .text("\(problem)"),
    ]
    switch problem {
    case .unexpected(_, let expected, let nearest):
      entries["expected"] = .list(expected.map { .text($0) })
      entries["nearest"] = nearest.map { .text($0) }
    case .missingRecording(_, let nearest): entries["nearest"] = nearest.map { .text($0) }
    default: break
    }
    return .object(entries)
  }
}
