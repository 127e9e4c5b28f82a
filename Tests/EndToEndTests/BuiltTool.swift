import Foundation
import TestSupport
import Testing

/// The built tool, as a user runs it.
struct BuiltTool {
  struct Result {
    var status: Int32
    var out: String
    var err: String
  }

  /// Beside the bundle of these tests.
  static let url: URL = {
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

  /// Where it keeps what it compiles for tests: not with what it keeps for the user.
  static let cache = FileManager.default.temporaryDirectory.appending(path: "scrollwork-test-cache")

  /// Starts it; `closingOutput` closes the reading end of its standard output.
  static func start(
    _ arguments: [String], in folder: URL, program: URL = url, environment: [String: String] = [:],
    closingOutput: Bool = false
  ) throws -> (process: Process, out: Pipe, err: Pipe) {
    let process = Process()
    let (out, err) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }.merging(environment) { $1 }
    process.standardOutput = out
    process.standardError = err
    if closingOutput { try out.fileHandleForReading.close() }
    try process.run()
    return (process, out, err)
  }

  static func finish(_ running: (process: Process, out: Pipe, err: Pipe)) throws -> Result {
    // Nothing here says more than a pipe holds, so one after the other is fine.
    // A reading end that was closed gives nothing.
    let out = (try? running.out.fileHandleForReading.readToEnd()) ?? Data()
    let err = try running.err.fileHandleForReading.readToEnd() ?? Data()
    running.process.waitUntilExit()
    return Result(
      status: running.process.terminationStatus, out: String(decoding: out, as: UTF8.self),
      err: String(decoding: err, as: UTF8.self))
  }

  /// Runs it in a folder with words between spaces.
  static func run(_ words: String, in folder: URL) throws -> Result {
    try finish(start(words.split(separator: " ").map(String.init), in: folder))
  }

  /// Runs a shell command in a folder, with the tool as `$0`.
  static func shell(
    _ command: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    try finish(
      start(
        ["-c", command, url.path], in: folder, program: URL(filePath: "/bin/sh"),
        environment: environment))
  }
}
