/// Something in a script file, or in a recording, that cannot be understood or played.
public struct ScriptError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// Something else stands there than what could.
    case unexpected(found: String, expected: [String], nearest: String?)
    /// A number is out of its range.
    case outOfRange(String)
    /// The same is said on an earlier line.
    case twice(String, line: Int)
    /// What is around the views is said after something is done.
    case late(line: Int)
    /// A text has no end.
    case openText
    /// A backslash with something else than what it can stand before.
    case badEscape
    /// Characters of which no word is made.
    case strange(String)
    /// A # that is not after a blank.
    case gluedComment
    /// A recording is not there or cannot be read; the nearest file, if one is near.
    case missingRecording(String, nearest: String?)
    /// What is wrong with a step that reads well, in words.
    case step(String)
    /// A row of a recording has another number of columns than its head.
    case columns(Int, expected: Int)
  }

  /// The file, as it was named.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  /// How many characters it is about.
  public let length: Int
  /// The line as it stands there.
  public let source: String
  /// What is wrong.
  public let problem: Problem
}

/// All that is wrong with a script.
public struct ScriptErrors: Error, Hashable, Sendable {
  /// In the order of the files; at least one.
  public let errors: [ScriptError]

  /// Whether all that is wrong is that a file is not there.
  public var isMissing: Bool {
    errors.allSatisfy { if case .missingRecording = $0.problem { true } else { false } }
  }
}

/// Something wrong with a line, before it is known which one it is.
struct ScriptFault: Error {
  let column: Int
  let length: Int
  let problem: ScriptError.Problem

  init(_ column: Int, _ length: Int, _ problem: ScriptError.Problem) {
    (self.column, self.length, self.problem) = (column, max(1, length), problem)
  }

  func error(file: String, line: Int, source: String) -> ScriptError {
    ScriptError(
      file: file, line: line, column: column, length: length, source: source, problem: problem)
  }
}
