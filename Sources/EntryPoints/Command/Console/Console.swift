import Foundation
import ScrollworkLoose
import ScrollworkSystem

/// The output streams of the tool: results on standard output, diagnostics and progress on standard
/// error.
package struct Console: Sendable {
  private let out: @Sendable (String) throws -> Void
  private let err: @Sendable (String) -> Void
  /// Whether the diagnostic stream is a terminal, whose last line can be overwritten.
  let isTerminal: Bool
  /// The maximum line width, in columns; nil uses the width of the terminal.
  let columns: Int?
  /// The minimum interval between two progress updates.
  let pause: Duration
  /// The file descriptor of the results, for child processes.
  let results: Int32
  /// The paths of compiled files as they were typed, by their names in the locations of views.
  var sourceNames: [String: String] = [:]
  /// The form of diagnostics.
  var errors = ErrorForm.text
  /// How much is said beside results and errors.
  var verbosity = Verbosity.usual
  /// Whether words that tell the kind of a message have a color.
  private let hasColor: Bool

  /// A console on a file descriptor for results, and standard error.
  init(results: Int32) {
    self.results = results
    out = { text in
      do throws(SystemError) { try Descriptor.write(Data(text.utf8), to: results) } catch {
        throw error.number == EPIPE
          ? OutputError.closedPipe : OutputError.cannotWrite(reason: error.reason)
      }
    }
    err = { text in
      // What views printed before a message comes before it.
      fflush(nil)
      // There is no other place to report that standard error cannot be written.
      try? Descriptor.write(Data(text.utf8), to: STDERR_FILENO)
    }
    isTerminal = isatty(STDERR_FILENO) == 1
    columns = nil
    // Documented, no-color.org: any value that is not empty.
    let isPlain = ProcessVariable.value("NO_COLOR").map { !$0.isEmpty } ?? false
    hasColor = isTerminal && !isPlain && ProcessVariable.value("TERM") != "dumb"
    pause = isTerminal ? Self.frame : .seconds(10)
  }

  /// The interval between progress updates on a terminal; ten seconds elsewhere, for short logs.
  ///
  /// - Source: chosen; smooth to the eye.
  private static let frame = Duration.milliseconds(80)

  /// An 80-column console that passes its output to closures.
  ///
  /// Without a terminal it reports no progress, so that the output does not depend on timing.
  package init(
    isTerminal: Bool = false, out: @escaping @Sendable (String) throws -> Void,
    err: @escaping @Sendable (String) -> Void
  ) {
    self.out = out
    self.err = err
    self.isTerminal = isTerminal
    columns = 80
    hasColor = false
    results = STDOUT_FILENO
    pause = isTerminal ? Self.frame : .seconds(1_000_000)
  }

  /// Writes a result unchanged.
  ///
  /// - Throws: An ``OutputError``.
  func write(_ text: String) throws { try out(text) }

  /// Writes one line of a result, whatever the names in it.
  ///
  /// - Throws: An ``OutputError``.
  func writeLine(_ line: String) throws { try out(spelled(line) + "\n") }

  /// Writes one line about what was made, unless only errors are wanted.
  ///
  /// - Throws: An ``OutputError``.
  func writeSummary(_ line: String) throws {
    if verbosity > .quiet { try writeLine(line) }
  }

  /// Writes one line about what the tool does by itself, if that is wanted.
  func writeDetail(_ line: String) {
    if verbosity == .verbose { writeNote(line) }
  }

  /// Writes some lines of a result.
  ///
  /// - Throws: An ``OutputError``.
  func writeLines(_ lines: String) throws { try out(spelled(lines, keeping: ["\n"]) + "\n") }

  /// Writes one line to the diagnostic stream, whatever the names in it.
  func writeNote(_ line: String) {
    guard verbosity > .quiet else { return }
    guard errors == .text else { return write(Diagnostic(note: line)) }
    err(spelled(line) + "\n")
  }

  /// Writes one line to the diagnostic stream, with an excerpt below it if there is one.
  ///
  /// Control characters, such as those of a file name, are spelled as in Swift source; tabs keep
  /// carets under their columns.
  func writeDiagnostic(_ line: String) {
    guard verbosity > .quiet else { return }
    guard errors == .text else { return write(Diagnostic(note: line)) }
    err(spelled(line, keeping: ["\n", "\t"]) + "\n")
  }

  /// Writes a diagnostic: its lines, or an object of JSON on one line.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - status: The exit code that it leads to; nil for one that leads to none.
  func write(_ diagnostic: Diagnostic, status: CommandStatus? = nil) {
    guard verbosity > .quiet || diagnostic.severity == .error else { return }
    switch errors {
    case .text: err(colored(spelled(diagnostic.text, keeping: ["\n", "\t"])) + "\n")
    case .json: err(diagnostic.json(status: status, named: named) + "\n")
    }
  }

  /// Writes a warning, on one line.
  func writeWarning(_ message: String, _ kind: Diagnostic.Kind = .scene) {
    write(Diagnostic(warning: message, kind))
  }

  /// Writes a failure: its diagnostics, then its message.
  func write(_ failure: Failure) {
    for diagnostic in failure.diagnostics {
      write(diagnostic, status: diagnostic.severity == .error ? failure.status : nil)
    }
    write(failure.diagnostic, status: failure.status)
  }

  /// Writes the progress of compiling stand-ins, on a terminal.
  @Sendable func showStandIn(_ event: StandInCompiler.Event) {
    if isTerminal, verbosity > .quiet { writeDiagnostic(event.text) }
  }

  /// A message whose first line has its kind in color.
  private func colored(_ text: String) -> String {
    guard hasColor else { return text }
    for (kind, color) in [("error: ", 31), ("warning: ", 33)] {
      let line = text.prefix { $0 != "\n" }
      guard let place = line.range(of: kind) else { continue }
      guard place.lowerBound == line.startIndex || line[..<place.lowerBound].hasSuffix(": ") else {
        continue
      }
      return text[..<place.lowerBound] + "\u{1B}[1;\(color)m\(kind)\u{1B}[0m"
        + text[place.upperBound...]
    }
    return text
  }

  private func spelled(_ line: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
    named(line).visible(keeping: kept)
  }

  /// A line with the names of files as they were typed.
  private func named(_ line: String) -> String {
    sourceNames.reduce(line) { $0.replacing($1.key + ":", with: $1.value.visible() + ":") }
  }

  /// Overwrites the last line of the diagnostic stream.
  func overwrite(_ line: String) {
    if errors == .text, verbosity > .quiet { err("\r\u{1B}[K" + line) }
  }
}
