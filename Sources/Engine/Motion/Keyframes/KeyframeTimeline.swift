public import Foundation

/// A value over time, described by keyframes.
///
/// A closed form: times may be requested in any order. From the end on the value is constant.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let motions: [KeyframeMotion<Value>]

  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  /// A timeline of `initialValue` through the keyframes of `content`.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    motions = content().resolved(from: initialValue)
    duration = motions.map(\.duration).max() ?? 0
  }

  /// The value after `time` seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at the fraction `progress`, 0…1, of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the animated properties to their values after `time` seconds.
  public func update(value: inout Value, time: Double) {
    for motion in motions { motion.apply(&value, time) }
  }

  /// Sets the animated properties to their values at the fraction `progress` of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
