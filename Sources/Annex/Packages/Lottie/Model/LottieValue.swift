import ScrollworkFoundation
import ScrollworkMotion

/// The JSON of an animation file, by keys and indices; everything that is missing is nil.
struct LottieValue {
  let any: Any?

  subscript(key: String) -> LottieValue { LottieValue(any: (any as? [String: Any])?[key]) }

  /// The elements of a list.
  var list: [LottieValue] { (any as? [Any] ?? []).map { LottieValue(any: $0) } }

  var number: Double? {
    (any as? NSNumber)?.doubleValue ?? (any as? Double) ?? (any as? Int).map(Double.init)
  }

  var text: String? { any as? String }
  var whole: Int? { number.flatMap { Int(exactly: $0.rounded()) } }
  var isTrue: Bool { (any as? Bool) ?? (number == 1) }

  /// The numbers of a list, or one number.
  var numbers: [Double] { number.map { [$0] } ?? list.compactMap(\.number) }
}

/// A property that may change with the frames.
struct LottieProperty {
  /// A value at a frame, and the way to the next one.
  private struct Keyframe {
    let frame: Double
    let value: [Double]
    let end: [Double]?
    let curves: [UnitCurve]
    let holds: Bool
    /// The tangents of a position on its way.
    let tangents: (out: [Double], into: [Double])?
  }

  private let constant: [Double]
  private let keyframes: [Keyframe]

  init(_ value: LottieValue, default standard: [Double]) {
    let inner = value["k"]
    let frames = inner.list.filter { $0["t"].number != nil }
    guard !frames.isEmpty else {
      let numbers = (inner.any == nil ? value : inner).numbers
      (constant, keyframes) = (numbers.isEmpty ? standard : numbers, [])
      return
    }
    var last = standard
    keyframes = frames.map { frame in
      let start = frame["s"].numbers
      let value = start.isEmpty ? last : start
      let end = frame["e"].numbers
      last = end.isEmpty ? value : end
      let way = (frame["to"].numbers, frame["ti"].numbers)
      let isStraight = (way.0 + way.1).allSatisfy { $0 == 0 }
      return Keyframe(
        frame: frame["t"].number ?? 0, value: value, end: end.isEmpty ? nil : end,
        curves: Self.curves(frame), holds: frame["h"].isTrue,
        tangents: isStraight ? nil : way)
    }
    constant = standard
  }

  private static func curves(_ frame: LottieValue) -> [UnitCurve] {
    let (out, into) = (frame["o"], frame["i"])
    let starts = zip(out["x"].numbers, out["y"].numbers)
    let ends = zip(into["x"].numbers, into["y"].numbers)
    return zip(starts, ends).map { start, end in
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: min(max(start.0, 0), 1), y: start.1),
        endControlPoint: UnitPoint(x: min(max(end.0, 0), 1), y: end.1))
    }
  }

  /// The numbers at a frame.
  func numbers(at frame: Double) -> [Double] {
    guard let first = keyframes.first else { return constant }
    guard frame > first.frame else { return first.value }
    guard let index = keyframes.lastIndex(where: { $0.frame <= frame }),
      index + 1 < keyframes.count
    else { return keyframes.last?.value ?? constant }
    let (key, next) = (keyframes[index], keyframes[index + 1])
    if key.holds { return key.value }
    let end = key.end ?? next.value
    let part = (frame - key.frame) / max(next.frame - key.frame, 1e-9)
    return zip(key.value, end).enumerated().map { place, ends in
      let curve = key.curves.isEmpty ? nil : key.curves[min(place, key.curves.count - 1)]
      let time = curve?.value(at: part) ?? part
      guard let way = key.tangents, place < way.out.count, place < way.into.count else {
        return ends.0 + (ends.1 - ends.0) * time
      }
      // Along a curve in space: a cubic through the two tangents.
      let (rest, from, to) = (1 - time, ends.0 + way.out[place], ends.1 + way.into[place])
      return rest * rest * rest * ends.0 + 3 * rest * rest * time * from
        + 3 * rest * time * time * to + time * time * time * ends.1
    }
  }

  /// The first number at a frame.
  func number(at frame: Double) -> Double { numbers(at: frame).first ?? 0 }
}
