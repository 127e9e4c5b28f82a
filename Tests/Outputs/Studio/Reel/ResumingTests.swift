import Foundation
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import TestSupport
import Testing

@Suite @MainActor struct `A reel that is there already` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func url(_ path: String) -> URL { folder.url.appending(path: "bars/" + path) }

  @Test func `is left alone when whole and right, to the file dates`() async throws {
    _ = try await render(into: folder.url)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    // The dates of the folders too: a file that is created and removed changes them.
    let paths = folder.paths + ["bars", "bars/frames"]
    for path in paths {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.url.appending(path: path).path)
    }
    let renderer = FakeRenderer()
    let summary = try await render(into: folder.url, with: renderer)
    #expect(renderer.drawn == 0)
    #expect(summary.drawn == 0)
    for path in paths {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.url.appending(path: path).path)
      #expect(attributes[.modificationDate] as? Date == old, "\(path)")
    }
  }

  /// What may have happened to the files of a reel; each makes so many stills be drawn again.
  @Test(arguments: [
    (harm: "missing", drawn: 1), ("changed", 1), ("cut short", 1), ("no manifest", 30),
    ("no trace", 0), ("foreign manifest", 30),
  ])
  func `is mended where it is damaged`(harm: String, drawn: Int) async throws {
    _ = try await render(into: folder.url)
    let whole = try folder.contents
    switch harm {
    case "missing": try FileManager.default.removeItem(at: url("frames/000007.png"))
    case "changed": try Data("scribble".utf8).write(to: url("frames/000007.png"))
    case "cut short": try Data().write(to: url("frames/000029.png"))
    case "no manifest": try FileManager.default.removeItem(at: url("manifest.json"))
    case "no trace": try FileManager.default.removeItem(at: url("trace.jsonl"))
    default: try Data("{}".utf8).write(to: url("manifest.json"))
    }
    let renderer = FakeRenderer()
    _ = try await render(into: folder.url, with: renderer)
    #expect(renderer.drawn == drawn)
    #expect(try folder.contents == whole)
  }

  @Test func `goes on where it was interrupted`() async throws {
    let whole = try TemporaryFolder()
    _ = try await render(into: whole.url)
    await #expect(throws: FakeRenderer.Refusal.self) {
      try await render(into: folder.url, with: FakeRenderer(refusingAt: 12), jobs: 1)
    }
    #expect(!folder.paths.contains("bars/manifest.json"))
    #expect(!folder.paths.contains { $0.hasSuffix(".part") })
    let renderer = FakeRenderer()
    _ = try await render(into: folder.url, with: renderer)
    #expect(renderer.drawn == 30 - 11)
    #expect(try folder.contents == whole.contents)
  }

  /// A process that is killed leaves a torn journal line and parts.
  @Test func `goes on after a kill`() async throws {
    let whole = try TemporaryFolder()
    _ = try await render(into: whole.url)
    await #expect(throws: FakeRenderer.Refusal.self) {
      try await render(into: folder.url, with: FakeRenderer(refusingAt: 12), jobs: 1)
    }
    let journal = try String(contentsOf: url(".journal"), encoding: .utf8)
    try Data(journal.dropLast(20).utf8).write(to: url(".journal"))
    try Data("half".utf8).write(to: url("frames/.000011.png.4711.part"))
    try Data("half".utf8).write(to: url(".trace.jsonl.4711.part"))
    let renderer = FakeRenderer()
    _ = try await render(into: folder.url, with: renderer)
    #expect(renderer.drawn == 30 - 10)
    #expect(try folder.contents == whole.contents)
  }

  @Test func `keeps its other stills when a part is asked for again`() async throws {
    _ = try await render(into: folder.url)
    let whole = try folder.contents
    try FileManager.default.removeItem(at: url("frames/000015.png"))
    let renderer = FakeRenderer()
    let summary = try await render(into: folder.url, with: renderer, span: .at(0.25))
    #expect(summary.count == 1)
    #expect(renderer.drawn == 1)
    #expect(try folder.contents == whole)
  }

  @Test func `grows by parts into the whole`() async throws {
    let whole = try TemporaryFolder()
    _ = try await render(into: whole.url)
    for span in [ReelSpan.at(0.4), .between(from: 0, to: 0.2), .between(from: 0.1, to: nil)] {
      _ = try await render(into: folder.url, span: span)
    }
    #expect(try folder.contents == whole.contents)
  }

  @Test func `loses stills of other settings`() async throws {
    _ = try await render(into: folder.url)
    let renderer = FakeRenderer()
    _ = try await render(into: folder.url, with: renderer, fps: 20)
    let fresh = try TemporaryFolder()
    _ = try await render(into: fresh.url, fps: 20)
    #expect(renderer.drawn == 10)
    #expect(try folder.contents == fresh.contents)
  }

  @Test func `loses the stills of a scene that has changed, also when a part is asked for`()
    async throws
  {
    _ = try await render(into: folder.url)
    _ = try await render(.bars(color: .blue), into: folder.url, span: .at(0.25))
    #expect(folder.paths == ["bars/frames/000015.png", "bars/manifest.json", "bars/trace.jsonl"])
  }

  /// Some are named like stills and hidden files of a reel.
  @Test func `keeps files that are not its own`() async throws {
    let mine = [
      "frames/notes.txt", "frames/cover.png", "notes.txt", "frames/20240115.png",
      "frames/000700.png", "frames/.mine.png.part", ".mine.part", "frames/.notes.12.part",
    ]
    try FileManager.default.createDirectory(
      at: url("frames"), withIntermediateDirectories: true)
    for path in mine { try Data("mine".utf8).write(to: url(path)) }
    _ = try await render(into: folder.url)
    let summary = try await render(into: folder.url, fps: 20)
    #expect(summary.removed == 20)
    await #expect(throws: FakeRenderer.Refusal.self) {
      try await render(into: folder.url, with: FakeRenderer(refusingAt: 3), jobs: 1)
    }
    _ = try await render(.bars(color: .blue), into: folder.url, span: .at(0.25))
    for path in mine {
      #expect(folder.paths.contains("bars/" + path), "\(path)")
    }
    #expect(folder.paths.count == mine.count + 3)
  }

  /// The journal of a run with other settings still names the stills of the earlier ones.
  @Test(arguments: [false, true])
  func `loses the stills of several interrupted runs`(isTorn: Bool) async throws {
    _ = try await render(into: folder.url)
    for fps in [20, 30] {
      await #expect(throws: FakeRenderer.Refusal.self) {
        try await render(
          into: folder.url, with: FakeRenderer(refusingAt: 3), jobs: 1, fps: fps)
      }
    }
    if isTorn {
      let journal = try String(contentsOf: url(".journal"), encoding: .utf8)
      try Data(journal.dropLast(100).utf8).write(to: url(".journal"))
    }
    _ = try await render(into: folder.url, fps: 10)
    let fresh = try TemporaryFolder()
    _ = try await render(into: fresh.url, fps: 10)
    #expect(try folder.contents == fresh.contents)
  }

  @Test func `loses the stills that a manifest cut short lists`() async throws {
    _ = try await render(into: folder.url)
    let manifest = try Data(contentsOf: url("manifest.json"))
    try manifest.dropLast(40).write(to: url("manifest.json"))
    _ = try await render(into: folder.url, fps: 20)
    #expect(folder.paths.filter { $0.hasSuffix(".png") }.count == 10)
  }

  /// Each change of the trace is mended from the first changed line on.
  @Test(arguments: ["", "first line\n", "longer", "half", "twice"])
  func `gets its trace again`(harm: String) async throws {
    _ = try await render(into: folder.url)
    let whole = try folder.contents
    let trace = try Data(contentsOf: url("trace.jsonl"))
    let harmed: Data =
      switch harm {
      case "longer": trace + Data("more\n".utf8)
      case "half": trace.prefix(trace.count / 2)
      case "twice": trace + trace
      default: Data(harm.utf8) + trace.dropFirst(harm.utf8.count)
      }
    try harmed.dropFirst(harm.isEmpty ? 1 : 0).write(to: url("trace.jsonl"))
    let renderer = FakeRenderer()
    _ = try await render(into: folder.url, with: renderer)
    #expect(renderer.drawn == 0)
    #expect(try folder.contents == whole)
  }

  @Test func `may hold pipes in place of its files`() async throws {
    _ = try await render(into: folder.url)
    let whole = try folder.contents
    for path in ["manifest.json", "trace.jsonl", "frames/000003.png"] {
      try FileManager.default.removeItem(at: url(path))
      #expect(mkfifo(url(path).path, 0o600) == 0)
    }
    _ = try await render(into: folder.url)
    #expect(try folder.contents == whole)
  }
}
