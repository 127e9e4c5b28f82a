import Foundation
import ScrollworkCommand
import ScrollworkDrawing
import ScrollworkStage
import TestSupport
import Testing

@Suite @MainActor struct `Shards of references` {
  private let runs: VerifyRun

  init() throws { runs = try VerifyRun() }

  private static let names = ["one", "two", "three", "four", "five"]

  private static func scenes(_ names: [String] = Self.names) -> [Scene] {
    names.map { .box(.blue, name: $0) }
  }

  /// The scenes with a change, without a reference, and without two of those recorded.
  private static let changed =
    scenes(["one"]) + [.box(.green, name: "two")] + scenes(["three", "six"])

  /// The verdicts of a report by the names of scenes.
  private func verdicts(_ path: String) throws -> [String: String] {
    struct Report: Decodable {
      struct Result: Decodable { var name, verdict: String }
      var scenes: [Result]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(runs.text(path).utf8))
    return try Dictionary(report.scenes.map { ($0.name, $0.verdict) }) { first, _ in
      throw Twice(name: first)
    }
  }

  private struct Twice: Error { var name: String }

  @Test(arguments: [1, 2, 3, 7]) func `have the verdicts of one run, each once`(count: Int)
    async throws
  {
    _ = await runs.verify("--all --record", Self.scenes())
    let whole = await runs.verify("--all --report DIR/whole.json", Self.changed)
    #expect(whole.status == .mismatch)
    let expected = try verdicts("whole.json")
    #expect(Set(expected.values) == ["equal", "different", "missing", "stale"])
    var (joined, status) = ([String: String](), CommandStatus.success)
    for number in 1...count {
      let words = "--all --shard \(number)/\(count) --report DIR/part.json"
      let run = await runs.verify(words, Self.changed)
      let part = try verdicts("part.json")
      #expect(
        run.status == (Set(part.values).subtracting(["equal"]).isEmpty ? .success : .mismatch))
      if run.status != .success { status = run.status }
      joined.merge(part) { first, _ in
        Issue.record("a scene is in two shards")
        return first
      }
    }
    #expect(joined == expected)
    #expect(status == whole.status)
  }

  @Test func `record what one run records, and remove references once`() async throws {
    _ = await runs.verify("--all --record", Self.scenes())
    _ = await runs.verify("--all --record --prune", Self.changed)
    let expected = try runs.folder.contents
    for scene in Self.names + ["six"] {
      try? FileManager.default.removeItem(at: runs.url("refs/\(scene)"))
    }
    _ = await runs.verify("--all --record", Self.scenes())
    let second = await runs.verify("--all --record --prune --shard 2/2", Self.changed)
    #expect(second.status == .success)
    #expect(!second.err.contains("removing"))
    let first = await runs.verify("--all --record --prune --shard 1/2", Self.changed)
    #expect(first.status == .success)
    #expect(first.err.contains("removing refs/five: the tool has no scene"), "\(first.err)")
    #expect(try runs.folder.contents == expected)
  }

  @Test func `without scenes succeed, with reports, and say so`() async throws {
    let reports = ["html", "json", "xml", "sarif", "md", "txt"].map { "--report DIR/part.\($0)" }
    let run = await runs.verify(
      "--all --shard 3/3 \(reports.joined(separator: " "))", Self.scenes(["a", "b"]))
    #expect(run.status == .success)
    #expect(run.err == "shard 3/3 is empty: there are 2 scenes\n")
    #expect(try verdicts("part.json").isEmpty)
    #expect(try runs.text("part.xml").contains("tests=\"0\" failures=\"0\""))
    #expect(runs.folder.paths.filter { $0.hasPrefix("part.") }.count == reports.count)
    let one = await runs.verify("a --shard 2/2", Self.scenes(["a", "b"]))
    #expect(one.err == "shard 2/2 is empty: there is 1 scene\n")
  }

  @Test func `know all scenes`() async {
    let run = await runs.verify("one tow --shard 1/2", Self.scenes())
    #expect(run.status == .missing)
    #expect(run.err.contains("unknown scene \"tow\""), "\(run.err)")
  }

  @Test(arguments: ["0/3", "4/3", "2", "1/2/3", "a/b", "1/100001"])
  func `are named by a number and a count`(text: String) async {
    for words in ["verify --shard \(text)", "reel --plan reels.yaml --shard \(text)"] {
      let run = await runs.run(words)
      #expect(run.status == .usage)
      #expect(run.err.contains("such as 2/8"), "\(run.err)")
    }
  }
}
