import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing

/// What drawing costs: stills of the feed, each made into a file's bytes.
///
/// Each round draws the next second of the reel, so nothing is found that an earlier round left but
/// what a reel would find: the cards that are still in sight.
@MainActor enum Drawing {
  static func comparisons() throws -> [Comparison] {
    let fonts = try FontSet.standard()
    func renderer(reusesLayers: Bool = true) throws -> CairoRenderer {
      try CairoRenderer(fonts: fonts, images: [sceneImages], reusesLayers: reusesLayers)
    }
    let naive = try renderer(reusesLayers: false)
    let (keeping, forgetting) = (try renderer(), try renderer(reusesLayers: false))
    let stage = Stage(.feed, text: naive, images: naive)
    let lists = (0..<300).map { stage.still(at: Double($0) / 60).displayList }
    func second(_ round: Int) -> ArraySlice<DisplayList> {
      let start = round % 5 * 60
      return lists[start..<start + 60]
    }
    func way(_ name: String, _ draw: @escaping (DisplayList) throws -> Data)
      -> (String, (Int) throws -> Void)
    {
      (name, { round in for list in second(round) { _ = try draw(list) } })
    }
    let whole = way("whole, with Cairo's PNG writer") { try naive.referencePNG(of: $0) }
    let again = try renderer()
    let third = try renderer()
    return [
      Comparison(
        name: "60 stills of the feed as PNG", baseline: whole,
        candidate: way("layers kept, ISA-L") { try keeping.png(of: $0) }, goal: 6...1000),
      Comparison(
        name: "60 stills of the feed as PNG, layers drawn anew each time",
        baseline: way("layers forgotten") { try forgetting.png(of: $0) },
        candidate: way("layers kept") { try again.png(of: $0) }, goal: 1...1000),
      Comparison(
        name: "60 stills of the feed as SVG",
        baseline: way("PNG") { try third.png(of: $0) },
        candidate: way("SVG") { try third.svg(of: $0) }, goal: 0.2...1000),
    ]
  }
}
