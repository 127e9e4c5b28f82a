import Foundation
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing

@testable import ScrollworkStudio

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
