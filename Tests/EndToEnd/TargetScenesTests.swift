import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkScrolling
import Testing

/// What the scenes about ends of scrolls claim, in numbers.
@Suite @MainActor struct `Scenes of scroll targets` {
  private func stage(_ scene: Scene) throws -> Stage {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer)
  }

  /// The offsets of all scroll views at one moment, from the leading end and without margins.
  private func places(
    _ stage: Stage, at time: Double, axis: Axis = .horizontal, margin: CGFloat = 0
  ) -> [CGFloat] {
    stage.still(at: time).report.scrollViews.map { scroll in
      switch axis {
      case .vertical: scroll.offset.y
      case .horizontal where stage.scene.layoutDirection == .rightToLeft:
        scroll.contentSize.width - scroll.containerSize.width - scroll.offset.x + margin
      case .horizontal: scroll.offset.x + margin
      }
    }
  }

  /// Where the first scroll view rests, one after the other.
  private func rests(_ stage: Stage, axis: Axis = .horizontal) -> [CGFloat] {
    var found: [CGFloat] = []
    for tick in 0...Int(stage.duration * 60) {
      let time = Double(tick) / 60
      let scroll = stage.still(at: time).report.scrollViews[0]
      guard scroll.phase == .idle, scroll.velocity == .zero else { continue }
      let place = places(stage, at: time, axis: axis)[0]
      if found.last.map({ abs($0 - place) > 0.01 }) ?? true { found.append(place) }
    }
    return found
  }

  @Test(arguments: [Scene.tenths, .tenthsRightToLeft])
  func `the dial rests on marks a tenth of its width apart`(_ scene: Scene) throws {
    let rests = rests(try stage(scene))
    #expect(rests.count == 3)
    for place in rests { #expect(abs(place / 32 - (place / 32).rounded()) < 1e-6, "\(place)") }
    // The same in both directions of reading.
    #expect(rests.map { ($0 / 32).rounded() } == [0, 13, 15])
  }

  @Test func `a dive moves one zone for each flick, at any velocity`() throws {
    let rests = rests(try stage(.depths), axis: .vertical)
    #expect(rests.map { ($0 / 844 * 1000).rounded() / 1000 } == [0, 1, 2, 3, 2])
  }

  @Test(arguments: [Scene.shelf, .shelfRightToLeft])
  func `records rest at the padding, of any length`(_ scene: Scene) throws {
    let stage = try stage(scene)
    let still = stage.still(at: stage.duration)
    #expect(still.report.scrollViews.map(\.containerSize.width) == [390, 334])
    let margins = [28.0, 0]
    for (index, margin) in margins.enumerated() {
      let place = places(stage, at: stage.duration, margin: margin)[index]
      #expect(place > 0)
      #expect(abs(place / 164 - (place / 164).rounded()) < 1e-6, "\(place)")
    }
  }

  @Test func `rows stop after as many views as their limits allow`() throws {
    let compact = try stage(.limits)
    let passed = places(compact, at: compact.duration, margin: 20).map { ($0 / 88).rounded() }
    #expect(passed == [3, 3, 3, 1, 10])
    let regular = try stage(.limitsRegular)
    #expect(
      places(regular, at: regular.duration, margin: 20).map { ($0 / 88).rounded() }
        == [10, 3, 3, 1, 10])
    for place in places(compact, at: compact.duration, margin: 20) {
      #expect(abs(place.remainder(dividingBy: 88)) < 1e-6)
    }
  }

  @Test(arguments: [Scene.anchors, .anchorsRightToLeft])
  func `tickets rest with their anchors at the line`(_ scene: Scene) throws {
    let stage = try stage(scene)
    let widths = (0..<16).map { 96 + 34 * CGFloat($0 % 3) }
    let starts = widths.indices.map { widths[..<$0].reduce(0) { $0 + $1 + 12 } }
    let parts: [CGFloat] = [0, 0.5, 1, 0.5]
    for (row, place) in places(stage, at: stage.duration, margin: 24).enumerated() {
      let line = place + parts[row] * 342
      let isOnLine = widths.indices.contains { index in
        abs(starts[index] + parts[row] * widths[index] - line) < 1e-6
      }
      #expect(isOnLine, "row \(row): \(line)")
      #expect(place > 0)
    }
  }

  @Test func `a book stays on its page while notes appear and disappear`() throws {
    let stage = try stage(.resize)
    // Closed, open and closed again.
    let moments = [stage.duration - 2.2, stage.duration - 1.1, stage.duration]
    let pages = moments.map { stage.still(at: $0).report.scrollViews[0] }
    #expect(pages.map(\.containerSize.width) == [680, 420, 680])
    #expect(pages.map { $0.offset.x / $0.containerSize.width } == [2, 2, 2])
    let strips = moments.map { stage.still(at: $0).report.scrollViews[1] }
    let middles = strips.map { ($0.offset.x + $0.containerSize.width / 2 - 48) / 108 }
    #expect(middles.map { ($0 * 1e6).rounded() / 1e6 } == [5, 5, 5])
  }

  @Test func `behaviors and targets can change while the row is at rest`() throws {
    let rests = rests(try stage(.switching))
    try #require(rests.count == 5)
    #expect(rests[1] == 195)
    #expect(rests[2].truncatingRemainder(dividingBy: 390) == 0)
    #expect(rests[3].truncatingRemainder(dividingBy: 130) == 0)
    #expect(abs(rests[4].remainder(dividingBy: 130)) > 1)
  }

  @Test(arguments: [Scene.readout, .readoutRightToLeft])
  func `a timeline rests at its stops, and stays after a slow release`(_ scene: Scene) throws {
    let stage = try stage(scene)
    #expect(rests(stage) == [0, 420, 1010])
    let words = stage.still(at: stage.duration).displayList.dump
    for word in ["3200.0 pt/s", "1570.0", "390.0", "horizontal", "compact"] {
      #expect(words.contains("\"\(word)\""), "\(word)")
    }
    #expect(
      words.contains(
        scene.layoutDirection == .rightToLeft ? "\"right to left\"" : "\"left to right\""))
    #expect(!words.contains("-3200.0"))
  }
}
