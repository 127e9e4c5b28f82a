import Foundation
import ScrollworkDrawing
import Testing

@testable import ScrollworkRegression

@Suite struct `Outlines of reels` {
  @MainActor private func lines(_ change: (inout TrapScene) -> Void) async throws -> [String] {
    var scene = TrapScene()
    scene.fps = 15
    change(&scene)
    return ReelOutline(try await scene.recording()).text.components(separatedBy: "\n")
  }

  @Test @MainActor func `a scale, a fade or a spacing changes few lines, whatever rows have it`()
    async throws
  {
    let old = try await lines { _ in }
    #expect(old.first == "trap: 120 × 200 pt, @2x, light, left to right, 15 stills a second")
    #expect(old.contains { $0.hasPrefix("  scrollTransition × ") && $0.contains("scale 0.8 … 1") })
    #expect(old.contains("  VStack: alignment center, spacing 8"))
    for change: @Sendable (inout TrapScene) -> Void in [
      { $0.scale = 0.9 }, { $0.fade = 0.4 }, { $0.radius = 7 }, { $0.color = .red },
    ] {
      let difference = try await lines(change).difference(from: old)
      #expect((1...2).contains(difference.insertions.count), "\(difference)")
      #expect(difference.removals.count == difference.insertions.count)
    }
    let spacing = try await lines { $0.spacing = 9 }.difference(from: old)
    #expect((1...5).contains(spacing.insertions.count), "\(spacing)")
  }

  @Test @MainActor func `a recording without parameters is told without them`() async throws {
    var recording = try await TrapScene().recording()
    recording.parameters = nil
    #expect(!ReelOutline(recording).text.contains("parameters"))
    let comparison = ReelComparer().compare(
      recording,
      try await {
        var scene = TrapScene(); scene.spacing = 9; return scene
      }().recording(),
      labels: ("old", "new"))
    #expect(comparison.findings.first?.kind == .layout)
  }
}
