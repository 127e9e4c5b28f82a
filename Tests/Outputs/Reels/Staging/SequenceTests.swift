import Foundation
import ScrollworkDrawing
import ScrollworkReels
import ScrollworkScript
import ScrollworkStage
import Testing

@MainActor @Suite struct `A reel of several scenes` {
  private func film(_ name: String, _ duration: Double, fps: Int = 20) throws -> Film {
    try StagedScenes.reel([StagedScenes.stage(name, script: [.wait(duration)])], fps: fps).film
  }

  @Test func `cuts from one to the next`() throws {
    let films = [try film("one", 0.5), try film("two", 1)]
    let reel = try Film.sequence(films, transition: .cut, name: "both")
    #expect(reel.count == 30 && reel.name == "both")
    #expect(try reel.frame(9).list == films[0].frame(9).list)
    #expect(try reel.frame(10).reports == films[1].frame(0).reports)
    #expect(try reel.frame(29).number == 29)
  }

  @Test func `fades from one into the next`() throws {
    let films = [try film("one", 0.5), try film("two", 1)]
    let reel = try Film.sequence(films, transition: .crossFade(0.2), name: "both")
    #expect(reel.count == 26)
    #expect(try reel.frame(5).list == films[0].frame(5).list)
    for (number, opacity) in [(6, 0.2), (7, 0.4), (8, 0.6), (9, 0.8)] {
      let frame = try reel.frame(number)
      #expect(frame.reports.count == 2)
      guard case .layer(let layer) = frame.list.content.items.last else {
        Issue.record("no layer in frame \(number)")
        continue
      }
      #expect(abs(layer.opacity - opacity) < 0.001)
    }
    #expect(try reel.frame(10).list == films[1].frame(4).list)
  }

  @Test func `refuses films that do not fit`() throws {
    let one = try film("one", 0.5)
    let rates = #expect(throws: StagingError.self) {
      try Film.sequence([one, film("two", 1, fps: 30)], transition: .cut, name: "both")
    }
    #expect(
      rates?.description
        == "\"one\" has 536 × 995 pt at 20 fps and \"two\" has 536 × 995 pt at 30 fps; scenes of "
        + "one reel must have one size and frame rate")
    let fade = #expect(throws: StagingError.self) {
      try Film.sequence([one, film("two", 1)], transition: .crossFade(0.6), name: "both")
    }
    #expect(
      fade?.description
        == "a cross-fade of 0.6 s is longer than \"one\", which lasts 0.5 s")
  }
}
