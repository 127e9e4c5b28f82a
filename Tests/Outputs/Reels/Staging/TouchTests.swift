import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkReels
import ScrollworkScript
import ScrollworkStage
import Testing

@MainActor @Suite struct `The touches of a reel` {
  /// The number of layers over the device at a time.
  private func layers(_ stage: Stage, at time: Double) throws -> Int {
    let frames = try [true, false].map { shows in
      try StagedScenes.reel([stage], fps: 100) { $0.showsTouches = shows }.film
        .frame(Int((time * 100).rounded())).list
    }
    return frames[0].content.items.count - frames[1].content.items.count
  }

  @Test func `appear shortly before the finger comes down, and go after it lifts`() throws {
    let stage = StagedScenes.stage()
    let finger = try #require(stage.fingers.first)
    #expect(stage.fingers.count == 1)
    #expect(try layers(stage, at: finger.down - 0.2) == 0)
    #expect(try layers(stage, at: finger.down - 0.05) == 1)
    #expect(try layers(stage, at: finger.lift) == 1)
    #expect(try layers(stage, at: finger.lift + 0.3) == 1)
    #expect(try layers(stage, at: finger.lift + 0.6) == 0)
  }

  @Test func `are those of all fingers of the script, where they are`() throws {
    let stage = StagedScenes.stage(script: [
      .tap(.point(CGPoint(x: 100, y: 200)), count: 2), .wait(0.5),
      .pinch(at: .unit(.center), scale: 2, over: 0.5),
      .drag(by: CGVector(dx: 0, dy: -120), over: 0.25, hold: 0.25),
    ])
    let fingers = stage.fingers
    #expect(fingers.count == 5)
    #expect(fingers[0].location(at: fingers[0].down) == CGPoint(x: 100, y: 200))
    #expect(fingers[1].down > fingers[0].lift)
    #expect(fingers[2].down == fingers[3].down)
    #expect(abs(fingers[2].location(at: fingers[2].lift).y - 326) < 1e-9)
    #expect(abs(fingers[3].location(at: fingers[3].lift).y - 526) < 1e-9)
    let drag = fingers[4]
    #expect(abs(drag.location(at: drag.down + 0.125).y - 366) < 1e-9)
    #expect(drag.releaseVelocity == .zero)
    #expect(try #require(StagedScenes.stage().fingers.first).releaseVelocity.dy < -1700)
  }
}
