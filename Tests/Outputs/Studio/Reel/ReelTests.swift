import Foundation
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import ScrollworkSystem
import TestSupport
import Testing

@Suite @MainActor struct `Reel` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  @Test func `lies in a folder of its scene`() async throws {
    let summary = try await render(into: folder.url)
    let frames = (0..<30).map { "bars/frames/0000\($0 < 10 ? "0" : "")\($0).png" }
    #expect(folder.paths == (frames + ["bars/manifest.json", "bars/trace.jsonl"]).sorted())
    #expect(summary.count == 30)
    #expect(summary.drawn == 30)
    #expect(summary.folder.path == folder.url.appending(path: "bars").path)
  }

  @Test func `writes what is accepted`() async throws {
    _ = try await render(into: folder.url, span: .between(from: 0.2, to: 0.25))
    let manifest = try text("bars/manifest.json")
    #expect(Golden.difference(manifest, "ScrollworkStudioTests", "manifest") == nil)
    let trace = try text("bars/trace.jsonl")
    #expect(Golden.difference(trace, "ScrollworkStudioTests", "trace") == nil)
  }

  @Test func `as SVG lies in a folder inside, beside the PNG reel`() async throws {
    _ = try await render(into: folder.url, span: .at(0))
    let png = try folder.contents
    _ = try await render(into: folder.url, span: .at(0), format: .svg)
    let both = try folder.contents
    #expect(
      Set(both.keys).subtracting(png.keys) == [
        "bars/svg/frames/000000.svg", "bars/svg/manifest.json", "bars/svg/trace.jsonl",
      ])
    for (path, data) in png { #expect(both[path] == data) }
  }

  @Test func `comes out the same whatever the number of jobs`() async throws {
    _ = try await render(into: folder.url, jobs: 1)
    let one = try folder.contents
    for jobs in [2, 7, 64] {
      let other = try TemporaryFolder()
      _ = try await render(into: other.url, jobs: jobs)
      #expect(try other.contents == one, "\(jobs) jobs")
    }
  }

  @Test func `keeps its numbers when a part is asked for`() async throws {
    _ = try await render(into: folder.url)
    let part = try TemporaryFolder()
    _ = try await render(into: part.url, span: .at(0.25))
    let path = "bars/frames/000015.png"
    #expect(part.paths == [path, "bars/manifest.json", "bars/trace.jsonl"])
    let (whole, alone) = (try folder.contents, try part.contents)
    #expect(alone[path] == whole[path])
  }

  @Test func `tells how far it is, one still at a time`() async throws {
    let told = Locked<[ReelProgress]>([])
    _ = try await render(into: folder.url) { progress in told.withLock { $0.append(progress) } }
    #expect(
      told.withLock { $0 } == (1...30).map { ReelProgress(done: $0, total: 30, drawn: $0) })
  }

  @Test(arguments: [1, 2, 5]) func `of many stills is told and written in order`(jobs: Int)
    async throws
  {
    let told = Locked<[Int]>([])
    let scene = Scene.bars(over: 2)
    _ = try await render(
      scene, into: folder.url, span: .between(from: 0.5, to: 1), jobs: jobs, fps: 240)
    _ = try await render(scene, into: folder.url, jobs: jobs, fps: 240) { progress in
      told.withLock { $0.append(progress.done) }
    }
    #expect(told.withLock { $0 } == Array(1...480))
    let lines = try text("bars/trace.jsonl").split(separator: "\n")
    #expect(lines.count == 480)
    for (number, line) in lines.enumerated() { #expect(line.contains("\"number\":\(number),")) }
  }
}
