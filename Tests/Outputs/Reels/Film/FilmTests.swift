import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkReels
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import Testing

@MainActor @Suite struct `A film` {
  @Test func `has the stills of a stage as frames`() throws {
    let scene = Scene(
      "test", canvas: CGSize(width: 60, height: 80), script: [.flick(.up, velocity: 400)]
    ) {
      ScrollView { Color.red.frame(height: 400) }
    }
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(scene, text: renderer, images: renderer)
    let film = Film(stage, rate: FrameRate(20))
    #expect(film.name == "test" && film.canvas == CGSize(width: 60, height: 80))
    #expect(film.count == Int((stage.duration * 20).rounded(.up)))
    #expect(abs(film.duration - stage.duration) <= 0.05)
    for number in [0, 3, film.count - 1] {
      let frame = try film.frame(number)
      #expect(frame.number == number && frame.samples.count == 1)
      #expect(frame.list == stage.still(at: Double(number) / 20).displayList)
      #expect(frame.reports == [stage.still(at: Double(number) / 20).report])
    }
  }

  @Test func `refuses a frame without a picture`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let blind = Scene("blind", canvas: CGSize(width: 60, height: 80), script: [.wait(1)]) {
      Color.red.frame(width: 1e9)
    }
    #expect(throws: (any Error).self) {
      try Film(Stage(blind, text: renderer, images: renderer), rate: FrameRate(20)).frame(0)
    }
  }
}
