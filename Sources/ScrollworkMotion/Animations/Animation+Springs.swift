public import Foundation

// `blendDuration` is taken so that source compiles. It tells how two springs of different lengths
// pass into each other, which the closed form does at once.

extension Animation {
  /// The response of the default animation, in seconds.
  ///
  /// - Source: documented. SwiftUI's page on `Animation.default`; an independent re-implementation
  ///   has 0.5.
  package static let defaultResponse = 0.55

  /// The animation used where none is named: a spring that does not bounce.
  public static var `default`: Animation {
    spring(response: defaultResponse, dampingFraction: 1, blendDuration: 0)
  }

  /// A spring that keeps the speed things have.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(.spring(spring, initialVelocity: 0))
  }

  /// A spring of half a second that does not bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0, blendDuration: 0) }

  /// A spring by the time one feels it takes, in seconds, and how much it bounces, −1…1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring by the length of one swing without damping, in seconds, and its damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A short spring for things under a finger.
  public static var interactiveSpring: Animation {
    interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25)
  }

  /// A short spring for things under a finger, by its time in seconds and what bounce to add.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  /// A short spring for things under a finger, by the length of one swing and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring that does not bounce.
  public static var smooth: Animation { smooth() }

  /// A spring that does not bounce, by its time in seconds and what bounce to add.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that bounces a little.
  public static var snappy: Animation { snappy() }

  /// A spring that bounces a little, by its time in seconds and what bounce to add.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that bounces.
  public static var bouncy: Animation { bouncy() }

  /// A spring that bounces, by its time in seconds and what bounce to add.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a speed of its own at the start, in whole ways per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(.spring(spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
  }

  /// A spring by its physics, with a speed of its own at the start, in whole ways per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by its time in seconds and its bounce, with a speed of its own at the start.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring of half a second that does not bounce, with no speed of its own.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
