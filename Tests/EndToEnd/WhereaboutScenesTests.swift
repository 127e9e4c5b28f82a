import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import Testing

@MainActor private func play(_ scene: Scene) throws -> Stage {
  let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
  return Stage(scene, text: renderer, images: renderer)
}

extension Still {
  /// The texts in sight, with where they begin.
  fileprivate var words: [(text: String, frame: CGRect)] {
    displayList.drawn.compactMap { drawn in drawn.words.map { ($0, drawn.frame) } }
  }

  fileprivate func frame(of words: String) -> CGRect? {
    self.words.first { $0.text.hasPrefix(words) }?.frame
  }

  fileprivate var offset: CGFloat { report.scrollViews.first?.offset.y ?? -1 }

  /// How far the first scroll view can be scrolled, with margins of a length.
  fileprivate func end(_ margin: CGFloat) -> CGFloat {
    guard let scroll = report.scrollViews.first else { return -1 }
    return scroll.contentSize.height + margin - scroll.containerSize.height
  }
}

@MainActor @Suite struct `The conversation` {
  @Test(arguments: [false, true]) func `shows its end, and new messages there`(isRTL: Bool) throws {
    let stage = try play(isRTL ? .chatRightToLeft : .chat)
    #expect(abs(stage.still(at: 0).offset - stage.still(at: 0).end(16)) < 0.5)
    // A message has come by then, and all have made room for it.
    for time in [1.3, 2.08] {
      let still = stage.still(at: time)
      #expect(abs(still.offset - still.end(16)) < 0.5)
      let last = try #require(still.frame(of: time < 2 ? "An otter!" : "An otter. And"))
      #expect(last.maxY < 720 - 16 && last.minY > 720 - 90)
    }
    // On the way: what was there goes up smoothly.
    let places = stride(from: 0.8, to: 1.3, by: 1.0 / 60).compactMap {
      stage.still(at: $0).frame(of: "It has whiskers")?.minY
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 - 0.5 && $0 - $1 < 12 })
    #expect((places.first ?? 0) - (places.last ?? 0) > 30)
  }

  @Test func `keeps the offset of a reader above, and shows the count of new messages`() throws {
    let stage = try play(.chat)
    let reading = stage.still(at: 3.15)
    #expect(reading.offset < reading.end(16) - 100)
    for time in [3.3, 3.9, 4.2] {
      let now = stage.still(at: time)
      for (text, frame) in reading.words where !text.hasSuffix("new") {
        let later = try #require(now.frame(of: text))
        #expect(abs(later.minY - frame.minY) < 0.01, "\(text)")
      }
    }
    #expect(stage.still(at: 3.6).frame(of: "1 new") != nil)
    #expect(stage.still(at: 4.4).frame(of: "2 new") != nil)
    let last = stage.still(at: stage.duration)
    #expect(abs(last.offset - last.end(16)) < 0.5)
    #expect(last.frame(of: "2 new") == nil)
  }
}

@MainActor @Suite struct `The elevator` {
  @Test func `scrolls to the requested floor, and shows what moved it`() throws {
    let stage = try play(.elevator)
    func place(_ time: Double) -> (CGFloat, [String]) {
      let still = stage.still(at: time)
      return (still.offset, still.words.map(\.text))
    }
    let first = stage.still(at: 0)
    #expect(abs(first.offset - first.end(20)) < 0.5)
    let taps = [0.3, 1.38, 2.46]
    // The ninth floor is the fourth from above; its middle meets that of the window within margins.
    let ninth = stage.still(at: taps[1])
    let row: CGFloat = 116
    #expect(abs(ninth.offset - (3 * row + 55 - 360)) < 2)
    #expect(ninth.words.contains { $0.text == "by button" })
    #expect(abs(stage.still(at: taps[2]).offset + 20) < 1)
    #expect(stage.still(at: taps[2]).words.contains { $0.text == "▲" })
    let height = stage.still(at: 3.5)
    #expect(abs(height.offset - 600) < 2)
    #expect(height.words.contains { $0.text == "600" })
    let after = stage.still(at: stage.duration - 1.4)
    #expect(after.words.contains { $0.text == "by hand" })
    let last = stage.still(at: stage.duration)
    #expect(abs(last.offset - last.end(20)) < 0.5)
    #expect(
      last.words.contains { $0.text == "▼" } && last.words.contains { $0.text == "by button" })
  }
}

@MainActor @Suite struct `The records` {
  private static let titles = [
    "Low Tide Radio", "Nine Slow Birds", "Snow, Then Trains", "Upstairs Piano", "Salt Kitchen",
    "Glass Orchard",
  ]

  /// Records are 170 points high, 18 apart.
  private func share(_ index: Int, _ offset: CGFloat, _ window: CGFloat) -> CGFloat {
    let start = CGFloat(index) * 188 - offset
    return max(0, min(start + 170, window) - max(start, 0)) / 170
  }

  @Test func `play while more than half visible`() throws {
    let stage = try play(.players)
    var seen: Set<Int> = []
    for tick in stride(from: 0, through: Int(stage.duration * 120), by: 3) {
      let time = Double(tick) / 120
      let still = stage.still(at: time)
      let scroll = try #require(still.report.scrollViews.first)
      // The dots tell what is in sight: colored ones, of eleven points.
      let dots = still.displayList.drawn.filter {
        abs($0.frame.width - 11) < 0.1 && abs($0.frame.height - 11) < 0.1 && $0.frame.midY < 70
      }
      #expect(dots.count == 6)
      let lit = dots.indices.filter { index in
        if case .color(let color) = dots[index].fill { color.opacity > 0.9 } else { false }
      }
      let shares = (0..<6).map { share($0, scroll.offset.y, scroll.containerSize.height) }
      #expect(lit == shares.indices.filter { shares[$0] > 0.5 }, "\(time)")
      seen.formUnion(lit)
    }
    #expect(seen.count >= 5)
  }
}
