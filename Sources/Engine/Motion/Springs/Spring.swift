public import Foundation

/// A damped harmonic oscillator: the motion of a mass on a spring to its target.
///
/// A closed form, so times may be requested in any order. Durations are clamped to a millisecond
/// and bounces to −0.9999 at least, so every spring is finite.
///
/// - Source: documented. SwiftUI's interface; the formulas are the textbook's.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring; 1 by default.
  public let mass: Double

  /// The undamped angular frequency, in radians per second.
  let frequency: Double

  /// The damping ratio: 0 undamped, 1 critically damped, above 1 overdamped.
  public let dampingRatio: Double

  init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass.isFinite && mass > 0 ? mass : 1
    self.frequency = frequency.isFinite ? max(frequency, 1e-3) : 1e-3
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e4)
  }

  /// A spring with a perceptual duration in seconds and a bounce, −1…1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring with a response in seconds, the undamped period, and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      mass: 1, frequency: 2 * .pi / max(response.isNaN ? 0 : response, 0.001),
      dampingRatio: dampingRatio)
  }

  /// A spring with physical parameters.
  ///
  /// Unless `allowOverDamping` is true, damping is clamped to critical damping.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = damping / (2 * frequency * mass)
    self.init(
      mass: mass, frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// The perceptual duration, in seconds.
  public var duration: TimeInterval { response }

  /// The bounce: 0 critically damped, 1 undamped, below 0 overdamped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The undamped period, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The stiffness: force per unit of displacement.
  public var stiffness: Double { mass * frequency * frequency }

  /// The damping: force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.9999), 1)
    return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }
}

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, with a perceptual duration in seconds and extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a small bounce, with a perceptual duration in seconds and extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a large bounce, with a perceptual duration in seconds and extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
