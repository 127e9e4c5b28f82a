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

  // Of 60 stills all are kept while they are examined, of 400 not.
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

  @Test func `is drawn from the start on, while the script is played`() async throws {
    let drawn = Locked(0)
    let drawnWhilePlayed = Locked(0)
    let scene = Scene(
      "waiting", canvas: CGSize(width: 60, height: 100), scale: 1,
      script: [.glide(to: .offset(CGPoint(x: 0, y: 200)), over: 0.5)]
    ) {
      ScrollView { Color.red.frame(height: 400) }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { _, _ in
          // The first still is drawn by another job, however long that takes. The clock of a scene stands.
          for _ in 0..<6_000 where drawn.withLock({ $0 }) == 0 { usleep(10_000) }
          drawnWhilePlayed.withLock { $0 = drawn.withLock { $0 } }
        }
    }
    let renderer = FakeRenderer { count in drawn.withLock { $0 = count } }
    try await render(scene, with: renderer, jobs: 2)
    #expect(drawnWhilePlayed.withLock { $0 } == 1)
  }
}
