import Foundation
import ScrollworkDrawing

/// A track whose values lie on one line: two values, and how far between or beyond them each key
/// is.
struct SVGAnimationLine<Value: Hashable & Sendable> {
  /// The value at progress 0.
  let start: Value
  /// The value at progress 1.
  let end: Value
  private let keys: [(time: Int, progress: Double)]

  /// The line through the values of a track; nil if they do not lie on one.
  ///
  /// A number that changes alone is the progress itself.
  ///
  /// - Parameters:
  ///   - track: The track, with at least two different values.
  ///   - units: The written steps in a unit of each number.
  ///   - numbers: The numbers of a value.
  ///   - value: The value of numbers.
  init?(
    _ track: KeyframeTrack<Value>, units: [Double], numbers: (Value) -> [Double],
    value: ([Double]) -> Value
  ) {
    // All in written steps.
    let rows = track.keys.map { key in zip(numbers(key.value), units).map { ($0 * $1).rounded() } }
    let first = rows[0]
    let spans = first.indices.map { column in
      rows.map { abs($0[column] - first[column]) }.max() ?? 0
    }
    guard let leader = spans.indices.max(by: { spans[$0] < spans[$1] }), spans[leader] > 0,
      let far = rows.first(where: { abs($0[leader] - first[leader]) == spans[leader] })
    else { return nil }
    let isAlone = spans.indices.allSatisfy { $0 == leader || spans[$0] == 0 }
    let (base, unit) =
      isAlone
      ? (0, Self.unit(of: rows.map { $0[leader] }, one: units[leader]))
      : (first[leader], far[leader] - first[leader])
    let slopes = zip(first, far).map { ($1 - $0) / (far[leader] - first[leader]) }
    let origin = zip(first, slopes).map { $0 + $1 * (base - first[leader]) }
    let progress = rows.map {
      (($0[leader] - base) / unit * Self.precision).rounded() / Self.precision
    }
    for (row, progress) in zip(rows, progress) {
      for column in row.indices {
        let drawn = origin[column] + slopes[column] * unit * progress
        guard abs(drawn - row[column]) <= 1 else { return nil }
      }
    }
    func place(_ progress: Double) -> Value {
      value(origin.indices.map { (origin[$0] + slopes[$0] * unit * progress) / units[$0] })
    }
    (start, end) = (place(0), place(1))
    keys = zip(track.keys, progress).map { ($0.time, $1) }
  }

  /// The unit in which a number that changes alone is spelled shortest.
  ///
  /// It is 1, a half or a decimal part, with the sign of most values. All are in written steps, of
  /// which 1 has `one`.
  private static func unit(of values: [Double], one: Double) -> Double {
    let negative = values.count { $0 < 0 }
    let sign = negative * 2 > values.count ? -1.0 : 1
    let candidates = [one, one / 2, one / 10, one / 100, one / 1000]
      .filter { $0 >= 1 && $0 == $0.rounded() }
    let lengths = candidates.map { unit in
      values.reduce(0) { $0 + SVGNumber.format(Int(($1 / unit * 1000).rounded()), digits: 3).count }
    }
    let shortest = lengths.min()
    return sign * (zip(candidates, lengths).first { $1 == shortest }?.0 ?? one)
  }

  /// The parts of a unit that progress is rounded to.
  ///
  /// - Source: chosen: a step over a thousand points.
  private static var precision: Double { 100_000 }

  /// The timing function.
  var timing: String {
    get throws(CairoError) {
      let points = points
      var stops: [String] = []
      var index = 0
      func spell(_ index: Int) throws(CairoError) -> String {
        try SVGNumber.format(factor: points[index].progress)
      }
      while index < points.count {
        let (value, start) = (try spell(index), points[index].time)
        let held = points[index...].firstIndex { $0.progress != points[index].progress }
        let last = (held ?? points.count) - 1
        stops.append(Self.stop(value, from: start, to: points[last].time))
        let end = evenEnd(of: points, from: last)
        if end > last {
          for between in (last + 1)..<end { stops.append(try spell(between)) }
        }
        index = max(end, last + 1)
      }
      return "linear(\(stops.joined(separator: ",")))"
    }
  }

  /// The keys, with values held to both ends.
  private var points: [(time: Int, progress: Double)] {
    var points = keys
    if let first = keys.first, first.time > 0 { points.insert((0, first.progress), at: 0) }
    if let last = keys.last, last.time < Self.whole { points.append((Self.whole, last.progress)) }
    return points
  }

  /// The time at the end, in millionths.
  private static var whole: Int { 1_000_000 }

  /// A value at a time or held to another one; the first and the last stop need no time.
  private static func stop(_ value: String, from start: Int, to end: Int) -> String {
    let percent = SVGAnimationStyles.percent
    switch (start, end) {
    case (0, whole): return "\(value),\(value)"
    case (0, 0), (whole, whole): return value
    case (0, _): return "\(value),\(value) \(percent(end))"
    case (_, whole): return "\(value) \(percent(start)),\(value)"
    case (_, start): return "\(value) \(percent(start))"
    default: return "\(value) \(percent(start)) \(percent(end))"
    }
  }

  /// The last of the points from one on that lie at equal distances in time, so that those between
  /// need no time.
  private func evenEnd(
    of points: [(time: Int, progress: Double)], from start: Int
  ) -> Int {
    var end = start + 1
    while end + 1 < points.count {
      let next = end + 1
      let step = Double(points[next].time - points[start].time) / Double(next - start)
      let isEven = (start...next).allSatisfy { index in
        abs(Double(points[index].time - points[start].time) - step * Double(index - start)) <= 1
      }
      guard isEven else { break }
      end = next
    }
    return min(end, points.count - 1)
  }
}

extension SVGAnimationLine<Double> {
  /// The line of opacities.
  init?(opacities track: KeyframeTrack<Double>) {
    self.init(track, units: [1000], numbers: { [$0] }, value: { $0[0] })
  }
}

extension SVGAnimationLine<TransformComponents> {
  /// The line of transforms.
  init?(transforms track: KeyframeTrack<TransformComponents>) {
    self.init(
      track, units: [100, 100, 1000, 1000, 100_000, 100_000],
      numbers: { [$0.x, $0.y, $0.rotation, $0.skew, $0.scaleX, $0.scaleY] },
      value: { numbers in
        var result = TransformComponents()
        (result.x, result.y) = (numbers[0], numbers[1])
        (result.rotation, result.skew) = (numbers[2], numbers[3])
        (result.scaleX, result.scaleY) = (numbers[4], numbers[5])
        return result
      })
  }
}

extension SVGAnimationLine<RoundedBox> {
  /// The line of boxes.
  init?(boxes track: KeyframeTrack<RoundedBox>) {
    self.init(
      track, units: [100, 100, 100, 255, 255, 255, 1000],
      numbers: { box in
        [
          box.width, box.height, box.radius, box.color.red, box.color.green, box.color.blue,
          box.color.opacity,
        ]
      },
      value: { numbers in
        var result = RoundedBox()
        (result.width, result.height, result.radius) = (numbers[0], numbers[1], numbers[2])
        result.color = Color.Resolved(
          red: numbers[3], green: numbers[4], blue: numbers[5], opacity: numbers[6])
        return result
      })
  }
}
