import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import Testing

@MainActor private func play(_ scene: Scene) throws -> Stage {
  let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
  return Stage(scene, text: renderer, images: renderer)
}

extension Still {
  /// The whole number at the beginning of a text with an ending.
  fileprivate func number(before ending: String) -> Double? {
    displayList.drawn.compactMap(\.words).first { $0.hasSuffix(ending) }
      .flatMap { Double($0.dropLast(ending.count).filter { $0 != "," }) }
  }

  /// The first scroll view, and how far it can be scrolled.
  fileprivate var page: (offset: CGFloat, range: CGFloat, velocity: CGFloat) {
    let scroll = report.scrollViews[0]
    return (
      scroll.offset.y, scroll.contentSize.height - scroll.containerSize.height, scroll.velocity.dy
    )
  }
}

@MainActor @Suite struct `A slider that scrolls` {
  @Test(arguments: [false, true])
  func `scrolls the text by its own fraction`(isRightToLeft: Bool) throws {
    var scene = Scene.sliderScroll
    if isRightToLeft {
      scene.layoutDirection = .rightToLeft
      scene.script.steps = scene.script.steps.map { step in
        guard case .drag(let place, let way, let time, let curve, let hold) = step else {
          return step
        }
        let mirrored = CGVector(dx: -way.dx, dy: way.dy)
        return .drag(from: place, by: mirrored, over: time, curve: curve, hold: hold)
      }
    }
    let stage = try play(scene)
    var seen: Set<Double> = []
    for tick in 0...Int(stage.duration * 60) {
      let still = stage.still(at: Double(tick) / 60)
      let share = try #require(still.number(before: " %"))
      let page = still.page
      #expect(page.range > 600)
      #expect(abs(page.offset / page.range * 100 - share) <= 0.5 + 1e-6)
      seen.insert(share)
    }
    #expect(seen.count > 40)
    // 118 points of the 230 that the thumb has.
    let first = stage.still(at: 1.7).page
    #expect(abs(first.offset / first.range - 118.0 / 230) < 1e-3)
    let second = stage.still(at: 2.7).page
    #expect(abs(second.offset / second.range - 62.0 / 230) < 1e-3)
    let last = stage.still(at: stage.duration).page
    #expect(last.offset == last.range)
  }
}

@MainActor @Suite struct `The teleprompter` {
  @Test func `scrolls evenly after the countdown, and stops with the last line at the mark`()
    throws
  {
    let stage = try play(.teleprompter)
    let range = stage.still(at: 0).page.range
    #expect(stage.still(at: 1.15).page.offset == 0)
    for tick in stride(from: 90, to: 330, by: 15) {
      let (one, other) = (Double(tick) / 60, Double(tick + 30) / 60)
      let way = stage.still(at: other).page.offset - stage.still(at: one).page.offset
      #expect(abs(way - range / 10) < 1e-6, "\(one)")
    }
    let end = stage.still(at: stage.duration)
    #expect(end.page.offset == range)
    let line = try #require(end.displayList.drawn.first { $0.words == "Walk slowly. It is yours." })
    #expect(abs(line.frame.midY - 150) < 4)
    #expect(line.opacity > 0.95)
  }
}

@MainActor @Suite struct `A slider that follows` {
  @Test func `shows the page's offset, however it is scrolled`() throws {
    let stage = try play(.sliderFollows)
    var (fingers, thumbs) = (0, 0)
    for tick in 0...Int(stage.duration * 60) {
      let time = Double(tick) / 60
      let still = stage.still(at: time)
      let depth = try #require(still.number(before: " m"))
      let page = still.page
      let expected = min(max(page.offset / page.range, 0), 1) * 4000
      #expect(abs(depth - expected) <= 0.5 + 1e-6, "\(time)")
      let thumb = still.displayList.drawn.first { abs($0.frame.width - 28) < 0.01 }
      let middle = try #require(thumb).frame.midX
      #expect(abs(middle - (48 + 294 * expected / 4000)) < 0.1, "\(time)")
      if page.velocity != 0 { fingers += 1 }
      let next = stage.still(at: time + 1 / 60).page.offset
      if page.velocity == 0, abs(next - page.offset) > 1 { thumbs += 1 }
    }
    #expect(fingers > 60)
    #expect(thumbs > 20)
  }
}
