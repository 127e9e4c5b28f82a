import Foundation
import TestSupport
import Testing

@testable import ScrollworkRegression

@Suite struct `A track of numbers` {
  /// A random curve: lines, waves, jumps, rests and noise, with gaps.
  private func curve(_ random: inout SeededGenerator) -> [(still: Int, value: Double)] {
    var (still, value, curve) = (Int.random(in: 0...5, using: &random), 0.0, [(Int, Double)]())
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let kind = Int.random(in: 0..<6, using: &random)
      let slope = Double.random(in: -3...3, using: &random)
      if kind == 0 { still += Int.random(in: 1...4, using: &random) }
      if kind == 1 { value += slope * 50 }
      for step in 0..<Int.random(in: 1...20, using: &random) {
        switch kind {
        case 2: value += slope
        case 3: value += slope * sin(Double(step) / 3)
        case 4: value += Double.random(in: -0.03...0.03, using: &random)
        case 5: value *= 0.9
        default: break
        }
        curve.append((still, value))
        still += 1
      }
    }
    return curve
  }

  @Test func `stays within the tolerance of every value, and has none elsewhere`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let values = curve(&random)
      let tolerance: Double = [0.0, 0.02, 0.5].randomElement(using: &random) ?? 0
      var builder = NumberTrackBuilder(tolerance: tolerance)
      for (still, value) in values { builder.append(value, at: still) }
      let track = builder.track()
      for (still, value) in values {
        let told = track.value(at: still) ?? .infinity
        #expect(abs(told - value) <= tolerance + 1e-9, "seed \(seed), still \(still)")
      }
      let known = Set(values.map(\.still))
      for still in 0...(values.last?.still ?? 0) + 3 where !known.contains(still) {
        #expect(track.value(at: still) == nil, "seed \(seed), still \(still)")
      }
      #expect(track.keys.allSatisfy { key in values.contains { $0 == (key.still, key.value) } })
      #expect(zip(track.keys, track.keys.dropFirst()).allSatisfy { $0.still < $1.still })
      #expect(
        zip(track.spans, track.spans.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound - 1 })
    }
  }

  @Test func `keeps two keys of a line and one of a rest`() {
    var line = NumberTrackBuilder(tolerance: 0.01)
    for still in 0..<100 { line.append(Double(still) * 0.5, at: still) }
    #expect(line.track().keys.map(\.still) == [0, 99])
    var rest = NumberTrackBuilder(tolerance: 0.01)
    for still in 3..<100 { rest.append(7, at: still) }
    #expect(rest.track().keys == [.init(still: 3, value: 7)])
    #expect(rest.track().spans == [3...99])
    #expect(rest.track().isConstant)
  }

  @Test func `has a span for each visit`() {
    var builder = NumberTrackBuilder(tolerance: 0)
    for still in [0, 1, 5, 6, 9] { builder.append(Double(still), at: still) }
    let track = builder.track()
    #expect(track.spans == [0...1, 5...6, 9...9])
    #expect([1, 2, 4, 5, 7, 9].map(track.value) == [1, nil, nil, 5, nil, 9])
    #expect(NumberTrackBuilder(tolerance: 0).track().value(at: 0) == nil)
  }
}
