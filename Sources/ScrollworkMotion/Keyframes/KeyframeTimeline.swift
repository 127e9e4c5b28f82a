public import Foundation

/// A value over time, by keyframes.
///
/// A closed form: moments may be asked for in any order. From the end on the value stays.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let motions: [KeyframeMotion<Value>]

  /// The length of the longest track, in seconds.
  public let duration: TimeInterval

  /// The way of `initialValue` through keyframes.
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

  /// The value when the part `progress`, 0…1, of the time is over.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets what the tracks change to its value after `time` seconds.
  public func update(value: inout Value, time: Double) {
    for motion in motions { motion.apply(&value, time) }
  }

  /// Sets what the tracks change to its value when the part `progress` of the time is over.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
