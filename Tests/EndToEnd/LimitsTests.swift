import Foundation
import TestSupport
import Testing

/// Code of views that ends the process, or that never ends.
@Suite struct `Views that end or occupy the process` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ words: String, _ body: String) throws -> RunningProgram {
    let text = """
      import SwiftUI

      func depth(_ count: Int) -> Int { count < 0 ? 0 : 1 + depth(count + 1) }

      struct Views: View {
        @State private var texts: [String] = []
        var body: some View {
          \(body)
        }
      }
      """
    try Data(text.utf8).write(to: folder.url.appending(path: "Views.swift"))
    return try BuiltTool.start(words.split(separator: " ").map(String.init), in: folder.url)
  }

  private func run(_ words: String, _ body: String) throws -> BuiltTool.Result {
    try BuiltTool.finish(start(words, body))
  }

  @Test(arguments: [0, 3])
  func `exit is an error that names its line`(status: Int) throws {
    let result = try run(
      "render Views.swift --scale 0.2", "Text(\"a\").onAppear { exit(\(status)) }")
    #expect(result.status == 65)
    #expect(result.out == "")
    #expect(
      result.err.contains("\nerror: Views.swift called exit(\(status)) at Views.swift:8:"),
      "\(result.err)")
    #expect(!folder.paths.contains { $0.hasSuffix("manifest.json") })
  }

  @Test func `exit on another thread, and _exit, are errors`() throws {
    for body in [
      "Text(\"a\").onAppear { DispatchQueue.global().sync { exit(0) } }",
      "Text(\"a\").onAppear { _exit(0) }",
    ] {
      let result = try run("inspect Views.swift --at 0", body)
      #expect(result.status == 65)
      #expect(result.err.contains("error: Views.swift called exit(0)"), "\(result.err)")
    }
  }

  @Test(
    arguments: [
      "Text(\"\\({ while true {} }() as Int)\")", "Text(\"a\").onAppear { while true {} }",
    ])
  func `views without an end are stopped at the limit`(body: String) throws {
    let result = try run("render Views.swift --scale 0.2 --limit 2s", body)
    #expect(result.status == 65)
    #expect(
      result.err.contains(
        "\nerror: Views.swift took more than 2 s to play its script at Views.swift:8:"),
      "\(result.err)")
  }

  @Test func `a task that only yields is reported`() throws {
    let result = try run(
      "inspect Views.swift --at 0", "Text(\"a\").task { while true { await Task.yield() } }")
    #expect(result.status == 0)
    #expect(result.err.contains("warning: "), "\(result.err)")
  }

  @Test func `views without a bound are stopped at the limit of memory`() throws {
    let result = try run(
      "render Views.swift --scale 0.2 --limit 1GB --limit 100s",
      "Text(\"a\").onAppear { var all: [[Int]] = []; while true { all.append([Int](repeating: 1, count: 100_000)) } }"
    )
    #expect(result.status == 65)
    // The line is named if the process is found in the views' code, and not in the allocator.
    #expect(
      result.err.contains("\nerror: Views.swift took more than 1 GB of memory"), "\(result.err)")
  }

  @Test func `deep recursion names a line`() throws {
    let result = try run("inspect Views.swift --at 0", "Text(\"\\(depth(0))\")")
    #expect(result.status == 65)
    #expect(result.err.contains("stack overflow at Views.swift:3"), "\(result.err)")
  }

  @Test(arguments: ["1", "0s", "GB", "1e9GB", "nan s"])
  func `a limit that is none is refused`(limit: String) throws {
    let words = ["render", "feed", "--limit", limit]
    let result = try BuiltTool.finish(BuiltTool.start(words, in: folder.url))
    #expect(result.status == 64)
    #expect(result.err.contains("expected a time or an amount of memory"), "\(result.err)")
  }

  /// The children of a process.
  private func children(of process: RunningProgram) -> [pid_t] {
    let id = process.processIdentifier
    let path = "/proc/\(id)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return threads.flatMap { thread in
      ((try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)) ?? "")
        .split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// The child that plays the views, once it does.
  private func player(of process: RunningProgram) -> pid_t? {
    while process.isRunning {
      for child in children(of: process) {
        let line = FileManager.default.contents(atPath: "/proc/\(child)/cmdline") ?? Data()
        if String(decoding: line, as: UTF8.self).contains("--loose-library") { return child }
      }
      usleep(5_000)
    }
    return nil
  }

  @Test(arguments: [SIGKILL, SIGHUP])
  func `no child is left when the tool is ended`(number: Int32) throws {
    let running = try start(
      "render Views.swift", "Text(\"a\").onAppear { while true { usleep(1000) } }")
    let child = try #require(player(of: running))
    usleep(500_000)
    kill(running.processIdentifier, number)
    let result = try BuiltTool.finish(running)
    if number == SIGHUP { #expect(result.status == 65 || result.status == 130) }
    // The child closes its end of the pipes, which `finish` reads to their end.
    for _ in 0..<100 where kill(child, 0) == 0 { usleep(100_000) }
    #expect(kill(child, 0) != 0)
  }

  /// Whether a process runs whose arguments hold a word.
  private func isRunning(_ word: String) -> Bool {
    let ids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [])
      .filter { $0.allSatisfy(\.isNumber) }
    return ids.contains { id in
      let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
      return line.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == word }
    }
  }

  /// A backtrace is such a process as well: it waits for memory of the one that crashed.
  @Test func `no process that views have started is left`() throws {
    for (index, end) in ["fatalError()", "_exit(0)", "while true { usleep(1000) }"].enumerated() {
      let seconds = "10\(index).\(ProcessInfo.processInfo.processIdentifier)"
      let body = """
        Text("a").onAppear {
          var (child, words) = (pid_t(), [strdup("sleep"), strdup("\(seconds)"), nil])
          posix_spawn(&child, "/bin/sleep", nil, nil, &words, environ)
          \(end)
        }
        """
      let running = try start("inspect Views.swift --at 0", body)
      if index == 2 {
        _ = try #require(player(of: running))
        while running.isRunning, !isRunning(seconds) { usleep(5_000) }
        kill(running.processIdentifier, SIGKILL)
      }
      _ = try BuiltTool.finish(running)
      for _ in 0..<100 where isRunning(seconds) { usleep(100_000) }
      #expect(!isRunning(seconds), "\(end)")
    }
  }
}
