import Foundation
import ScrollworkGeometry

/// A scroll target behavior that ends scrolls on pages, to which content turns on a spring.
protocol PagewiseScrolling: ScrollTargetBehavior {}

extension PagewiseScrolling {
  /// The speed, in points per millisecond, from which a release turns the page.
  ///
  /// - Source: measured by others, in UIKit.
  static var leastVelocity: CGFloat { 0.25 }

  /// The target page: the next one in the direction of a fast release, else the nearest one; at most
  /// one page from the page at which the gesture began.
  ///
  /// - Source: measured by others, in UIKit.
  static func wholePage(_ axis: Axis, page: CGFloat, context: ScrollTargetBehaviorContext)
    -> CGFloat
  {
    let place = context.releasedTarget.rect.min(axis) / page
    let first = (context.originalTarget.rect.min(axis) / page).rounded()
    let velocity = context.velocity[axis]
    let choice =
      if abs(velocity) < leastVelocity {
        place.rounded()
      } else if velocity > 0 {
        place.rounded(.down) + 1
      } else {
        place.rounded(.up) - 1
      }
    return min(max(choice, first - 1), first + 1)
  }
}
