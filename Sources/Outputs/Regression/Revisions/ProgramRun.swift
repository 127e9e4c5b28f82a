import Foundation
import Subprocess
import SystemPackage

/// A run of another program, with its output.
struct ProgramRun: Sendable {
  /// Whether the program ended with the exit code 0.
  let succeeded: Bool
  /// What the program wrote to standard output.
  let output: String
  /// The last lines of what it wrote to standard error.
  let messages: [String]

  /// The most bytes of output that are kept.
  ///
  /// - Source: chosen; far above the history of a line.
  private static let limit = 1 << 22

  /// Runs a program of the `PATH` or of a path, and waits until it ends.
  ///
  /// - Parameters:
  ///   - program: The name of the program, or its path.
  ///   - arguments: The arguments.
  ///   - folder: The working folder.
  /// - Throws: ``RevisionError/missingProgram(_:)``, or a `CancellationError`.
  init(_ program: String, _ arguments: [String], in folder: URL) async throws {
    let executable: Executable =
      program.contains("/") ? .path(FilePath(program)) : .name(program)
    let result = await Result {
      try await Subprocess.run(
        executable, arguments: Arguments(arguments), workingDirectory: FilePath(folder.path),
        output: .string(limit: Self.limit), error: .string(limit: Self.limit))
    }
    try Task.checkCancellation()
    guard let result = try? result.get() else { throw RevisionError.missingProgram(program) }
    if case .exited(0) = result.terminationStatus { succeeded = true } else { succeeded = false }
    output = result.standardOutput
    let written = result.standardError + (succeeded ? "" : output)
    messages = written.split(whereSeparator: \.isNewline).suffix(12).map(String.init)
  }
}

extension Result where Failure == any Error {
  /// The value that `body` returns, or the error that it throws.
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
