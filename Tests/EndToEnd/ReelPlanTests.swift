import Foundation
import ScrollworkReels
import ScrollworkStudio
import TestSupport
import Testing

/// Plans of reels: what they make, where, and what they refuse.
@Suite struct `A plan of reels` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String) throws -> BuiltTool.Result {
    try BuiltTool.run(words, in: folder.url)
  }

  /// The files that a run of a plan makes, by what it says.
  private func planned(_ words: String = "") throws -> BuiltTool.Result {
    try run("reel --plan docs/reels.yaml --jobs 1 \(words)")
  }

  @Test func `makes what a plan lists, and only what is not up to date`() throws {
    let docs = folder.url.appending(path: "docs")
    try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
    func write(_ fps: Int) throws {
      let plan = """
        defaults: { canvas: 160x240, scale: 0.25 }
        reels:
          - scene: feed
            files: [feed.png, feed.svg]
            fps: \(fps)
            poster: poster.png
          - scene: tenths
            file: tenths.png
            fps: 2
        """
      try Data(plan.utf8).write(to: docs.appending(path: "reels.yaml"))
    }
    try write(4)
    let first = try planned()
    #expect(first.status == 0, "\(first.err)")
    #expect(first.err.contains("feed.svg is made: it does not exist"), "\(first.err)")
    #expect(
      Set(folder.paths)
        == [
          "docs/feed.png", "docs/feed.svg", "docs/poster.png", "docs/reels.yaml",
          "docs/reels.records.json", "docs/tenths.png",
        ])
    let second = try planned("--check")
    #expect(second.status == 0 && !second.err.contains("error"), "\(second.err)")
    #expect(second.out.split(separator: "\n").count == 4)
    try write(5)
    try Data().write(to: docs.appending(path: "tenths.png"))
    let check = try planned("--check")
    #expect(check.status == 1)
    #expect(check.err.contains("feed.png is not up to date: fps is 5, it was 4"), "\(check.err)")
    #expect(check.err.contains("tenths.png is not up to date: it was changed since"))
    let third = try planned()
    #expect(third.status == 0, "\(third.err)")
    #expect(third.err.contains("feed.png is made: fps is 5, it was 4"), "\(third.err)")
    #expect(try planned("--check").status == 0)
  }

  @Test func `makes the files of a plan in its repository, or in its folder`() throws {
    let docs = folder.url.appending(path: "docs")
    try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
    func planned(_ file: String) throws -> BuiltTool.Result {
      let plan = "reels:\n  - scene: feed\n    file: \(file)\n    canvas: 40x60\n    fps: 2\n"
      try Data(plan.utf8).write(to: docs.appending(path: "reels.yaml"))
      return try self.planned()
    }
    for (file, place) in [("../feed.svg", "folder"), ("/tmp/feed.svg", "folder")] {
      let run = try planned(file)
      #expect(run.status == 65)
      #expect(
        run.err.contains(
          "docs/reels.yaml:3:11: found \"\(file)\", expected a path within the \(place) of this file"
        ),
        "\(run.err)")
    }
    try Data().write(to: folder.url.appending(path: ".git"))
    #expect(try planned("../feed.svg").status == 0)
    let run = try planned("../../feed.svg")
    #expect(run.err.contains("expected a path within the repository of this file"), "\(run.err)")
    #expect(folder.paths.filter { $0.hasSuffix(".svg") } == ["feed.svg"])
  }

  @Test(
    arguments: [
      ("reels:\n  - scene: feed\n    file: a.png\n    fpz: 2", 65, "4:5: found \"fpz\""),
      ("reels:\n  - scene: feed\n    file: a.png\n    fps: 500", 65, "4:10: the value '500'"),
      ("reels:\n  - scene: feed\n    file: a.pngg", 65, "3:11: the file"),
      ("reels:\n  - scene: fed\n    file: a.png", 66, "reels.yaml:2: unknown scene \"fed\""),
      (
        "reels:\n  - {scene: feed, file: a.png}\n  - {scene: feed, file: ./a.png}", 65,
        "3:25: found \"./a.png\" again, which line 2 makes"
      ),
    ])
  func `refuses a wrong plan`(plan: String, status: Int32, part: String) throws {
    try Data(plan.utf8).write(to: folder.url.appending(path: "reels.yaml"))
    let result = try run("reel --plan reels.yaml")
    #expect(result.status == status)
    #expect(result.err.contains(part), "\(result.err)")
    #expect(folder.paths == ["reels.yaml"])
  }
}
