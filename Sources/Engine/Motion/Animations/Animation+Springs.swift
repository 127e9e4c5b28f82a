public import Foundation

// `blendDuration` is accepted for source compatibility. In SwiftUI it sets the time over which
// springs of different lengths blend; the closed form switches at once.

extension Animation {
  /// The response of the default animation, in seconds.
  ///
  /// - Source: documented. SwiftUI's page on `Animation.default`; an independent re-implementation
  ///   has 0.5.
  package static let defaultResponse = 0.55

  /// The default animation: a spring without bounce.
  public static var `default`: Animation {
    spring(response: defaultResponse, dampingFraction: 1, blendDuration: 0)
  }

  /// A spring animation that preserves the value's velocity.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(.spring(spring, initialVelocity: 0))
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0, blendDuration: 0) }

  /// A spring with a perceptual duration in seconds and a bounce, −1…1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring with a response in seconds, the undamped period, and a damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A short spring for interactive gestures.
  public static var interactiveSpring: Animation {
    interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25)
  }

  /// A short spring for interactive gestures, with a duration in seconds and extra bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  /// A short spring for interactive gestures, with a response in seconds and a damping fraction.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce, with a perceptual duration in seconds and extra bounce.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce, with a perceptual duration in seconds and extra bounce.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a large bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a large bounce, with a perceptual duration in seconds and extra bounce.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with an initial velocity, in whole displacements per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(.spring(spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
  }

  /// A spring with physical parameters and an initial velocity, in whole displacements per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring with a perceptual duration in seconds, a bounce, and an initial velocity in whole
  /// displacements per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring of half a second without bounce and without initial velocity.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
