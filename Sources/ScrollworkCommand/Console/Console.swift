import Foundation

/// Where words go: results to one stream, everything else to the other.
package struct Console: Sendable {
  private let out: @Sendable (String) -> Void
  private let err: @Sendable (String) -> Void
  /// Whether lines of the other stream can be written over.
  let isTerminal: Bool
  /// How wide lines may be; nil asks the terminal.
  let columns: Int?
  /// How long a line of progress stands.
  let pause: Duration

  /// The console of the process.
  package init() {
    out = { FileHandle.standardOutput.write(Data($0.utf8)) }
    err = { FileHandle.standardError.write(Data($0.utf8)) }
    isTerminal = isatty(STDERR_FILENO) == 1
    columns = nil
    pause = isTerminal ? Self.frame : .seconds(10)
  }

  /// How long a line of progress stands on a terminal; elsewhere ten seconds, for few lines in a log.
  ///
  /// - Source: chosen; smooth to the eye.
  private static let frame = Duration.milliseconds(80)

  /// A console, 80 columns wide, that hands its words over.
  ///
  /// Where it is no terminal it tells of no progress, so that what it says does not depend on how
  /// long things take.
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

  /// Writes a result as it is.
  func write(_ text: String) { out(text) }

  /// Writes a line of a result.
  func say(_ line: String) { out(line + "\n") }

  /// Writes a line that is no result.
  func complain(_ line: String) { err(line + "\n") }

  /// Writes over the last line that is no result.
  func overwrite(_ line: String) { err("\r\u{1B}[K" + line) }
}
