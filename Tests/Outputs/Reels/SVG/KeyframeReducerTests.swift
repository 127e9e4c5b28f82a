import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkReels

/// The value of a track of numbers, as a reader computes it.
func value(of track: KeyframeTrack<Double>, at time: Int) -> Double {
  guard let next = track.keys.firstIndex(where: { $0.time > time }) else {
    return track.keys[track.keys.count - 1].value
  }
  guard next > 0 else { return track.first }
  let (from, to) = (track.keys[next - 1], track.keys[next])
  return from.value
    + (to.value - from.value) * Double(time - from.time) / Double(to.time - from.time)
}

@Suite struct `Keyframe reduction` {
  static let times = (0..<120).map { Int((Double($0) * 1_000_000 / 120).rounded()) }
  let reducer = KeyframeReducer(times: times)

  private func lines(_ values: [Double?], within bound: Double) -> KeyframeTrack<Double>? {
    reducer.lines(values, interpolate: { $0 + ($1 - $0) * $2 }) {
      abs($0 - (values[$1] ?? $0)) <= bound
    }
  }

  @Test(arguments: 0..<40) func `keeps every frame within the bound`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (place, speed) = (0.0, 0.0)
    let values: [Double?] = Self.times.map { _ in
      speed += Double.random(in: -3...3, using: &random)
      place += speed
      return Int.random(in: 0..<8, using: &random) == 0 ? nil : place
    }
    let bound = Double.random(in: 0...20, using: &random)
    let track = try #require(lines(values, within: bound))
    for (time, wanted) in zip(Self.times, values) {
      guard let wanted else { continue }
      #expect(abs(value(of: track, at: time) - wanted) <= bound + 1e-9, "seed \(seed)")
    }
    #expect(track.keys.map(\.time) == track.keys.map(\.time).sorted(), "seed \(seed)")
  }

  @Test func `needs two keys for a line and one for rest`() {
    #expect(lines(Self.times.map { Double($0) / 1000 }, within: 0.001)?.keys.count == 2)
    let rest = lines(Self.times.map { _ in 7 }, within: 0)
    #expect(rest == KeyframeTrack(7))
  }

  @Test func `needs few keys for a curve`() throws {
    // A line may be √(8·bound/curvature) long: 0.4 of a second here.
    let curve = Self.times.map { 50 * pow(Double($0) / 1_000_000, 2) as Double? }
    let keys = try #require(lines(curve, within: 0.1)).keys.count
    let longest = (8 * 0.1 / 100).squareRoot()
    #expect(Double(keys - 1) <= (1 / longest).rounded(.up) + 2)
  }

  @Test func `ignores frames without a value`() throws {
    var values: [Double?] = Self.times.map { _ in 0 }
    for frame in 40..<60 { values[frame] = nil }
    for frame in 60..<120 { values[frame] = 300 }
    #expect(try #require(lines(values, within: 0)).keys.map(\.value) == [0, 0, 300])
    #expect(lines(Self.times.map { _ in nil }, within: 0) == nil)
  }

  @Test func `holds values between two frames`() {
    let values = Self.times.indices.map { $0 < 30 ? true : $0 < 50 ? nil : false as Bool? }
    let track = reducer.steps(values, isClose: ==)
    #expect(track?.keys.map(\.value) == [true, false])
    // Between 40.8333 % and 41.6667 %.
    #expect(Self.times[49] == 408_333 && Self.times[50] == 416_667)
    #expect(track?.keys.map(\.time) == [0, 413_000])
  }
}
