import ScrollworkLoose
import ScrollworkScript
import ScrollworkShaders
import ScrollworkStudio
import ScrollworkSystem

// The messages of the errors of lower rooms.
extension Diagnostic {
  /// A mistake in a script file.
  init(_ error: ScriptError) {
    self.init(
      kind: .script, place: Place(file: error.file, line: error.line, column: error.column),
      message: "\(error.problem)",
      excerpt: Self.excerpt(error.source, error.column, error.length))
    switch error.problem {
    case .unexpected(_, let expected, let nearest):
      (self.expected, suggestion) = (expected, nearest)
    case .missingRecording(_, let nearest): suggestion = nearest
    default: break
    }
  }

  /// A mistake in a plan or in a file of figures.
  init(_ error: YAMLError) {
    self.init(
      kind: .yaml, place: Place(file: error.file, line: error.line, column: error.column),
      message: error.message,
      suggestion: error.message.firstMatch(of: /did you mean "([^"]+)"\?/).map { String($0.1) },
      excerpt: Self.excerpt(error.source, error.column, error.length))
  }

  /// A step of a script that cannot be done, or an expectation that is not met.
  init(_ kind: Kind, _ words: String, of step: Int, in script: ScriptText) {
    guard let place = script.place(ofStep: step) else {
      self.init(kind: kind, place: Place(file: script.file), message: words)
      return
    }
    self.init(
      kind: kind, place: Place(file: script.file, line: place.line, column: place.column),
      message: words, excerpt: Self.excerpt(place.source, place.column, place.length))
  }

  /// An error of the Swift compiler.
  init(_ finding: CompilerReport.Finding) {
    let place = Place(file: finding.path, line: finding.line, column: finding.column)
    self.init(
      kind: .swift, place: place, label: "error: ", message: finding.message,
      suggestion: Self.suggestion(in: finding.advice),
      excerpt: finding.excerpt + finding.notes
        + [finding.advice.map { "\(place): note: \($0)" }].compactMap(\.self))
  }

  /// The errors of the Swift compiler, of very many the first.
  static func all(in report: CompilerReport) -> [Diagnostic] {
    report.shown.map { Diagnostic($0) }
      + [report.rest].compactMap {
        $0.map { Diagnostic(severity: .note, kind: .swift, message: $0) }
      }
  }

  /// The errors in Metal files.
  static func all(in report: ShaderReport) -> [Diagnostic] {
    let shown = report.shown.map { finding in
      let place = Place(
        file: finding.place.path, line: finding.place.line, column: finding.place.column)
      return Diagnostic(
        kind: .metal, place: place, label: "error: ", message: finding.message,
        suggestion: suggestion(in: finding.advice),
        excerpt: finding.excerpt
          + [finding.advice.map { "\(place): note: \($0)" }].compactMap(\.self))
    }
    return shown
      + [report.rest].compactMap {
        $0.map { Diagnostic(severity: .note, kind: .metal, message: $0) }
      }
  }

  /// A package that a project names.
  init(_ need: PackageNeed) {
    self.init(
      severity: need.isMissing ? .error : .note, kind: .package, label: "package ",
      message: "\(need.text): \(need.fate)")
  }

  /// A use of a name that changes nothing.
  init(_ use: IneffectiveUse) {
    self.init(
      severity: .note, kind: .name, place: use.places.first.map { Place(text: $0) },
      isPlaceInMessage: true, label: "note: ",
      message: String(use.note.trimmingPrefix("note: ")))
  }

  /// Code that does not compile and is left out.
  init(_ omitted: OmittedCode) {
    self.init(
      severity: .warning, kind: .swift, place: Place(file: omitted.path, line: omitted.line),
      message: "left out: \(omitted.message)")
  }

  /// The name that an advice is about, if it is nothing but a name; else the advice.
  private static func suggestion(in advice: String?) -> String? {
    advice.map { $0.wholeMatch(of: /did you mean (\S+)\?/).map { String($0.1) } ?? $0 }
  }

  private static func excerpt(_ source: String, _ column: Int, _ length: Int) -> [String] {
    let text = ScriptError.excerpt(source, column, length)
    return text.isEmpty
      ? []
      : text.dropFirst().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Console {
  /// Writes the warnings about code and shaders that are left out: together for people, each for programs.
  func writeOmissions(_ omitted: [OmittedCode], _ shaders: CompilerReport?) {
    guard errors == .text else {
      for omission in omitted { write(Diagnostic(omission)) }
      for finding in shaders?.findings ?? [] {
        var diagnostic = Diagnostic(finding)
        (diagnostic.severity, diagnostic.kind) = (.warning, .metal)
        write(diagnostic)
      }
      return
    }
    for line in OmittedCode.warning(omitted) { writeDiagnostic(line.visible()) }
    for line in shaders?.shaderWarning ?? [] { writeDiagnostic(line.visible(keeping: ["\t"])) }
  }
}
