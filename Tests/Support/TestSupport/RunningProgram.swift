package import Foundation
import ScrollworkSystem

/// A program that a test has started.
///
/// Its output goes to files: a pipe would stay open in whatever the program leaves behind, and a
/// reader would wait for that.
package final class RunningProgram: Sendable {
  /// The process.
  package let processIdentifier: pid_t

  private let words: [String]
  private let folder: TemporaryFolder
  /// The status of `waitpid`, once the process has ended.
  private let ending = Locked<Int32?>(nil)

  /// A program that has not ended in time.
  package struct Overdue: Error, CustomStringConvertible {
    package let words: [String]
    package let output: String

    package var description: String {
      "\(words.joined(separator: " ")) did not end in \(Int(patience)) s; it wrote: \(output)"
    }
  }

  /// The longest time that a program of a test may take, in seconds.
  ///
  /// - Source: chosen; the slowest takes a tenth.
  private static let patience = 600.0

  /// Starts a program in a folder; `closingOutput` gives it a pipe that nothing reads.
  package init(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String],
    closingOutput: Bool = false
  ) throws {
    words = [program.path] + arguments
    self.folder = try TemporaryFolder()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = [-1, -1]
    if closingOutput {
      pipe(&ends)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      close(ends[0])
    } else {
      Self.redirect(1, to: self.folder.url.appending(path: "out"), in: &actions)
    }
    Self.redirect(2, to: self.folder.url.appending(path: "err"), in: &actions)
    // The shell becomes the program, in the folder.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words
    var arguments = shell.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var id = pid_t()
    let number = posix_spawn(&id, shell[0], &actions, nil, &arguments, &variables)
    if closingOutput { close(ends[1]) }
    guard number == 0 else { throw POSIXError(POSIXErrorCode(rawValue: number) ?? .ENOENT) }
    processIdentifier = id
  }

  private static func redirect(
    _ descriptor: Int32, to url: URL, in actions: inout posix_spawn_file_actions_t
  ) {
    posix_spawn_file_actions_addopen(
      &actions, descriptor, url.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
  }

  /// Whether the process has not ended.
  package var isRunning: Bool { status == nil }

  private var status: Int32? {
    ending.withLock { ending in
      var status: Int32 = 0
      if ending == nil, waitpid(processIdentifier, &status, WNOHANG) == processIdentifier {
        ending = status
      }
      return ending
    }
  }

  /// Waits for the end, and returns the exit code, or the number of the signal that ended it.
  ///
  /// - Throws: ``Overdue`` if it does not end; it is killed.
  package func wait() throws -> (code: Int32, isSignal: Bool) {
    let start = ContinuousClock.now
    while true {
      if let status {
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8 & 0xff, false) : (signal, true)
      }
      guard start.duration(to: .now) < .seconds(Self.patience) else {
        kill(processIdentifier, SIGKILL)
        throw Overdue(words: words, output: output + errors)
      }
      usleep(2_000)
    }
  }

  /// What it has written to standard output so far.
  package var output: String { String(decoding: outputData, as: UTF8.self) }

  /// What it has written to standard output so far, in bytes.
  package var outputData: Data { data("out") }

  /// What it has written to standard error so far.
  package var errors: String { String(decoding: data("err"), as: UTF8.self) }

  private func data(_ name: String) -> Data {
    (try? Data(contentsOf: folder.url.appending(path: name))) ?? Data()
  }

  deinit {
    if isRunning { kill(processIdentifier, SIGKILL) }
  }
}
