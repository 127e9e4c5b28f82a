import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import Testing

@MainActor @Suite struct `The applause` {
  /// One stage for all claims, since playing takes longest.
  private static let played = Result {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(.applause, text: renderer, images: renderer)
  }

  private let stage: Stage

  init() throws { stage = try Self.played.get() }

  /// Where the disk of the hint is drawn.
  private func hint(_ time: Double) -> CGRect? {
    stage.still(at: time).displayList.drawn.last {
      abs($0.frame.width - 46) < 8 && abs($0.frame.midX - 195) < 1
    }?.frame
  }

  /// One round of the hint is as long as its two animations; the spring of one swings on in the next.
  @Test func `repeats its hint identically`() throws {
    for part in stride(from: 0.1, to: 0.75, by: 0.1) {
      let (first, next) = (try #require(hint(part)), try #require(hint(part + 0.9)))
      #expect(abs(first.midY - next.midY) < 1.5, "\(part)")
    }
    let heights = (0..<18).compactMap { hint(Double($0) / 20)?.midY }
    #expect(abs((heights.max() ?? 0) - (heights.min() ?? 0) - 10) < 3)
  }

  @Test func `stops its hint when the user scrolls`() {
    #expect(hint(0) != nil && hint(1.7) != nil)
    #expect(hint(stage.duration) == nil)
  }

  @Test func `moves a star by 64 points and turns it, then returns it`() throws {
    let gold = stride(from: 1.7, to: stage.duration, by: 1.0 / 60).map { time in
      stage.still(at: time).displayList.drawn.filter { drawn in
        guard case .color(let color) = drawn.fill else { return false }
        return abs(color.red - 1) < 0.01 && abs(color.green - 0.83) < 0.01
      }.map(\.frame)
    }
    let first = try #require(gold.first { !$0.isEmpty }?.first)
    let before = gold.prefix { $0.isEmpty }.count
    let rise = gold.dropFirst(before).prefix(25).compactMap { $0.first?.midY }.min() ?? 0
    #expect(abs(first.midY - rise - 64) < 4)
  }
}
