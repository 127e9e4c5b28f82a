package import Foundation

/// The built tool, as a user runs it.
package struct BuiltTool {
  package struct Result: Sendable {
    package var status: Int32
    package var out: String
    package var err: String

    /// The messages: what was written to the error stream, without the progress that long work shows on
    /// a slow machine, such as `feed: 120 of 300 stills, 12 s left`.
    package var messages: [Substring] {
      err.split(separator: "\n").filter {
        $0.firstMatch(of: /: \d+ of \d+ stills?(, .* left)?$/) == nil
      }
    }
  }

  /// Beside the bundle of these tests.
  package static let url: URL = {
    let tests = URL(filePath: ProcessInfo.processInfo.arguments[0])
    let folders = [
      tests.deletingLastPathComponent(),
      tests.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent(),
      Repository.url(".build/debug"),
    ]
    let places = folders.map { $0.appending(path: "scrollwork") }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
  }()

  /// Starts it in the home folder of tests; `closingOutput` gives it a standard output that nothing
  /// reads.
  package static func start(
    _ arguments: [String], in folder: URL, program: URL = url, environment: [String: String] = [:],
    closingOutput: Bool = false
  ) throws -> RunningProgram {
    try RunningProgram(
      program, arguments, in: folder,
      environment: TestHome.environment.merging(environment) { $1 },
      closingOutput: closingOutput)
  }

  /// Waits for its end; the status of one that a signal ended is that of the signal.
  package static func finish(_ running: RunningProgram) throws -> Result {
    let ending = try running.wait()
    return Result(status: ending.code, out: running.output, err: running.errors)
  }

  /// Runs it in a folder with words between spaces.
  package static func run(_ words: String, in folder: URL) throws -> Result {
    try finish(start(words.split(separator: " ").map(String.init), in: folder))
  }

  /// Runs a shell command in a folder, with the tool as `$0`.
  package static func shell(
    _ command: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    try finish(
      start(
        ["-c", command, url.path], in: folder, program: URL(filePath: "/bin/sh"),
        environment: environment))
  }
}
