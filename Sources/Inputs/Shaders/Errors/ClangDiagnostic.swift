/// A message of clang in the plain style, with the lines that belong to it.
struct ClangDiagnostic: Hashable, Sendable {
  enum Kind: String {
    case fatal = "fatal error"
    case error, warning, note
  }

  let kind: Kind
  let path: String
  let line: Int
  let column: Int
  let message: String
  /// The source line, and the caret below it.
  private(set) var excerpt: [String] = []

  /// Whether it is an error.
  var isError: Bool { kind == .error || kind == .fatal }

  /// Parses the first line, `path:line:column: error: message`; nil for other lines.
  init?(_ text: some StringProtocol) {
    let line = String(text)
    for kind in [Kind.fatal, .error, .warning, .note] {
      guard let mark = line.firstRange(of: ": \(kind.rawValue): ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let row = Int(parts[parts.count - 2])
      else { continue }
      self.kind = kind
      path = parts.dropLast(2).joined(separator: ":")
      (self.line, self.column) = (row, column)
      message = String(line[mark.upperBound...])
      return
    }
    return nil
  }

  /// The messages of some output, in order.
  static func all(in output: String) -> [ClangDiagnostic] {
    var all: [ClangDiagnostic] = []
    var isOpen = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let head = ClangDiagnostic(line) {
        all.append(head)
        isOpen = true
      } else if line.hasPrefix("In file included from ") || line.hasSuffix(" generated.") {
        isOpen = false
      } else if isOpen, !line.isEmpty {
        all[all.count - 1].excerpt.append(String(line))
      }
    }
    return all
  }
}
