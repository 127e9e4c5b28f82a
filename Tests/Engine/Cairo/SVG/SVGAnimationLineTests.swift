import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkCairo

/// The `linear()` timing function of CSS.
///
/// - Source: [CSS Easing
///   Functions](https://www.w3.org/TR/css-easing-2/#the-linear-easing-function).
private struct LinearFunction {
  private var points: [(input: Double, output: Double)] = []

  init(_ text: String) {
    var inputs: [Double?] = []
    var outputs: [Double] = []
    let stops = text.dropFirst("linear(".count).dropLast().split(separator: ",")
    for (index, stop) in stops.enumerated() {
      let words = stop.split(separator: " ")
      let output = Double(words[0]) ?? .nan
      var times = words.dropFirst().map { Double($0.dropLast()).map { $0 / 100 } }
      if times.isEmpty { times = [index == 0 ? 0 : index == stops.count - 1 ? 1 : nil] }
      for time in times {
        inputs.append(time)
        outputs.append(output)
      }
    }
    var index = 0
    while index < inputs.count {
      guard inputs[index] == nil else {
        index += 1
        continue
      }
      let end = inputs[index...].firstIndex { $0 != nil } ?? inputs.count - 1
      let (from, to) = (inputs[index - 1] ?? 0, inputs[end] ?? 1)
      for between in index..<end {
        inputs[between] =
          from + (to - from) * Double(between - index + 1) / Double(end - index + 1)
      }
      index = end
    }
    points = zip(inputs, outputs).map { ($0 ?? .nan, $1) }
  }

  func callAsFunction(_ input: Double) -> Double {
    let next = points.firstIndex { $0.input > input } ?? points.count
    guard next > 0, next < points.count else { return points[max(0, next - 1)].output }
    let (from, to) = (points[next - 1], points[next])
    return from.output
      + (to.output - from.output) * (input - from.input) / (to.input - from.input)
  }
}

@Suite struct `Motions on one line` {
  private typealias Track = KeyframeTrack<Double>

  private func track(_ keys: [(Int, Double)]) -> Track {
    Track(keys: keys.map { Track.Key(time: $0.0, value: $0.1) })
  }

  @Test(arguments: 0..<60) func `have the values of their keys`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let frames = (0..<30).filter { _ in Int.random(in: 0..<3, using: &random) > 0 } + [30]
    var value = 0.0
    let keys = frames.map { frame -> (Int, Double) in
      // Some values are held, some are negative.
      if Int.random(in: 0..<3, using: &random) > 0 {
        value = (Double.random(in: -2...1, using: &random) * 1000).rounded() / 1000
      }
      return (frame * 1_000_000 / 30 - (Bool.random(using: &random) ? 0 : frame), value)
    }
    let track = track(keys)
    guard !track.isConstant, let line = SVGAnimationLine(opacities: track) else { return }
    let text = try line.timing
    let timing = LinearFunction(text)
    for key in track.keys {
      let drawn = line.start + (line.end - line.start) * timing(Double(key.time) / 1_000_000)
      #expect(abs(drawn - key.value) < 0.01, "seed \(seed), \(text)")
    }
    #expect(abs(line.start + (line.end - line.start) * timing(0) - track.first) < 0.002)
  }

  @Test func `are spelled in the unit of fewest digits`() throws {
    let falling = try #require(
      SVGAnimationLine(opacities: track([(0, -1.5), (500_000, -3), (1_000_000, -7.5)])))
    #expect(falling.start == 0 && falling.end == -0.5)
    #expect(try falling.timing == "linear(3,6,15)")
  }

  @Test func `hold a value by one stop with two times`() throws {
    let line = try #require(
      SVGAnimationLine(
        opacities: track([(200_000, 0), (450_000, 1), (600_000, 1), (900_000, 3)])))
    #expect(try line.timing == "linear(0,0 20%,1 45% 60%,3 90%,3)")
  }
}
