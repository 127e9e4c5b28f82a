import TestSupport
import Testing

@testable import ScrollworkMotion

@Suite struct `Rubber band` {
  /// Pull and overscroll for a length of 844.
  ///
  /// Source: computed from the published formula.
  static let rows: [(Double, Double)] = [
    (10, 5.4644), (25, 13.5296), (50, 26.6322), (75, 39.3279), (100, 51.6352), (150, 75.1538),
    (200, 97.3166), (250, 118.2374), (300, 138.0178), (400, 174.5113), (500, 207.4173),
  ]

  @Test(arguments: rows) func `stretches as published`(pull: Double, stretch: Double) {
    let band = RubberBand(length: 844)
    #expect(isClose(band.stretch(pull), stretch, 6e-5))
    #expect(isClose(band.pull(band.stretch(pull)), pull, 1e-9))
  }

  /// Pull and overscroll for a trackpad and a length of 844.
  ///
  /// Source: computed from the published formula.
  @Test(arguments: [
    (10, 7.0899), (25, 17.5043), (50, 34.2972), (75, 50.4214), (100, 65.9159), (150, 95.1580),
    (200, 122.2817), (250, 147.5092), (300, 171.0326), (400, 213.6142), (500, 251.1278),
  ]) func `stretches more for a trackpad`(pull: Double, stretch: Double) {
    let band = RubberBand(length: 844, stiffness: RubberBand.trackpadStiffness)
    #expect(isClose(band.stretch(pull), stretch, 6e-5))
    #expect(isClose(band.pull(band.stretch(pull)), pull, 1e-9))
  }

  @Test func `stretches monotonically and stays below its length`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let band = RubberBand(length: Double.random(in: 0.1...2000, using: &generator))
      let pull = Double.random(in: 0...1e5, using: &generator)
      #expect(band.stretch(pull) < band.stretch(pull + 1))
      #expect(band.stretch(pull) < band.length)
      #expect(band.slope(pull) > 0 && band.slope(pull) <= RubberBand.fingerStiffness)
    }
  }

  @Test func `stretches by the whole pull without a length`() {
    #expect(RubberBand(length: 0).stretch(30) == 30)
    #expect(RubberBand(length: 0).pull(30) == 30)
  }

  @Test func `inverts even its whole length to a finite pull`() {
    #expect(RubberBand(length: 100).pull(100).isFinite)
    #expect(RubberBand(length: 100).pull(200).isFinite)
  }
}
