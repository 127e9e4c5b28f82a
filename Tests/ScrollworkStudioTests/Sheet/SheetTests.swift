import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing

@testable import ScrollworkStudio

@Suite @MainActor struct `Contact sheet` {
  @Test(arguments: [
    (width: 390.0, height: 844.0, columns: 6, rows: 2), (844, 390, 3, 4), (500, 500, 4, 3),
  ])
  func `suits the shape of the canvas`(width: CGFloat, height: CGFloat, columns: Int, rows: Int) {
    let layout = SheetLayout(canvas: CGSize(width: width, height: height), count: nil)
    #expect(layout.columns == columns)
    #expect(layout.rows == rows)
    let last = layout.origin(of: columns * rows - 1)
    #expect((layout.cell.height * 2).rounded() == layout.cell.height * 2)
    #expect(abs(last.x + layout.cell.width - (SheetLayout.width - SheetLayout.margin)) < 1e-9)
    #expect(
      abs(last.y + layout.cell.height + SheetLayout.label - (layout.height - SheetLayout.margin))
        < 1e-9)
  }

  @Test func `spreads times evenly, in hundredths`() {
    #expect(
      (0..<4).map { ContactSheet.time($0, of: 4, duration: 1) } == [0, 0.33, 0.66, 1])
    #expect(ContactSheet.time(0, of: 1, duration: 1) == 0)
    #expect(SheetDrawing.spelled(0.05) == "0.05 s")
    #expect(SheetDrawing.spelled(12.3) == "12.30 s")
  }

  @Test func `draws what is accepted`() throws {
    let renderer = FakeRenderer()
    let stage = Stage(.bars(), text: renderer, images: renderer)
    let sheet = try ContactSheet(stage, count: 2, text: renderer)
    #expect(sheet.count == 2)
    let dump = sheet.displayList.dump
    #expect(Golden.difference(dump, "ScrollworkStudioTests", "sheet") == nil)
  }

  /// A bar at the edge of a black canvas, on a page that is nearly white.
  @Test func `draws materials as a still does`() throws {
    let scene = Scene("test", canvas: CGSize(width: 200, height: 101), script: [.wait(1)]) {
      ZStack {
        Color.black
        VStack(spacing: 0) {
          Color.clear.frame(height: 20).background(.ultraThinMaterial)
          Color.clear
        }
      }
    }
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(scene, text: renderer, images: renderer)
    let still = try renderer.bitmap(of: stage.still(at: 0).displayList)
    let sheet = try ContactSheet(stage, count: 4, text: renderer).displayList
    let page = try renderer.bitmap(of: sheet)
    let (origin, cell) = (
      SheetLayout(canvas: scene.canvas, count: 4).origin(of: 3),
      SheetLayout(canvas: scene.canvas, count: 4).cell
    )
    for x in [0.2, 0.5, 0.8] {
      let inPage = page[
        Int(2 * (origin.x + x * cell.width)), Int(2 * (origin.y + 0.04 * cell.height))]
      let inStill = still[Int(x * 400), 8]
      for shift in [0, 8, 16] as [UInt32] {
        #expect(abs(Int(inPage >> shift & 255) - Int(inStill >> shift & 255)) <= 1, "\(x)")
      }
    }
  }
}

@Suite @MainActor struct `A sheet that is cancelled` {
  @Test func `is none`() async {
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      let renderer = FakeRenderer()
      _ = try ContactSheet(Stage(.bars(), text: renderer, images: renderer), text: renderer)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@Suite @MainActor struct `Inspection` {
  private func inspect(at time: Double) throws -> SceneInspection {
    let renderer = FakeRenderer()
    return try SceneInspection(Stage(.bars(), text: renderer, images: renderer), at: time)
  }

  @Test func `prints what is accepted`() throws {
    let inspection = try inspect(at: 0.25)
    #expect(Golden.difference(inspection.text, "ScrollworkStudioTests", "inspection") == nil)
    #expect(Golden.difference(inspection.json, "ScrollworkStudioTests", "inspection-json") == nil)
  }

  @Test func `writes numbers as numbers`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(inspect(at: 0.25).json.utf8))
    let root = try #require((json as? [String: Any])?["root"] as? [String: Any])
    #expect(root["offset"] as? [Double] == [0, 100])
    #expect(root["velocity"] as? [Double] == [0, 400])
    #expect(root["content"] as? [Double] == [60, 300])
    #expect(root["phase"] as? String == "animating")
  }

  @Test func `refuses a scene that has no layout then`() throws {
    let renderer = FakeRenderer()
    let scene = Scene.lateTrouble()
    let before = try SceneInspection(Stage(scene, text: renderer, images: renderer), at: 0)
    #expect(before.problems == [])
    let error = #expect(throws: StudioError.self) {
      try SceneInspection(Stage(scene, text: renderer, images: renderer), at: 0.3)
    }
    #expect(error?.description.contains("not a finite number") == true)
  }

  @Test func `counts the end in`() throws {
    #expect(try inspect(at: 0.5).time == 0.5)
    #expect(throws: StudioError.self) { try inspect(at: 0.51) }
    #expect(throws: StudioError.self) { try inspect(at: -0.01) }
    #expect(throws: StudioError.self) { try inspect(at: .nan) }
  }

  @Test func `lists scenes`() {
    let scenes = [Scene.bars(), Scene.bars("longer-name"), Scene("bare") { Rectangle() }]
    #expect(SceneListing.text(scenes) == "bars         Bars\nlonger-name  Bars\nbare\n")
    #expect(
      SceneListing.json([.bars()]) == """
        [
          {"canvas":[60,100],"name":"bars","scale":1,"script":["glide to (0, 200) over 0.5s"],"summary":"Bars"}
        ]

        """)
  }
}
