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
    for path in folder.paths {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.url.appending(path: path).path)
    }
    let renderer = FakeRenderer()
    let summary = try await render(into: folder.url, with: renderer)
    #expect(renderer.drawn == 0)
    #expect(summary.drawn == 0)
    for path in folder.paths {
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
    try Data("half".utf8).write(to: url("frames/.000011.png.part"))
    try Data("half".utf8).write(to: url(".trace.jsonl.part"))
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
    #expect(summary.numbers == 15...15)
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

  @Test func `keeps files that are not its own`() async throws {
    _ = try await render(into: folder.url)
    for path in ["frames/notes.txt", "frames/cover.png", "notes.txt"] {
      try Data("mine".utf8).write(to: url(path))
    }
    _ = try await render(into: folder.url, fps: 20)
    for path in ["frames/notes.txt", "frames/cover.png", "notes.txt"] {
      #expect(folder.paths.contains("bars/" + path))
    }
  }
}
