import Foundation
import ScrollworkCairo
import ScrollworkControls
import ScrollworkDrawing
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Two hundred trees with what there is around scroll views, each with a script of its own.
@MainActor @Suite struct `Random scenes` {
  static let seeds: Range<UInt64> = 0..<200

  @Test func `are sound, whatever the order they are looked at in`() {
    for seed in Self.seeds {
      if let report = RandomScene(seed: seed).report(RandomScene.isSound) {
        Issue.record("\(report)")
      }
    }
  }

  @Test func `are mirrored from right to left`() {
    // The others are those that are looked at in several orders.
    for seed in Self.seeds where !seed.isMultiple(of: 2) {
      if let report = RandomScene(seed: seed).report(RandomScene.isMirrored) {
        Issue.record("\(report)")
      }
    }
  }

  /// With real fonts, in pictures that do not depend on what was drawn before.
  @Test func `can be drawn`() throws {
    let keeping = try CairoRenderer(fonts: .standard())
    let fresh = try CairoRenderer(fonts: .standard(), reusesLayers: false)
    for seed in Self.seeds.prefix(10) {
      let stage = Stage(RandomScene(seed: seed).scene(), text: keeping, images: keeping)
      for time in [0, stage.duration / 2] {
        let list = stage.still(at: time).displayList
        #expect(try keeping.png(of: list) == fresh.png(of: list), "seed \(seed) at \(time)")
        #expect(try !keeping.svg(of: list).isEmpty, "seed \(seed) at \(time)")
      }
    }
  }

  /// Or the laws above would say little.
  @Test func `have every kind of view, and scroll`() {
    let texts = Self.seeds.map { RandomScene(seed: $0).sketch.text }
    for word in [
      "ScrollView", "LazyVStack", "LazyHGrid", "GeometryReader", "ViewThatFits", "overlay",
      "contentMargins", "paging", "viewAligned", "followed", "watched", "scrollTransition",
      "containerRelativeFrame", "Touched", "scrollTargetLayout", "pinnedViews", "GridRow", "List",
      "TabView", "NavigationStack", "safeAreaInset",
    ] {
      #expect(texts.count { $0.contains(word) } >= 5, "\(word)")
    }
    let moving = Self.seeds.prefix(60).count { seed in
      let stage = Stage(RandomScene(seed: seed).scene())
      return stage.still(at: 0).displayList != stage.still(at: stage.duration).displayList
    }
    #expect(moving > 8)
  }
}
