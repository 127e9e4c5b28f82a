import Foundation
import Subprocess
import SystemPackage

/// A run of clang, which the system ends when it has taken too much time or memory.
struct ClangProcess: Sendable {
  /// What the compiler wrote.
  let output: String
  /// Whether it succeeded.
  let isSuccess: Bool
  /// Whether the system ended it.
  let isEnded: Bool

  /// The maximum length of compiler output that is read, in bytes.
  ///
  /// - Source: chosen; thousands of errors.
  private static let outputLimit = 4 << 20

  /// The largest memory of the compiler, in kilobytes.
  ///
  /// - Source: chosen; ten times what a large file takes. Macros without end stop there.
  private static let memoryLimit = 3 << 20

  /// Runs the compiler, each process of it with `seconds` of processor time.
  ///
  /// The shell sets the bounds and becomes the compiler; no argument is a part of its text.
  init(_ compiler: String, _ arguments: [String], seconds: Int) async throws {
    let script = "ulimit -t \(seconds); ulimit -v \(Self.memoryLimit); ulimit -c 0; exec \"$@\""
    var platform = PlatformOptions()
    // Its own process group: what the compiler starts ends with it, and only when we end it.
    platform.processGroupID = 0
    let result = try await run(
      .path("/bin/sh"), arguments: Arguments(["-c", script, "sh", compiler] + arguments),
      environment: .inherit.updating([
        "LC_ALL": "C", "LLVM_DISABLE_SYMBOLIZATION": "1",
        // Variables that change what is compiled.
        "CPATH": nil, "CPLUS_INCLUDE_PATH": nil, "C_INCLUDE_PATH": nil, "CCC_OVERRIDE_OPTIONS": nil,
      ]),
      platformOptions: platform, input: .none, output: .string(limit: Self.outputLimit),
      error: .combinedWithOutput)
    kill(-result.processIdentifier.value, SIGKILL)
    output = result.standardOutput
    isSuccess = result.terminationStatus.isSuccess
    let isSignaled =
      if case .signaled(let number) = result.terminationStatus {
        [SIGXCPU, SIGKILL, SIGABRT].contains(number)
      } else {
        false
      }
    isEnded = isSignaled || !isSuccess && Self.endings.contains(where: output.contains)
  }

  /// The messages of a compiler whose own child was ended, or that got no memory.
  private static let endings = [
    "unable to execute command: CPU time limit exceeded", "unable to execute command: Killed",
    "unable to execute command: Aborted", "LLVM ERROR: out of memory",
  ]
}
