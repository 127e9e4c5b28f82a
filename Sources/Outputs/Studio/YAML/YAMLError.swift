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
  /// The further mistakes of the file, in the order of its lines.
  public package(set) var others: [YAMLError] = []
}

extension YAMLError {
  /// The mistakes of a file, in the order of its lines, each once; nil for none.
  package init?(all mistakes: [YAMLError]) {
    var seen: Set<YAMLError> = []
    let all = mistakes.flatMap { [$0.alone] + $0.others }.filter { seen.insert($0).inserted }
      .enumerated().sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }.map(\.element)
    guard let first = all.first else { return nil }
    self = first
    others = Array(all.dropFirst())
  }

  /// The error without the further ones.
  private var alone: YAMLError {
    var error = self
    error.others = []
    return error
  }

  /// The number of mistakes, in words.
  public var summary: String {
    others.isEmpty ? "\(file) has a mistake" : "\(file) has \(others.count + 1) mistakes"
  }
}

extension YAMLError: CustomStringConvertible {
  /// The position, the message, and the line with a caret under the error.
  public var description: String {
    "\(file):\(line):\(column): \(message)" + ScriptError.excerpt(source, column, length)
  }
}
