import Foundation

/// The compiler's errors in the user's files.
package struct CompilerReport: Hashable, Sendable {
  /// An error with its excerpt, notes and advice.
  package struct Finding: Hashable, Sendable {
    /// The path of the file, as given on the command line.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// The column, from 1.
    package let column: Int
    /// The compiler's message.
    package let message: String
    /// The source line and the caret, as the compiler prints them.
    package var excerpt: [String] = []
    /// The compiler's notes on the user's own code, as whole lines.
    package var notes: [String] = []
    /// Our advice, if there is any.
    package var advice: String?
    /// The number of places in the files with the same mistake.
    package var uses = 1

    /// The location as `path:line:column`.
    package var place: String { "\(path):\(line):\(column)" }

    /// The order among other errors: names come from modules, so missing modules are first.
    fileprivate var rank: Int { message.hasPrefix("no such module") ? .min : -uses }

    /// The error with its excerpt, notes and advice, line by line.
    var lines: [String] {
      var lines = ["\(place): error: \(message)"] + excerpt + notes
      if let advice { lines.append("\(place): note: \(advice)") }
      return lines
    }
  }

  /// The errors in order, without duplicates.
  package var findings: [Finding]
  /// Whether some files import modules that do not exist.
  var lacksModules: Bool { findings.contains { $0.message.hasPrefix("no such module") } }
  /// The errors that are left out, since they follow from others.
  private(set) var consequences: [Finding] = []

  /// A report of errors that are known.
  init(findings: [Finding]) { self.findings = findings }

  /// The report with the errors of another after its own.
  func adding(_ other: CompilerReport) -> CompilerReport {
    var report = self
    report.findings += other.findings
    return report
  }

  /// Parses compiler output in the plain style, `file:line:column: error: message`.
  init(_ text: String, knownPaths: Set<String>) {
    findings = []
    var isKept = false
    var hasError = false
    for written in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = SelectorProgram.asWritten(String(written))
      if let head = Head(line) {
        isKept = knownPaths.contains(head.path)
        switch head.kind {
        case .error:
          let finding = Finding(
            path: head.path, line: head.line, column: head.column,
            message: Self.withImportedNames(head.message))
          let isNew = !findings.contains {
            $0.place == finding.place && $0.message == finding.message
          }
          isKept = isKept && isNew
          hasError = isKept
          if isKept { findings.append(finding) }
        case .note:
          isKept = isKept && hasError
          if isKept {
            findings[findings.count - 1].notes.append(
              "\(head.path):\(head.line):\(head.column): note: \(Self.withImportedNames(head.message))"
            )
          }
        case .warning:
          isKept = false
          hasError = false
        }
      } else if isKept, !line.isEmpty, !findings.isEmpty {
        let last = findings.count - 1
        if findings[last].notes.isEmpty {
          findings[last].excerpt.append(line)
        } else {
          findings[last].notes.append(line)
        }
      }
    }
    removeGeneratedErrors()
    removeConsequentialErrors()
    sort()
  }

  /// Removes the errors of code that is made from the user's, if there are others.
  private mutating func removeGeneratedErrors() {
    let written = findings.filter { !$0.path.hasPrefix("<") }
    if !written.isEmpty { findings = written }
  }

  /// Whether all errors are in code that is made from the user's.
  var isOfGeneratedCode: Bool { findings.allSatisfy { $0.path.hasPrefix("<") } }

  /// Removes errors that follow from others: an unknown modifier leaves its arguments without a
  /// type.
  private mutating func removeConsequentialErrors() {
    let missing = findings.compactMap { UnknownName($0.message)?.name }
    func isConsequence(_ finding: Finding) -> Bool {
      Self.isConsequence(finding.message)
        || missing.contains { finding.message.hasSuffix(" conform to '\($0)'") }
    }
    let causes = findings.filter { !isConsequence($0) }
    guard !causes.isEmpty else { return }
    consequences = findings.filter(isConsequence)
    findings = causes
  }

  /// Sorts the errors: missing modules, then by uses, most first, then by file and line.
  mutating func sort() {
    let paths = findings.reduce(into: [String]()) { paths, finding in
      if !paths.contains(finding.path) { paths.append(finding.path) }
    }
    let order = findings.indices.sorted { one, other in
      let (a, b) = (findings[one], findings[other])
      let (first, second) = (paths.firstIndex(of: a.path) ?? 0, paths.firstIndex(of: b.path) ?? 0)
      return (a.rank, first, a.line, a.column, one) < (b.rank, second, b.line, b.column, other)
    }
    findings = order.map { findings[$0] }
  }

  static func isConsequence(_ message: String) -> Bool {
    message.hasPrefix("cannot infer contextual base")
      || message.hasPrefix("failed to produce diagnostic for expression")
      || message.hasPrefix("cannot use explicit 'return' statement in the body of result builder")
      || isMisplacedInForEach(message)
      || (message.hasPrefix("generic parameter") && message.hasSuffix("could not be inferred"))
  }

  /// Whether this is the error that `ForEach` reports for its data if its content has no type.
  static func isMisplacedInForEach(_ message: String) -> Bool {
    message.contains("expected argument type 'Binding<C>'")
      || message.contains("'Binding<C.Element>'")
  }

  /// A message with module names replaced by the names that the user's files import.
  private static func withImportedNames(_ message: String) -> String {
    var text = ""
    var rest = message[...]
    while let start = rest.range(of: "Scrollwork") {
      text += rest[..<start.lowerBound]
      let name = rest[start.lowerBound...].prefix { $0.isLetter }
      rest = rest[name.endIndex...]
      let isQualifier = rest.first == "." && rest.dropFirst().first?.isLetter == true
      // A qualified type: the module name adds no information.
      if isQualifier { rest = rest.dropFirst() } else { text += "SwiftUI" }
    }
    return text + rest
  }

  /// The message of a line without the location before it.
  static func withoutLocation(_ line: some StringProtocol) -> String {
    let text = String(line)
    guard let range = text.range(of: "error: ") else { return text }
    return String(text[range.upperBound...])
  }

  /// The reason for a failure outside the user's files.
  ///
  /// Errors without a file take precedence over those of the compiler driver.
  static func reasonOutsideFiles(_ text: String) -> String? {
    let lines = text.split(separator: "\n").filter { $0.contains("error: ") }
    let line = lines.first { !$0.hasPrefix("error: ") } ?? lines.first
    return line.map { withoutLocation($0) }
  }

  /// A one-line summary of all errors.
  var summary: String {
    var names: [String] = []
    for finding in findings where !names.contains(finding.path) { names.append(finding.path) }
    let count = findings.count == 1 ? "1 error" : "\(findings.count) errors"
    let verb = names.count == 1 ? "does" : "do"
    let files = names.count > 3 ? "\(names.count) files" : names.joined(separator: ", ")
    return "\(files) \(verb) not compile: \(count)"
  }

  /// The number of errors that are shown.
  ///
  /// - Source: chosen; about a screen with the notes left out.
  private static let most = 20

  /// The errors that are shown: of very many the first.
  package var shown: [Finding] { Array(findings.prefix(Self.most)) }

  /// The line about the errors that are not shown; nil for none.
  package var rest: String? {
    let rest = findings.count - Self.most
    guard rest > 0 else { return nil }
    return "and \(rest) more; \"scrollwork check\" lists all names that are not modelled"
  }

  /// The report, line by line.
  package var lines: [String] { shown.flatMap(\.lines) + [rest].compactMap(\.self) }
}

/// The first line of a compiler diagnostic.
private struct Head {
  enum Kind: String { case error, warning, note }

  let path: String
  let line: Int
  let column: Int
  let kind: Kind
  let message: String

  init?(_ line: String) {
    for kind in [Kind.error, .warning, .note] {
      guard let mark = line.range(of: ": \(kind.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound]
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let row = Int(parts[parts.count - 2])
      else { continue }
      path = parts.dropLast(2).joined(separator: ":")
      self.line = row
      self.column = column
      self.kind = kind
      message = String(line[mark.upperBound...])
      return
    }
    return nil
  }
}
