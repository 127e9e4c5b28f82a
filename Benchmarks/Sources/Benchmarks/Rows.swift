import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo

/// What rows cost that nobody sees: a million of them against a hundred.
@MainActor enum Rows {
  static func comparisons() throws -> [Comparison] {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    func stills(of scene: Scene, at time: Double) -> (Int) throws -> Void {
      { _ in
        // A stage of its own each time: the script is played anew.
        let stage = Stage(scene, text: renderer, images: renderer)
        _ = try renderer.png(of: stage.still(at: time).displayList)
      }
    }
    return [
      Comparison(
        name: "first still",
        baseline: ("a million rows", stills(of: .rowsMillion, at: 0)),
        candidate: ("a hundred rows", stills(of: .rowsHundred, at: 0)), goal: 0...2),
      Comparison(
        name: "a still after the jump to the middle",
        baseline: ("a million rows", stills(of: .rowsMillion, at: 1)),
        candidate: ("a hundred rows", stills(of: .rowsHundred, at: 1)), goal: 0...2),
    ]
  }
}
