import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo

/// What it costs to play a script and to evaluate stills, against drawing them.
@MainActor enum Playing {
  static func comparisons() throws -> [Comparison] {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    let stage = Stage(.gallery, text: renderer, images: renderer)
    let times = (0..<60).map { Double($0) / 10 }
    let lists = times.map { stage.still(at: $0).displayList }
    return [
      Comparison(
        name: "60 stills of the gallery",
        baseline: ("draw them as PNG", { for list in lists { _ = try renderer.png(of: list) } }),
        candidate: ("evaluate them", { for time in times { _ = stage.still(at: time) } }),
        goal: 1...1000)
    ]
  }
}
