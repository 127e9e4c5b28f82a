import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import Testing

@MainActor @Suite struct `The inbox` {
  private func play(_ scene: Scene) throws -> Stage {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer)
  }

  /// How many spokes are drawn.
  private func spokes(_ still: Still) -> Int {
    still.displayList.drawn.filter { drawn in
      if case .stroke(_, let style, _) = drawn.command { style.lineCap == .round } else { false }
    }.count
  }

  private func frame(_ words: String, _ still: Still) -> CGRect? {
    still.displayList.drawn.first { $0.words == words }?.frame
  }

  @Test(arguments: [false, true])
  func `refreshes on a pull, holds its rows down, and adds two`(isRTL: Bool) throws {
    let stage = try play(isRTL ? .inboxRightToLeft : .inbox)
    let rest = try #require(frame("The kettle", stage.still(at: 0)))
    let title = try #require(frame("Inbox", stage.still(at: 0)))
    let top = -(59.0 + 44 + 52)
    func offset(_ time: Double) -> CGFloat {
      stage.still(at: time).report.scrollViews[0].offset.y
    }
    #expect(offset(0) == top && spokes(stage.still(at: 0)) == 0)
    // Pulled: some spokes. Held: all of them, and letters and title are lower by the control.
    #expect((1..<8).contains(spokes(stage.still(at: 0.72))))
    let held = stage.still(at: 1.8)
    #expect(spokes(held) == 8 && abs(held.report.scrollViews[0].offset.y - (top - 60)) < 2)
    let lower = try #require(frame("The kettle", held)).minY - rest.minY
    #expect(abs(lower - 60) < 2)
    #expect(abs(try #require(frame("Inbox", held)).minY - title.minY - 60) < 2)
    // Nothing jumps on the way back, while two letters push the others down.
    let back = stride(from: 1.7, through: 2.6, by: 1.0 / 60).map(offset)
    #expect(zip(back, back.dropFirst()).allSatisfy { abs($0 - $1) < 12 })
    let last = stage.still(at: stage.duration)
    #expect(last.report.scrollViews[0].offset.y == top && spokes(last) == 0)
    let first = try #require(frame("Lamp log", last))
    let kettle = try #require(frame("The kettle", last))
    #expect(abs(first.minY - rest.minY) < 0.5 && kettle.minY - rest.minY > 140)
  }
}
