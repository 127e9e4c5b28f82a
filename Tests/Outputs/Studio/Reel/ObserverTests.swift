import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem
import ScrollworkViews
import TestSupport
import Testing

/// What an observer of a reel was told.
@MainActor private final class Log: ReelObserver {
  var lines: [String] = []

  func observe(_ still: Still, _ views: [DrawnView], at number: Int) {
    lines.append("\(number) with \(views.isEmpty ? "no view" : "views")")
  }

  func finish() { lines.append("end") }
}

@Suite @MainActor struct `A reel while it is rendered` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(
    _ scene: Scene, with renderer: FakeRenderer = FakeRenderer(), jobs: Int, fps: Int = 60,
    observer: Log? = nil
  ) async throws {
    var settings = ReelSettings(output: folder.url)
    (settings.jobs, settings.fps) = (jobs, fps)
    _ = try await ReelRenderer(
      Stage(scene, text: renderer, images: renderer), renderer: renderer, settings: settings
    ).render(tell: { _ in }, held: { _ in }, observer: observer)
  }

  @Test(arguments: [1, 2, 5], [0.5, 6.2])
  func `tells an observer of its stills in order, and of their end`(
    jobs: Int, duration: TimeInterval
  ) async throws {
    let scene = Scene.bars(over: duration)
    let log = Log()
    try await render(scene, jobs: jobs, observer: log)
    let renderer = FakeRenderer()
    let stage = Stage(scene, text: renderer, images: renderer)
    let count = ReelNumbering(duration: stage.duration, fps: 60).count
    // Up to 256 are kept while they are examined; the others are evaluated after that.
    #expect((count > 256) == (duration > 1))
    #expect(log.lines == (0..<count).map { "\($0) with views" } + ["end"])
  }

  @Test(arguments: [1, 2, 5])
  func `tells an observer of no end after an error`(jobs: Int) async throws {
    let log = Log()
    await #expect(throws: (any Error).self) {
      try await render(.lateTrouble(), jobs: jobs, observer: log)
    }
    await #expect(throws: (any Error).self) {
      try await render(.bars(), with: FakeRenderer(refusingAt: 3), jobs: 1, observer: log)
    }
    #expect(!log.lines.contains("end"))
  }

  // With one job nobody could draw a still that is made early.
  @Test(arguments: [(jobs: 1, first: "scrolled"), (2, "drawn"), (5, "drawn")])
  func `has its first still before the script is played, for other jobs`(
    jobs: Int, first: String
  ) async throws {
    let calls = Locked<[String]>([])
    let scene = Scene(
      "effect", canvas: CGSize(width: 60, height: 100), scale: 1,
      script: [.glide(to: .offset(CGPoint(x: 0, y: 200)), over: 0.5)]
    ) {
      ScrollView {
        Color.red.frame(height: 400).visualEffect { content, _ in
          calls.withLock { $0.append("drawn") }
          return content
        }
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 100
      } action: { _, isFar in
        if isFar { calls.withLock { $0.append("scrolled") } }
      }
    }
    try await render(scene, jobs: jobs)
    #expect(calls.withLock { $0.first } == first)
    #expect(Set(calls.withLock { $0 }) == ["drawn", "scrolled"])
  }
}
