public import Foundation

/// A weight on a spring: how it comes to rest at a new place.
///
/// Every question is answered by a formula, so times may be asked for in any order. Durations
/// below a millisecond count as one, and bounces at −1 and below as −0.9999: every spring is
/// finite.
///
/// - Source: documented. SwiftUI's interface; the formulas are the textbook's.
public struct Spring: Hashable, Sendable {
  /// The weight; one unless said otherwise.
  public let mass: Double

  /// The angular frequency without damping, in radians per second.
  let frequency: Double

  /// How strongly the swinging is damped: 0 forever, 1 just not at all.
  public let dampingRatio: Double

  init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass.isFinite && mass > 0 ? mass : 1
    self.frequency = frequency.isFinite ? max(frequency, 1e-3) : 1e-3
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e4)
  }

  /// A spring by the time one feels it takes, in seconds, and how much it bounces, −1…1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by the length of one swing without damping, in seconds, and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      mass: 1, frequency: 2 * .pi / max(response.isNaN ? 0 : response, 0.001),
      dampingRatio: dampingRatio)
  }

  /// A spring by its physics.
  ///
  /// Unless `allowOverDamping` is true, damping beyond the critical counts as critical.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = damping / (2 * frequency * mass)
    self.init(
      mass: mass, frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// The time one feels it takes, in seconds.
  public var duration: TimeInterval { response }

  /// How much it bounces: 0 not at all, 1 forever, below 0 sluggish.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The length of one swing without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The force for each unit of distance.
  public var stiffness: Double { mass * frequency * frequency }

  /// The force for each unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.9999), 1)
    return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }
}

extension Spring {
  /// A spring that does not bounce.
  public static var smooth: Spring { smooth() }

  /// A spring that does not bounce, by its time in seconds and what bounce to add.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static var snappy: Spring { snappy() }

  /// A spring that bounces a little, by its time in seconds and what bounce to add.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }

  /// A spring that bounces, by its time in seconds and what bounce to add.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
