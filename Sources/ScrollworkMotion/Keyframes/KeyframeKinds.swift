public import Foundation
public import ScrollworkGeometry

/// Goes to a value along a curve, which is a straight line unless said otherwise.
public struct LinearKeyframe<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  /// A keyframe that reaches `to` after `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframes = [
      KeyframeStep(target: to.animatableData, duration: duration, kind: .linear(timingCurve))
    ]
  }

  /// Itself.
  public var body: LinearKeyframe<Value> { self }
}

/// Goes to a value along a smooth curve of the third degree.
///
/// Velocities that are not stated are those of a Catmull-Rom spline between cubic keyframes, and
/// elsewhere those of the neighbor at the moment they meet; zero at either end of a track and beside
/// a ``MoveKeyframe``.
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

  /// Itself.
  public var body: CubicKeyframe<Value> { self }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  /// A keyframe that makes for `to` for `duration` seconds, or until the spring settles.
  ///
  /// It takes over the velocity of the keyframe before unless another is given, in units per second.
  /// A spring that has come within a thousandth of its way counts as arrived; one that is cut short
  /// hands on the place and velocity that it has.
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

  /// Itself.
  public var body: SpringKeyframe<Value> { self }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  /// A keyframe that is at `to` in no time.
  public init(_ to: Value) {
    keyframes = [KeyframeStep(target: to.animatableData, duration: 0, kind: .move)]
  }

  /// Itself.
  public var body: MoveKeyframe<Value> { self }
}
