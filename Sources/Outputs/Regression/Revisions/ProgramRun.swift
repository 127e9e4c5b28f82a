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
  ///   - environment: The variables beside those of this process.
  /// - Throws: ``RevisionError/missingProgram(_:)`` or ``RevisionError/unusable(program:reason:)``, or a
  ///   `CancellationError`.
  init(
    _ program: String, _ arguments: [String], in folder: URL,
    environment: [Environment.Key: String?] = [:]
  ) async throws {
    let executable: Executable =
      program.contains("/") ? .path(FilePath(program)) : .name(program)
    let result = await Result {
      try await Subprocess.run(
        executable, arguments: Arguments(arguments), environment: .inherit.updating(environment),
        workingDirectory: FilePath(folder.path),
        output: .string(limit: Self.limit), error: .string(limit: Self.limit))
    }
    try Task.checkCancellation()
    let run = try Self.value(of: result, program)
    let ending: String?
    switch run.terminationStatus {
    case .exited(0): ending = nil
    case .exited(let code): ending = "it ended with the exit code \(code)"
    case .signaled(let number): ending = "the signal \(number) ended it"
    }
    succeeded = ending == nil
    output = run.standardOutput
    let lines = (run.standardError + (succeeded ? "" : output)).split(whereSeparator: \.isNewline)
    messages = lines.isEmpty ? [ending].compactMap(\.self) : lines.suffix(12).map(String.init)
  }

  /// The value of a run; an error of a program that is not there, or whose output is not read whole.
  private static func value<Value>(
    of result: Result<Value, any Error>, _ program: String
  ) throws(RevisionError) -> Value {
    do { return try result.get() } catch {
      switch (error as? SubprocessError)?.code {
      case .executableNotFound?: throw .missingProgram(program)
      case .outputLimitExceeded?:
        throw .unusable(program: program, reason: "it wrote more than \(limit >> 20) MB")
      default: throw .unusable(program: program, reason: "\(error)")
      }
    }
  }
}

extension Result where Failure == any Error {
  /// The value that `body` returns, or the error that it throws.
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
