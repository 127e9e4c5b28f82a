import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import Testing

@MainActor @Suite struct `Words and controls` {
  private func stage(_ scene: Scene) throws -> Stage {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer)
  }

  /// The lead of the page is one text in one frame, drawn with a paint for each of its styles.
  @Test func `a text of many styles is one text`() throws {
    let dump = try stage(.magazine).still(at: 0).displayList.dump
    let lead = dump.split(separator: "\n").filter { $0.contains("hree things make a loaf") }
    #expect(lead.count == 6)
    let frames = Set(lead.compactMap { $0.firstMatch(of: #/ in (\S+ \S+) /#)?.1 })
    #expect(frames.count == 1)
  }

  @Test func `Markdown syntax is not drawn`() throws {
    let dump = try stage(.magazine).still(at: 0).displayList.dump
    #expect(dump.contains("\"Mix 500 g of strong flour with 350 ml of water.\""))
    #expect(!dump.contains("**"))
  }

  @Test func `controls answer while their page scrolls`() throws {
    let stage = try stage(.settings)
    let texts = { (time: Double) in stage.still(at: time).displayList.dump }
    #expect(texts(0).contains("\"2 loaves\""))
    #expect(texts(stage.duration).contains("\"3 loaves\""))
    // The bar that tells how warm the stone is was a third full, and is full.
    #expect(texts(stage.duration).contains("300x4") && !texts(0).contains("300x4 #007aff"))
    #expect(stage.still(at: stage.duration).report.scrollViews[0].offset.y > 100)
  }

  @Test func `a form responds: segments, a disclosure group, a picker wheel`() throws {
    let stage = try stage(.order)
    let texts = { (time: Double) in stage.still(at: time).displayList.dump }
    #expect(texts(0).contains("\"20 minutes\"") && !texts(0).contains("\"350 ml\""))
    #expect(texts(1.4).contains("\"350 ml\""))
    let last = texts(stage.duration)
    #expect(last.contains("\"350 ml\"") && !last.contains("\"20 minutes\""))
    // 90 points less the 10 before a drag begins: two rows and a half, and rest on the second.
    #expect(last.contains("\"30 minutes\""))
    // The row of what is ordered says what the segments say.
    #expect(last.split(separator: "\n").filter { $0.contains("\"Corn\"") }.count == 2)
    #expect(stage.problems.isEmpty)
  }

  @Test func `a spinner turns while nothing else moves`() throws {
    let stage = try stage(.settings)
    #expect(stage.still(at: 0.02).displayList.digest != stage.still(at: 0.15).displayList.digest)
  }
}
