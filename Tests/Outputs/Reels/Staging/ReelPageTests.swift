import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkReels
import ScrollworkScript
import ScrollworkStage
import TestSupport
import Testing

// The lines between the two marks are on the page, to the letter.
// swift begin
@MainActor func cards(_ stage: Stage, _ renderer: any DisplayListRendering) throws -> StagedFilm {
  var staging = Staging()
  staging.title = "Snaps to each card"
  staging.captions = [Caption("Slow motion", at: 0.5, for: 3)]
  staging.speedChanges = [.init(at: 0.5, to: 0.25), .init(at: 1, to: 1)]
  return try StagedFilm([stage], staging: staging, rate: FrameRate(60), text: renderer)
}
// swift end

/// The page about reels: every example on it.
@MainActor @Suite struct `The page about reels` {
  /// The blocks of code of a kind, and the text of the block after each.
  private static func blocks(_ kind: String) throws -> [(text: String, next: String)] {
    let parts = try Repository.text("docs/reels.md").components(separatedBy: "\n```")
    let blocks = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return blocks.indices.filter { blocks[$0].hasPrefix("\(kind)\n") }.map { index in
      func body(_ block: String) -> String {
        block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
          .joined(separator: "\n")
      }
      return (body(blocks[index]), index + 1 < blocks.count ? body(blocks[index + 1]) : "")
    }
  }

  @Test func `has examples of every direction, and all are formatted`() throws {
    let scripts = try Self.blocks("scroll").map(\.text)
    #expect(scripts.count >= 8)
    var words: Set<Substring> = []
    for script in scripts {
      #expect(try ScriptText(script, file: "cards.scroll").formatted == script + "\n")
      for line in script.split(separator: "\n") where line.hasPrefix("reel ") {
        words.insert(line.split(separator: " ")[1])
      }
    }
    #expect(
      words == [
        "device", "size", "aspect", "fill", "background", "padding", "corners", "shadow", "title",
        "caption", "chapter", "keys", "zoom", "pan", "touches", "pointer", "markers", "speed",
        "freeze", "motion", "poster",
      ])
  }

  @Test func `begins with a reel that can be made`() throws {
    let first = try #require(try Self.blocks("scroll").first)
    let script = try ScriptText(first.text, file: "cards.scroll").script
    let plain = StagedScenes.stage().scene
    let (directed, bare) = (plain.playing(script), plain.playing(SceneScript(script.gestures)))
    let stages = [directed, bare].map {
      Stage($0, text: FixedAdvanceText(), images: NoImages())
    }
    #expect(stages[0].duration == stages[1].duration)
    #expect(stages[0].still(at: 0.7).displayList == stages[1].still(at: 0.7).displayList)
    var staging = Staging()
    staging.add(script.reel, on: stages[0])
    let reel = try StagedFilm(
      [stages[0]], staging: staging, rate: FrameRate(10), text: FixedAdvanceText())
    // The flick and the wait after it are four times slower, and the end stands still.
    #expect(abs(reel.clock.duration - stages[0].duration - 3 * 0.5 - 1) < 0.05)
  }

  @Test func `shows a staging in Swift that can be made`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let example = try #require(
      source.split(separator: "// swift begin\n").last?.split(separator: "\n// swift end").first)
    #expect(try Self.blocks("swift").map(\.text) == [String(example)])
    let renderer = try CairoRenderer(fonts: .standard())
    let reel = try cards(StagedScenes.stage(), renderer)
    #expect(reel.clock.sceneTime(at: 1.5) == 0.75)
    #expect(StagedScenes.texts(try reel.film.frame(60).list).last == "Slow motion")
  }

  @Test func `shows the error messages of invalid scripts`() throws {
    for (broken, message) in try Self.blocks("broken") {
      #expect(throws: ScriptErrors.self) { try ScriptText(broken, file: "cards.scroll") }
      do { _ = try ScriptText(broken, file: "cards.scroll") } catch {
        #expect("\(error)" == message)
      }
    }
  }
}
