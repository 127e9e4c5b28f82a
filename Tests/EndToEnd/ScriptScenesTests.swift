import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkStudio
import TestSupport
import Testing

@Suite @MainActor struct `Scenes that play script files` {
  static let folder = Repository.url("Scenes/Scripts")

  static let scenes: [Scene] = [.turned, .wheel, .toTheTop, .recorded, .mirrored]

  static func stage(_ scene: Scene) throws -> Stage {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer)
  }

  @Test func `play their script files, which are formatted`() throws {
    for scene in Self.scenes {
      let file = Self.folder.appending(path: "\(scene.name).scroll")
      let text = try ScriptText(contentsOf: file)
      #expect(text.formatted == text.text, "\(scene.name)")
      #expect(text.script.gestures == scene.script, "\(scene.name)")
      #expect(scene.playing(text.script).canvas == scene.canvas)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".scroll") }.sorted()
    #expect(names == Self.scenes.map { "\($0.name).scroll" }.sorted())
  }

  @Test func `start at the right in right-to-left layout`() throws {
    let stage = try Self.stage(.mirrored)
    #expect(stage.problems == [])
    func offset(_ time: Double) -> CGFloat {
      stage.still(at: time).report.scrollViews.first?.offset.x ?? -1
    }
    let start = offset(0)
    let mark = try #require(stage.marks.first { $0.name == "one on" })
    // One card and the space beside it.
    #expect(start > 0 && abs(start - offset(mark.time) - 132) < 0.6)
    #expect(offset(stage.duration) == start)
  }

  @Test func `rotate, and keep the view at the top`() throws {
    let stage = try Self.stage(.turned)
    let canvas = CGSize(width: 320, height: 568)
    #expect(Scene.turned.canvas == canvas)
    #expect(Scene.turned.pictureSize == CGSize(width: 568, height: 568))
    let upright = try #require(stage.marks.first { $0.name == "upright" })
    let before = stage.still(at: upright.time)
    #expect(before.displayList.canvas == CGSize(width: 568, height: 568))
    #expect(before.report.scrollViews[0].containerSize == canvas)
    let turned = stage.still(at: upright.time + 0.6).report.scrollViews[0]
    #expect(turned.containerSize == CGSize(width: 568, height: 320))
    // Two columns are half as long.
    #expect(turned.contentSize.height < 0.6 * before.report.scrollViews[0].contentSize.height)
    #expect(stage.still(at: stage.duration).report.scrollViews[0].containerSize == canvas)
  }

  @Test func `release with the velocity at the end of the recording`() throws {
    let stage = try Self.stage(.recorded)
    // The last three pairs of samples that moved: 18, 19.5 and 19 points in about 1/60 s.
    let still = stage.still(at: 0.3 + 0.1733 + 1.0 / 60).report.scrollViews[0]
    #expect(still.phase == .decelerating)
    #expect(abs(still.velocity.dy - 1105) < 25)
    // The hand stays before it leaves: nothing goes on.
    let phases = stride(from: 0, to: stage.duration, by: 1.0 / 60).map {
      stage.still(at: $0).report.scrollViews[0].phase
    }
    #expect(phases.count { $0 == .interacting } > 25)
  }

  @Test func `overscroll at the end, and bounce back`() throws {
    let stage = try Self.stage(.wheel)
    let push = try #require(stage.marks.first).time
    let end = stage.still(at: push).report.scrollViews[0]
    let range = end.contentSize.height - end.containerSize.height
    #expect(abs(end.offset.y - range) < 0.01)
    let pulled = stage.still(at: push + 0.499).report.scrollViews[0].offset.y - range
    // 0.715·300·R/(R + 0.715·300) with R = 568.
    #expect(abs(pulled - 155.7) < 0.5)
    #expect(abs(stage.still(at: stage.duration).report.scrollViews[0].offset.y - range) < 0.05)
  }

  @Test func `scroll to the top in mid-motion in the duration of every scroll`() throws {
    let stage = try Self.stage(.toTheTop)
    let tap = try #require(stage.marks.first).time
    #expect(stage.still(at: tap - 0.01).report.scrollViews[0].velocity.dy > 200)
    #expect(stage.still(at: tap + 0.29).report.scrollViews[0].phase == .animating)
    #expect(stage.still(at: tap + 0.31).report.scrollViews[0].phase == .idle)
  }
}
