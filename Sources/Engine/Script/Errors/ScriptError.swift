/// An error in a script file or a recording, with its position.
public struct ScriptError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Problem: Hashable, Sendable {
    /// An unexpected token, with what was expected and the nearest known word.
    case unexpected(found: String, expected: [String], nearest: String?)
    /// A number is out of its range.
    case outOfRange(String)
    /// A value that an earlier line sets already.
    case twice(String, line: Int)
    /// A statement about the environment after the first step, which is on `line`.
    case late(line: Int)
    /// A setting of the whole reel after the first step, which is on `line`.
    case lateReel(String, line: Int)
    /// A string without a closing quotation mark.
    case openText
    /// An unknown escape sequence.
    case badEscape
    /// Characters that form no token.
    case strange(String)
    /// A # that does not follow whitespace.
    case gluedComment
    /// A recording that is missing or unreadable, with the nearest file name.
    case missingRecording(String, nearest: String?)
    /// A file that is not a recording, which begins with the names of its columns.
    case noRecording(columns: [String])
    /// A step that parses but cannot be played, with the message.
    case step(String)
    /// A row of a recording whose number of columns differs from the header's.
    case columns(Int, expected: Int)
  }

  /// The name of the file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  /// The number of characters in error.
  public let length: Int
  /// The text of the line.
  public let source: String
  /// The kind of error.
  public let problem: Problem
}

/// All errors of a script.
public struct ScriptErrors: Error, Hashable, Sendable {
  /// The errors, in the order of the files; at least one.
  public let errors: [ScriptError]

  /// Whether every error is a missing recording.
  public var isMissing: Bool {
    errors.allSatisfy { if case .missingRecording = $0.problem { true } else { false } }
  }
}

/// An error within a line, before its line number is known.
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
