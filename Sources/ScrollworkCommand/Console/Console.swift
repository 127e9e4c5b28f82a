import Foundation

/// The output streams of the tool: results on standard output, diagnostics and progress on standard
/// error.
package struct Console: Sendable {
  private let out: @Sendable (String) -> Void
  private let err: @Sendable (String) -> Void
  /// Whether the diagnostic stream is a terminal, whose last line can be overwritten.
  let isTerminal: Bool
  /// The maximum line width, in columns; nil uses the width of the terminal.
  let columns: Int?
  /// The minimum interval between two progress updates.
  let pause: Duration

  /// A console on the standard streams of the process.
  package init() {
    out = { FileHandle.standardOutput.write(Data($0.utf8)) }
    err = { FileHandle.standardError.write(Data($0.utf8)) }
    isTerminal = isatty(STDERR_FILENO) == 1
    columns = nil
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
    isTerminal: Bool = false, out: @escaping @Sendable (String) -> Void,
    err: @escaping @Sendable (String) -> Void
  ) {
    self.out = out
    self.err = err
    self.isTerminal = isTerminal
    columns = 80
    pause = isTerminal ? Self.frame : .seconds(1_000_000)
  }

  /// Writes a result unchanged.
  func write(_ text: String) { out(text) }

  /// Writes one line of a result.
  func writeLine(_ line: String) { out(line + "\n") }

  /// Writes one line to the diagnostic stream.
  func writeDiagnostic(_ line: String) { err(line + "\n") }

  /// Overwrites the last line of the diagnostic stream.
  func overwrite(_ line: String) { err("\r\u{1B}[K" + line) }
}
