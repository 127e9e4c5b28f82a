import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import Testing

@MainActor @Suite struct `Scenes of UIKit's scroll view` {
  private func dump(_ scene: Scene, at time: Double) throws -> String {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer).still(at: time).displayList.dump
  }

  /// Seven tenths past the limit of 2.5, back at it, and small again after less than 1.
  @Test func `two fingers zoom past the limits and back`() throws {
    func scale(_ time: Double) throws -> Double {
      let text = try dump(.pinch, at: time).firstMatch(of: #/"([0-9.]+) ×"/#)
      return Double(text?.1 ?? "") ?? -1
    }
    #expect(try scale(0.2) == 1)
    #expect(try scale(1.19) > 3 && scale(1.19) < 5)
    #expect(try scale(1.6) == 2.5)
    #expect(try scale(2.8) == 2.5)
    #expect(try scale(3.79) < 1)
    #expect(try scale(4.3) == 1)
  }

  @Test func `the curve of a flick goes past the end`() throws {
    #expect(try dump(.flickIntoEdge, at: 0.3) != dump(.flickIntoEdge, at: 0.6))
  }
}
