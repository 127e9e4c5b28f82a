/// A piece of the user's code that is left out of a compiled library, and why.
package struct OmittedCode: Hashable, Sendable, Codable {
  /// The path of the file, as given on the command line.
  package let path: String
  /// The line where the piece begins, from 1.
  package let line: Int
  /// The compiler's message about it.
  package let message: String
}

extension OmittedCode {
  /// The number of pieces that a warning lists.
  ///
  /// - Source: chosen; a warning stays on one screen.
  private static let most = 12

  /// The warning about some pieces, line by line.
  package static func warning(_ omitted: [OmittedCode]) -> [String] {
    guard !omitted.isEmpty else { return [] }
    let count =
      omitted.count == 1
      ? "1 piece of code is left out, since it does"
      : "\(omitted.count) pieces of code are left out, since they do"
    var lines = ["warning: \(count) not compile here; with \"--strict\" it is an error:"]
    lines += omitted.prefix(most).map { "  \($0.path):\($0.line): \($0.message)" }
    if omitted.count > most { lines.append("  and \(omitted.count - most) more") }
    return lines
  }
}
