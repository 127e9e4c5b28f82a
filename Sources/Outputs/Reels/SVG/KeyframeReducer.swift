import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Reduces the values of an attribute in every frame to few keyframes.
struct KeyframeReducer {
  /// The time of each frame, in millionths of the duration.
  let times: [Int]

  /// Keys on straight lines between which every frame stays within a bound.
  ///
  /// Each key is the value of a frame; the longest line that stays within the bound is taken first.
  /// Frames without a value are not looked at.
  ///
  /// - Parameters:
  ///   - values: The value of each frame, as it is written; nil where it does not matter.
  ///   - interpolate: The value at a fraction of a line, as the reader computes it.
  ///   - isClose: Whether a value may stand for a frame.
  /// - Returns: The keys; nil if no frame has a value.
  func lines<Value>(
    _ values: [Value?], interpolate: (Value, Value, Double) -> Value,
    isClose: (Value, Int) -> Bool
  ) -> KeyframeTrack<Value>? {
    let frames = values.indices.filter { values[$0] != nil }
    guard let first = frames.first, let start = values[first] else { return nil }
    var keys = [KeyframeTrack.Key(time: times[first], value: start)]
    var from = 0
    while from < frames.count - 1 {
      var next = from + 1
      var candidate = from + 1
      while candidate < frames.count, candidate <= next + Self.lookahead {
        if let low = values[frames[from]], let high = values[frames[candidate]],
          frames[from...candidate].allSatisfy({ frame in
            let span = Double(times[frames[candidate]] - times[frames[from]])
            let fraction = span > 0 ? Double(times[frame] - times[frames[from]]) / span : 1
            return isClose(interpolate(low, high, fraction), frame)
          })
        {
          next = candidate
        }
        candidate += 1
      }
      guard let value = values[frames[next]] else { break }
      keys.append(KeyframeTrack.Key(time: times[frames[next]], value: value))
      from = next
    }
    // A value that holds to the end needs no key there.
    while keys.count > 1, keys[keys.count - 1].value == keys[keys.count - 2].value {
      keys.removeLast()
    }
    if keys.count == 1 { keys[0].time = 0 }
    return KeyframeTrack(keys: keys)
  }

  /// The number of frames beyond the longest line found in which a longer one is looked for.
  ///
  /// - Source: chosen: a line may fail at one frame and succeed again after a turn.
  private static let lookahead = 6

  /// Keys that hold until the next one; each stands near the middle between two frames, so that no
  /// rounding of times shows a frame the value of another.
  ///
  /// - Parameters:
  ///   - values: The value of each frame; nil where it does not matter.
  ///   - isClose: Whether a value may stand for another.
  /// - Returns: The keys; nil if no frame has a value.
  func steps<Value>(
    _ values: [Value?], isClose: (Value, Value) -> Bool
  ) -> KeyframeTrack<Value>? {
    var keys: [KeyframeTrack<Value>.Key] = []
    for (frame, value) in values.enumerated() {
      guard let value else { continue }
      if let last = keys.last, isClose(last.value, value) { continue }
      let time = keys.isEmpty ? 0 : middle(before: frame)
      keys.append(KeyframeTrack.Key(time: time, value: value))
    }
    return keys.isEmpty ? nil : KeyframeTrack(keys: keys)
  }

  /// A time in the middle half between a frame and the one before, with as few digits as possible.
  private func middle(before frame: Int) -> Int {
    let (start, end) = (times[frame - 1], times[frame])
    for step in [100_000, 10_000, 1_000, 100, 10] {
      let time = ((start + end) / 2 + step / 2) / step * step
      if 4 * (time - start) >= end - start, 4 * (end - time) >= end - start { return time }
    }
    return (start + end) / 2
  }
}
