import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo

/// The time of evaluating a scene's stills and drawing none of them, in rounds: the first finds nothing
/// known, the others the texts that it shaped.
@MainActor enum Evaluation {
  static func print(_ name: String, rounds: Int = 10) throws {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    guard let scene = allScenes.first(where: { $0.name == name }) else {
      Swift.print("no scene is called \(name)")
      return
    }
    for round in 1...rounds {
      let stage = Stage(scene, text: renderer, images: renderer)
      let times = (0..<Int(stage.duration * 60)).map { Double($0) / 60 }
      let start = ContinuousClock.now
      for still in stage.stills(at: times) { _ = still.displayList.digest }
      let time = (ContinuousClock.now - start) / .milliseconds(1) / Double(times.count)
      Swift.print("round \(round): \(String(format: "%.3f", time)) ms a still")
    }
  }
}
