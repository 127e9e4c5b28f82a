import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkViews
import Testing

@testable import ScrollworkStage

/// No number of code is a trap: what cannot be laid out or drawn is a problem of the scene, or an error.
@MainActor @Suite struct `A number of a modifier` {
  private static let renderer = Result { try CairoRenderer(fonts: .standard()) }

  @Test(arguments: NumericModifier.all)
  func `is drawn, or is a problem`(modifier: NumericModifier) throws {
    let renderer = try Self.renderer.get()
    for number in HostileNumbers.all {
      let script: GestureScript = [
        .drag(by: CGVector(dx: 0, dy: -60), over: 0.2), .wait(0.3),
      ]
      let scene = Scene(
        "numbers", canvas: CGSize(width: 60, height: 80), scale: 1, script: script
      ) {
        ScrollView {
          VStack {
            modifier.view(number)
            ForEach(0..<9) { Text(verbatim: "\($0)").frame(height: 30) }
          }
        }
      }
      let stage = Stage(scene, text: renderer, images: renderer)
      for time in [0, 0.1, 0.4] {
        let still = stage.still(at: time)
        _ = still.displayList.dump
        do {
          _ = try renderer.png(of: still.displayList)
          _ = try renderer.svg(of: still.displayList)
        } catch let error as CairoError {
          #expect("\(error)".contains("too large"), "\(modifier.name)(\(number)): \(error)")
        }
      }
    }
  }
}
