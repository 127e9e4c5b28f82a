/// A cause for which code of the user's is left out of a compiled library.
package struct OmittedCode: Hashable, Sendable, Codable {
  /// The path of the file, as given on the command line.
  package let path: String
  /// The line of the cause, such as that of an unknown name, from 1.
  package let line: Int
  /// The compiler's message about it.
  package let message: String

  package init(path: String, line: Int, message: String) {
    (self.path, self.line, self.message) = (path, line, message)
  }

  /// The cause with its place, as one line.
  package var text: String { "\(path):\(line): \(message)" }
}

extension OmittedCode {
  /// The number of causes that a warning lists.
  ///
  /// - Source: chosen; a warning stays on one screen.
  private static let most = 12

  /// The warning about the code that is left out, line by line.
  package static func warning(_ omitted: [OmittedCode]) -> [String] {
    guard !omitted.isEmpty else { return [] }
    let count =
      omitted.count == 1
      ? "1 piece of code is left out, since it does"
      : "\(omitted.count) pieces of code are left out, since they do"
    var lines = ["warning: \(count) not compile here; with \"--strict\" it is an error:"]
    lines += omitted.prefix(most).map { "  \($0.text)" }
    if omitted.count > most { lines.append("  and \(omitted.count - most) more") }
    return lines
  }

  /// The message of an error of a scene that shows nothing without the code; the first cause stands
  /// for all.
  package static func nothingLeft(of name: String, without omitted: [OmittedCode]) -> String {
    let rest = omitted.count - 1
    let others = rest > 0 ? ", and \(rest) more of such code" : ""
    let cause = omitted.first.map { ": \($0.text)\(others)" } ?? ""
    return "nothing of \(name) is left to show without the code that does not compile\(cause)"
  }
}
