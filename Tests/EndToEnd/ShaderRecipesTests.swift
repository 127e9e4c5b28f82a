import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import Testing

/// What shaders of the cookbook are given, from the finger and the scroll.
@Suite(.serialized) @MainActor struct `The shaders of the cookbook` {
  private func stage(_ scene: Scene) async throws -> Stage {
    let renderer = try await CairoRenderer.ofScenes()
    return Stage(scene, text: renderer, images: renderer)
  }

  /// The numbers that each use of a function has in a still, in the order of drawing.
  private func numbers(of function: String, in still: Still) -> [[Double]] {
    still.displayList.dump.components(separatedBy: " shader \(function)(").dropFirst().map { rest in
      rest.prefix { $0 != ")" }.split { ", ".contains($0) }.compactMap { Double($0) }
    }
  }

  private func offset(_ still: Still) -> Double { still.report.scrollViews[0].offset.y }

  @Test func `its ripples start at the finger, in the content`() async throws {
    let stage = try await stage(.ripple)
    #expect(numbers(of: "ripple", in: stage.still(at: 0.2)).isEmpty)
    for (time, finger) in [(0.6, CGPoint(x: 110, y: 150)), (2.2, CGPoint(x: 235, y: 280))] {
      let still = stage.still(at: time)
      let uses = numbers(of: "ripple", in: still)
      try #require(uses.count == 1 && uses[0].count == 3)
      #expect(uses[0][0] == Double(finger.x))
      #expect(abs(uses[0][1] - finger.y - offset(still)) < 0.51)
      #expect(uses[0][2] > 0.1 && uses[0][2] < 0.6)
    }
    // The finger scrolls while the first ripple goes on, which stays where it began.
    let scrolled = stage.still(at: 1.2)
    #expect(offset(scrolled) > 20)
    #expect(numbers(of: "ripple", in: scrolled).first?.prefix(2) == [110, 150])
  }

  @Test func `its flags wave while they are scrolled, then hang still`() async throws {
    let stage = try await stage(.signalFlags)
    func winds(_ time: Double) -> Set<Double> {
      Set(numbers(of: "billow", in: stage.still(at: time)).compactMap(\.first))
    }
    #expect(winds(0.1) == [0])
    #expect(winds(stage.duration) == [0])
    let moving = [0.5, 1.0, 1.5].map(winds)
    #expect(moving.allSatisfy { $0.count == 1 })
    let fading = moving.compactMap(\.first)
    #expect(fading.allSatisfy { $0 > 1 } && fading == fading.sorted(by: >))
  }

  @Test func `its pixels grow toward the edges`() async throws {
    let uses = numbers(of: "pixelate", in: try await stage(.mosaic).still(at: 0.3))
    let counts = [36.0, 12, 4].map { columns in uses.count { $0 == [columns] } }
    // Two photos in a row: all rows but the second, the first and the fourth, the fourth.
    #expect(counts == [6, 4, 2])
  }

  @Test(arguments: [0.3, 0.8, 1.3])
  func `its lens and its grain stay with the scroll view`(time: Double) async throws {
    for (scene, function) in [(Scene.chromaticEdge, "disperse"), (.filmGrain, "grain")] {
      let still = try await stage(scene).still(at: time)
      let uses = numbers(of: function, in: still)
      try #require(uses.count == 1 && uses[0].count == 2)
      #expect(abs(uses[0][0] - offset(still)) < 0.51)
    }
  }

  @Test func `its page is gone as far as it is scrolled`() async throws {
    let stage = try await stage(.dissolve)
    #expect(numbers(of: "dissolve", in: stage.still(at: 0.2)).isEmpty)
    for time in [0.8, 1.0, 1.2] {
      let still = stage.still(at: time)
      let uses = numbers(of: "dissolve", in: still)
      try #require(uses.count == 1 && uses[0].count == 1)
      #expect(abs(uses[0][0] * 420 - offset(still)) < 0.51)
      #expect(still.report.children.prefix(2).allSatisfy { $0.frame.minY + $0.transform.ty == 0 })
    }
  }
}
