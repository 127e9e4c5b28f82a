import Foundation
import Subprocess
import SystemPackage

/// A program that this one starts.
enum OtherProgram {
  /// Starts a program and does not wait for it; one that is not there is not started.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name in a folder of the `PATH`.
  ///   - arguments: The arguments.
  static func start(_ program: String, _ arguments: [String]) {
    Task.detached {
      _ = try? await Subprocess.run(
        executable(program), arguments: Arguments(arguments), input: .none, output: .discarded,
        error: .discarded)
    }
  }

  /// Runs a program to its end.
  ///
  /// - Returns: Its exit code, or that of an internal error if it cannot be started, and what it wrote to
  ///   standard error.
  static func run(
    _ program: String, _ arguments: [String]
  ) async -> (status: Int32, messages: String) {
    let result = try? await Subprocess.run(
      executable(program), arguments: Arguments(arguments), input: .none, output: .discarded,
      error: .string(limit: longest))
    guard let result, case .exited(let code) = result.terminationStatus else {
      return (CommandStatus.bug.rawValue, result?.standardError ?? "")
    }
    return (code, result.standardError)
  }

  /// The most bytes of messages that are kept.
  ///
  /// - Source: chosen; thousands of lines.
  private static let longest = 1 << 20

  private static func executable(_ program: String) -> Executable {
    program.contains("/") ? .path(FilePath(program)) : .name(program)
  }
}
