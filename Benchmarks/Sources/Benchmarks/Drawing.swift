import Foundation
import Scenes
import Scrollwork
@_spi(Benchmarks) import ScrollworkCairo
import ScrollworkDrawing

/// What drawing costs: stills of the feed, each made into a PNG file's bytes.
@MainActor enum Drawing {
  static func comparisons() throws -> [Comparison] {
    let fonts = try FontSet.standard()
    let keeping = try CairoRenderer(fonts: fonts, images: [sceneImages])
    let forgetting = try CairoRenderer(fonts: fonts, images: [sceneImages], reusesLayers: false)
    let stage = Stage(.feed, text: keeping, images: keeping)
    let lists = (0..<60).map { stage.still(at: Double($0) / 60).displayList }
    return [
      Comparison(
        name: "60 stills of the feed as PNG",
        baseline: (
          "whole, with Cairo's PNG writer",
          { for list in lists { _ = try keeping.naivePNG(of: list) } }
        ),
        candidate: ("layers kept, ISA-L", { for list in lists { _ = try keeping.png(of: list) } }),
        goal: 6...1000),
      Comparison(
        name: "the same, layers drawn anew each time",
        baseline: ("layers forgotten", { for list in lists { _ = try forgetting.png(of: list) } }),
        candidate: ("layers kept", { for list in lists { _ = try keeping.png(of: list) } }),
        goal: 1...1000),
      Comparison(
        name: "60 stills of the feed as SVG",
        baseline: ("PNG", { for list in lists { _ = try keeping.png(of: list) } }),
        candidate: ("SVG", { for list in lists { _ = try keeping.svg(of: list) } }),
        goal: 0.5...1000),
    ]
  }
}
