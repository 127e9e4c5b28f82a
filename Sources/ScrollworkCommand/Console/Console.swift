import Foundation

/// Where words go: results to one stream, everything else to the other.
package struct Console: Sendable {
  private let out: @Sendable (String) -> Void
  private let err: @Sendable (String) -> Void
  /// Whether lines of the other stream can be written over.
  let isTerminal: Bool
  /// How wide lines may be; nil asks the terminal.
  let columns: Int?

  /// The console of the process.
  package init() {
    out = { FileHandle.standardOutput.write(Data($0.utf8)) }
    err = { FileHandle.standardError.write(Data($0.utf8)) }
    isTerminal = isatty(STDERR_FILENO) == 1
    columns = nil
  }

  /// A console, 80 columns wide, that hands its words over.
  package init(
    isTerminal: Bool = false, out: @escaping @Sendable (String) -> Void,
    err: @escaping @Sendable (String) -> Void
  ) {
    self.out = out
    self.err = err
    self.isTerminal = isTerminal
    columns = 80
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
