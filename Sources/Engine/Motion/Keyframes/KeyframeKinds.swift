public import Foundation
public import ScrollworkGeometry

/// A keyframe that interpolates to a value along a timing curve, linearly by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  /// A keyframe that reaches `to` after `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframes = [
      KeyframeStep(target: to.animatableData, duration: duration, kind: .linear(timingCurve))
    ]
  }

  /// The keyframe itself.
  public var body: LinearKeyframe<Value> { self }
}

/// A keyframe that interpolates to a value along a cubic curve.
///
/// Velocities that are not given are those of a Catmull-Rom spline between cubic keyframes, and the
/// adjacent keyframe's beside other kinds; zero at either end of a track and beside a
/// ``MoveKeyframe``.
///
/// - Source: documented. SwiftUI's page on `CubicKeyframe`; the ends of a track, and tangents that
///   weigh uneven durations, are chosen.
public struct CubicKeyframe<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  /// A keyframe that reaches `to` after `duration` seconds; velocities are in units per second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframes = [
      KeyframeStep(
        target: to.animatableData, duration: duration,
        kind: .cubic(
          startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    ]
  }

  /// The keyframe itself.
  public var body: CubicKeyframe<Value> { self }
}

/// A keyframe that moves to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  /// A keyframe that moves toward `to` for `duration` seconds, or until the spring settles.
  ///
  /// Without `startVelocity`, in units per second, it continues with the previous keyframe's
  /// velocity. A spring within a thousandth of its displacement counts as arrived; one that is cut
  /// short passes its position and velocity on.
  ///
  /// - Source: documented. SwiftUI's interface; what counts as arrived is chosen.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframes = [
      KeyframeStep(
        target: to.animatableData, duration: duration ?? spring.settlingDuration,
        kind: .spring(spring, startVelocity: startVelocity?.animatableData))
    ]
  }

  /// The keyframe itself.
  public var body: SpringKeyframe<Value> { self }
}

/// A keyframe that sets a value at once, without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  /// A keyframe of zero duration with the value `to`.
  public init(_ to: Value) {
    keyframes = [KeyframeStep(target: to.animatableData, duration: 0, kind: .move)]
  }

  /// The keyframe itself.
  public var body: MoveKeyframe<Value> { self }
}
