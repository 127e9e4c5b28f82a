/// The compiler's errors in a Metal file and in those that it includes.
package struct ShaderReport: Hashable, Sendable {
  /// An error with its excerpt and advice.
  package struct Finding: Hashable, Sendable {
    /// The place in the file.
    package let place: MetalPlace
    /// The compiler's message.
    package let message: String
    /// The source line and the caret.
    package let excerpt: [String]
    /// Our advice, if there is any.
    package let advice: String?

    /// The error with its excerpt and advice, line by line.
    package var lines: [String] {
      let lines = ["\(place): error: \(message)"] + excerpt
      return advice.map { lines + ["\(place): note: \($0)"] } ?? lines
    }
  }

  /// The path of the file that was compiled.
  package let path: String
  /// The errors, the first cause first, each place once.
  package let findings: [Finding]

  /// Parses what clang has said about copies of files; nil if it is about none of them.
  init?(_ output: String, files: CopiedFiles) {
    var findings: [Finding] = []
    let all = ClangDiagnostic.all(in: output)
    for (number, error) in all.enumerated() where error.isError {
      let notes = all[(number + 1)...].prefix { $0.kind == .note }
      // An error in a header is one of the line that uses it.
      guard let cause = ([error] + notes).first(where: { files.file($0.path) != nil }),
        let file = files.file(cause.path)
      else { continue }
      let place = MetalPlace(path: file.path, line: cause.line, column: cause.column)
      guard
        !findings.contains(where: { $0.place.path == place.path && $0.place.line == place.line })
      else { continue }
      findings.append(
        Finding(
          place: place,
          message: Self.undefined(in: error.message).map(Self.isUndefined)
            ?? ShaderSpelling.readable(files.asWritten(error.message)),
          excerpt: Array(cause.excerpt.prefix(2)),
          advice: ShaderAdvice(error, Array(notes), in: file).text))
    }
    guard let main = files.files.first, !findings.isEmpty else { return nil }
    path = main.path
    self.findings = findings
  }

  /// The name of a function that a message says is not defined; nil for another message.
  private static func undefined(in message: String) -> String? {
    let names = message.split(separator: "'", omittingEmptySubsequences: false)
    return message.contains("has internal linkage but is not defined") && names.count > 1
      ? String(names[1]) : nil
  }

  private static func isUndefined(_ name: String) -> String {
    "the function \(name) is declared, and no Metal file defines it"
  }

  /// The functions that a unit calls and that nothing defines, as the linker has said; nil without one.
  init?(undefinedIn output: String, of unit: MetalUnit) {
    let mark = "undefined symbol: "
    var names: [String] = []
    for line in output.split(separator: "\n") {
      // Functions of C, which compiled code calls by itself, have no types.
      guard let start = line.firstRange(of: mark)?.upperBound,
        let end = line[start...].firstIndex(of: "(")
      else { continue }
      let name = String(line[start..<end])
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return nil }
    path = unit.path
    let units = [unit] + unit.partners
    findings = names.map { name in
      let place = units.lazy.compactMap { $0.missing[name] }.first
      let file = units.lazy.flatMap(\.files).first { $0.path == place?.path }
      return Finding(
        place: place ?? MetalPlace(path: unit.path, line: 1, column: 1),
        message: Self.isUndefined(name),
        excerpt: place.flatMap { file?.excerpt(at: $0) } ?? [], advice: nil)
    }.sorted { $0.place < $1.place }
  }

  /// The use of a name of SwiftUI without its header; nil if there is none.
  init?(unknownLayerOf unit: MetalUnit) {
    guard let place = unit.unknownLayer else { return nil }
    path = unit.path
    let file = unit.files.first { $0.path == place.path }
    findings = [
      Finding(
        place: place, message: "use of undeclared identifier 'SwiftUI'",
        excerpt: file?.excerpt(at: place) ?? [],
        advice: "SwiftUI::Layer needs #include <SwiftUI/SwiftUI_Metal.h>")
    ]
  }

  /// A one-line summary of all errors.
  package var summary: String {
    let count = findings.count == 1 ? "1 error" : "\(findings.count) errors"
    return "\(path) does not compile: \(count)"
  }

  /// The number of errors that are shown.
  ///
  /// - Source: chosen; most of the others follow from them.
  private static let most = 5

  /// The errors that are shown: of many the first.
  package var shown: [Finding] { Array(findings.prefix(Self.most)) }

  /// The line about the errors that are not shown; nil for none.
  package var rest: String? {
    let rest = findings.count - Self.most
    return rest > 0 ? "and \(rest) more in \(path)" : nil
  }

  /// The report, line by line.
  package var lines: [String] { shown.flatMap(\.lines) + [rest].compactMap(\.self) }
}
