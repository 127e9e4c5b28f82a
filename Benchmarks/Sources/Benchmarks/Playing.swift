import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo

/// What it costs to play a script and to evaluate stills, against drawing them.
@MainActor enum Playing {
  static func comparisons() throws -> [Comparison] {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    let stage = Stage(.gallery, text: renderer, images: renderer)
    /// The next second of the reel in each round.
    func times(_ round: Int) -> [Double] { (0..<60).map { Double(round % 8) + Double($0) / 60 } }
    let lists = (0..<8).map { round in times(round).map { stage.still(at: $0).displayList } }
    return [
      Comparison(
        name: "60 stills of the gallery",
        baseline: (
          "draw them as PNG",
          { round in for list in lists[round % 8] { _ = try renderer.png(of: list) } }
        ),
        candidate: (
          "evaluate them", { round in for time in times(round) { _ = stage.still(at: time) } }
        ),
        goal: 1...1000)
    ]
  }
}
