import Foundation
import TestSupport
import Testing

@testable import ScrollworkScrolling

@Suite struct `Limits of zooming` {
  /// Scales that fingers lead to, and those that are shown, between 1 and 4.
  ///
  /// Source: computed from the published formulas.
  static let rows: [(CGFloat, CGFloat)] = [
    (1, 1), (2.5, 2.5), (4, 4), (8, 6), (16, 7), (0.5, 1 / 1.5), (0.25, 1 / 1.75),
  ]

  @Test(arguments: rows) func `give way as published`(led: CGFloat, shown: CGFloat) {
    let limits = ZoomLimits(minimum: 1, maximum: 4)
    #expect(isClose(limits.shown(led), shown, 1e-12))
    #expect(isClose(limits.led(shown), led, 1e-9))
  }

  @Test func `are never doubled, and more fingers' way is more`() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let minimum = CGFloat.random(in: 0.1...2, using: &generator)
      let limits = ZoomLimits(minimum: minimum, maximum: minimum * 3)
      let led = CGFloat.random(in: 0.001...30, using: &generator)
      let shown = limits.shown(led)
      #expect(shown > minimum / 2 && shown < minimum * 6)
      #expect(limits.shown(led * 1.01) > shown)
      let stiff = ZoomLimits(minimum: minimum, maximum: minimum * 3, bounces: false)
      #expect(stiff.shown(led) == stiff.clamped(led))
    }
  }

  @Test func `are sound whatever they are made of`() {
    for (minimum, maximum) in [(CGFloat.nan, 3.0), (-1, 0), (5, 2), (.infinity, -.infinity)] {
      let limits = ZoomLimits(minimum: minimum, maximum: maximum)
      #expect(limits.minimum > 0 && limits.maximum >= limits.minimum)
      for scale in [CGFloat.nan, 0, -3, .infinity, 1e300, 1e-300] {
        #expect(limits.shown(scale).isFinite && limits.led(limits.shown(scale)).isFinite)
      }
    }
  }

  @Test func `what is under the fingers stays there`() {
    let zoom = Zoom(scale: 2, offset: CGPoint(x: 30, y: 40))
    let (place, other) = (CGPoint(x: 100, y: 200), CGPoint(x: 110, y: 190))
    let next = zoom.scaled(to: 3, around: place, movedTo: other)
    #expect(isClose((next.offset.x + other.x) / 3, (30 + 100) / 2, 1e-12))
    #expect(isClose((next.offset.y + other.y) / 3, (40 + 200) / 2, 1e-12))
  }

  @Test func `a track of scales is the same asked in any order`() {
    var track = ZoomTrack(scale: 1)
    track.jump(to: 2, at: 1)
    track.glide(to: 3, at: 2)
    for (time, scale) in [(9, 3.0), (0.5, 1), (2.15, 2.5), (1, 2), (1.5, 2)] {
      #expect(isClose(track.scale(at: time), scale, 1e-12), "at \(time)")
    }
    #expect(track.settled == 2.3)
    track.glide(to: 1, at: 2.15)
    #expect(isClose(track.scale(at: 2.15), 2.5, 1e-12) && track.scale(at: 3) == 1)
  }
}
