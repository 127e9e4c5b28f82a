import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo

/// The time of evaluating a scene's stills alone, and between stills that are drawn.
@MainActor enum Evaluation {
  static func print(_ name: String) throws {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    guard let scene = allScenes.first(where: { $0.name == name }) else { return }
    for round in 0..<(Int(CommandLine.arguments.last ?? "") ?? 20) {
      let stage = Stage(scene, text: renderer, images: renderer)
      let count = min(280, Int(stage.duration * 60))
      for number in 0..<20 { _ = stage.still(at: Double(number) / 60).displayList.digest }
      let start = ContinuousClock.now
      for number in 20..<count { _ = stage.still(at: Double(number) / 60).displayList.digest }
      let time = (ContinuousClock.now - start) / .milliseconds(1) / Double(count - 20)
      Swift.print(round, String(format: "%.3f", time))
    }
  }
}
