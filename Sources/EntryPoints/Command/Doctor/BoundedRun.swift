import Dispatch
import Foundation
import ScrollworkSystem
import Subprocess
import SystemPackage

/// A run of a program that ends within a time.
enum BoundedRun {
  /// The time of a program that tells its version, in seconds.
  ///
  /// - Source: chosen; a program on a cold disk and a busy machine takes less.
  static let seconds = 20.0

  /// The most bytes that are read.
  ///
  /// - Source: chosen; the list of the encoders of ffmpeg has 20 kB.
  private static let limit = 1 << 20

  /// What a program writes, with its messages; nil if it cannot be run, fails, or takes longer than a time.
  ///
  /// It and all that it starts are one group of processes, which ends with the time.
  static func output(
    of program: URL, _ arguments: [String], within seconds: Double = seconds
  ) async -> String? {
    var options = PlatformOptions()
    options.processGroupID = 0
    let isRunning = Locked(true)
    let result = try? await Subprocess.run(
      .path(FilePath(program.path)), arguments: Arguments(arguments), platformOptions: options,
      input: .none, output: .string(limit: limit), error: .combinedWithOutput
    ) { execution in
      let group = execution.processIdentifier.value
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
        // Its number may be another's once it is over.
        isRunning.withLock { if $0 { kill(-group, SIGKILL) } }
      }
    }
    isRunning.withLock { $0 = false }
    guard let result, result.terminationStatus.isSuccess else { return nil }
    return result.standardOutput
  }
}
