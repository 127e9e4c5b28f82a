import Foundation
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import ScrollworkSystem
import TestSupport
import Testing

@Suite @MainActor struct `A reel that cannot be` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func message(
    _ scene: Scene = .bars(), into place: URL? = nil, span: ReelSpan = .whole
  ) async throws -> String {
    do {
      _ = try await render(scene, into: place ?? folder.url, span: span)
      return "no error"
    } catch let error as StudioError {
      return error.description
    }
  }

  @Test func `says that a file is in the way`() async throws {
    let file = folder.url.appending(path: "out")
    try Data("mine".utf8).write(to: file)
    let text = try await message(into: file)
    #expect(text.hasPrefix("cannot write "))
    #expect(text.hasSuffix("not a directory"))
    #expect(folder.paths == ["out"])
  }

  @Test func `says that a file is where frames should be`() async throws {
    let place = folder.url.appending(path: "bars")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: place.appending(path: "frames"))
    let text = try await message()
    #expect(text.hasSuffix("a file exists where a folder is needed"))
    #expect(folder.paths == ["bars/frames"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func `says that a folder may not be written`() async throws {
    chmod(folder.url.path, 0o555)
    #expect(try await message().hasSuffix("permission denied"))
    #expect(folder.paths == [])
  }

  @Test func `says that a file cannot be written, and leaves no part`() async throws {
    let renderer = FakeRenderer { count in
      // The folder of the next still is in the way of its hidden file.
      guard count == 3 else { return }
      try? FileManager.default.createDirectory(
        at: self.folder.url.appending(path: "bars/frames/.000002.png.\(getpid()).part"),
        withIntermediateDirectories: true)
    }
    await #expect(throws: StudioError.self) {
      try await render(into: self.folder.url, with: renderer, jobs: 1)
    }
    #expect(!folder.paths.contains { $0.hasSuffix(".part") })
    #expect(!folder.paths.contains("bars/manifest.json"))
  }

  @Test(arguments: [
    (width: 32_768.0, height: 10.0, scale: 1.0, size: "32768 × 10"),
    (10, 5_000, 8, "80 × 40000"), (0, 10, 1, "0 × 10"), (.nan, 10, 1, "nan × 10"),
    (.infinity, 10, 1, "inf × 10"),
  ])
  func `has too large a canvas, or none`(
    width: CGFloat, height: CGFloat, scale: CGFloat, size: String
  ) async throws {
    var scene = Scene.bars()
    scene.canvas = CGSize(width: width, height: height)
    scene.scale = scale
    #expect(
      try await message(scene)
        == "the scene \"bars\" would be \(size) px; each side must be from 1 to 32767 px")
    #expect(folder.paths == [])
  }

  @Test func `has a broken script`() async throws {
    var scene = Scene.bars()
    scene.script = [.wait(-1)]
    #expect(
      try await message(scene)
        == "in the scene \"bars\", script, step 1: the duration of the wait is -1; expected "
        + "0 to 600 seconds")
    #expect(folder.paths == [])
  }

  @Test func `has a view that is not finite`() async throws {
    let scene = Scene("odd", canvas: CGSize(width: 60, height: 100), scale: 1) {
      VStack(spacing: .nan) {
        Rectangle()
        Rectangle()
      }
    }
    #expect(try await message(scene).contains("not a finite number"))
    #expect(folder.paths == [])
  }

  @Test func `has no layout in its last stills, and leaves nothing`() async throws {
    #expect(try await message(.lateTrouble()).contains("not a finite number"))
    #expect(folder.paths == [])
    _ = try await render(.lateTrouble(), into: folder.url, span: .at(0))
    let whole = try folder.contents
    #expect(try await message(.lateTrouble()).contains("not a finite number"))
    #expect(try folder.contents == whole)
  }

  @Test(arguments: [1, 2, 5]) func `has no layout in its last stills, and leaves no folder`(
    jobs: Int
  ) async throws {
    let place = folder.url.appending(path: "new/reels")
    // At 240 stills a second, the trouble is among those that are kept; of 2,400, it comes after them.
    for duration in [0.5, 10] {
      await #expect(throws: StudioError.self) {
        try await render(.lateTrouble(over: duration), into: place, jobs: jobs, fps: 240)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }
  }

  @Test func `is cancelled, and leaves whole stills and a journal`() async throws {
    let place = folder.url
    let running = Locked<Task<ReelSummary, any Error>?>(nil)
    let task = Task { @MainActor in
      try await render(into: place, jobs: 1) { progress in
        if progress.done == 5 { running.withLock { $0?.cancel() } }
      }
    }
    running.withLock { $0 = task }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!folder.paths.contains { $0.hasSuffix(".part") })
    #expect(!folder.paths.contains("bars/manifest.json"))
    #expect(folder.paths.contains("bars/.journal"))
    #expect(folder.paths.count < 20)
  }

  @Test(arguments: [
    (
      problem: SceneProblem.notFinite(view: "v", what: "w"),
      severity: SceneProblem.Severity.malformed
    ),
    (.viewTooLarge(view: "v", width: 1, height: 1), .malformed),
    (.noDestination(type: "v"), .warning),
    (.badScript("s"), .malformed),
    (.missingImage(name: "n", nearest: nil, at: "v"), .warning),
    (.missingColor(name: "n", nearest: nil), .warning),
    (.missingSymbol(name: "n", nearest: nil, at: "v"), .warning),
    (.noSuchView(id: "i", step: "s"), .warning),
    (.nothingToDo(step: "s", why: "w"), .warning),
    (.endlessChanges(at: "v"), .warning),
    (.stateWrittenWhileDrawing(view: "v"), .warning),
  ])
  func `weighs problems`(problem: SceneProblem, severity: SceneProblem.Severity) {
    #expect(problem.severity == severity)
  }
}
