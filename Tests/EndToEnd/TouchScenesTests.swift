import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import Testing

@MainActor @Suite struct `Scenes of UIScrollView` {
  /// Far past the limit of 2.5, back at it, and small again after less than 1.
  @Test func `two fingers zoom past the limits, and the zoom bounces back`() throws {
    let stage = try stage(.pinch)
    func scale(_ time: Double) -> Double {
      let text = stage.still(at: time).displayList.dump.firstMatch(of: #/"([0-9.]+) ×"/#)
      return Double(text?.1 ?? "") ?? -1
    }
    #expect(scale(0.1) == 1)
    #expect(scale(0.88) > 3 && scale(0.88) < 5)
    #expect(scale(1.3) == 2.5)
    #expect(scale(1.9) == 2.5)
    #expect(scale(2.49) < 1)
    #expect(scale(3) == 1)
  }

  private func stage(_ scene: Scene) throws -> Stage {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer)
  }

  private func time(_ mark: String, on stage: Stage) throws -> Double {
    try #require(stage.marks.first { $0.name == mark }?.time)
  }

  @Test func `a directional lock keeps one axis, and is off for diagonal drags`() throws {
    let stage = try stage(.locked)
    func offset(_ time: Double) throws -> CGPoint {
      try #require(stage.still(at: time).report.scrollViews.first).offset
    }
    let straight = try offset(time("straight", on: stage))
    #expect(straight.x == 120 && straight.y > 175)
    let aslant = try offset(time("aslant", on: stage))
    #expect(aslant.x > straight.x + 80 && aslant.y > straight.y + 60)
    let end = try offset(stage.duration)
    #expect(abs(end.y - aslant.y + 50) < 0.6 && end.x < aslant.x - 100)
  }

  @Test func `lists take vertical drags, the pages around them horizontal ones`() throws {
    let stage = try stage(.berths)
    func offsets(_ time: Double) -> [CGPoint] {
      stage.still(at: time).report.scrollViews.map(\.offset)
    }
    let (second, back) = try (time("second", on: stage), time("back", on: stage))
    #expect(offsets(second).count == 4 && offsets(second).first == CGPoint(x: 268, y: 0))
    #expect(offsets(second)[1].y > 200 && offsets(second)[2] == .zero)
    // Pulled beyond its beginning, and back.
    #expect(offsets(second + 0.25)[2].y < -30 && offsets(second + 0.25)[0].x == 268)
    #expect(offsets(back)[2] == .zero)
    // Less than half a page, and slow: the page comes back.
    #expect(offsets(stage.duration)[0].x == 268)
  }

  @Test func `the curve of a flick goes past the end`() throws {
    let stage = try stage(.flickIntoEdge)
    #expect(stage.still(at: 0.3).displayList.dump != stage.still(at: 0.6).displayList.dump)
  }
}
