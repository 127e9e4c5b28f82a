import ScrollworkScript

/// An error in a YAML file, with its position.
public struct YAMLError: Error, Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  /// The number of characters in error; 0 for a place between two.
  public let length: Int
  /// The text of the line.
  public let source: String
  /// What was found, and what was expected.
  public let message: String
}

extension YAMLError: CustomStringConvertible {
  /// The position, the message, and the line with a caret under the error.
  public var description: String {
    "\(file):\(line):\(column): \(message)" + ScriptError.excerpt(source, column, length)
  }
}
