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

/// Paging by the bounds of the scroll view, as UIKit's `isPagingEnabled`: scrolls end at multiples of
/// its whole length, insets included, from the beginning of the content.
///
/// - Source: documented that pages are as long as the bounds; the rest measured by others.
package struct BoundsPaging: ScrollTargetBehavior, PagewiseScrolling {
  /// Paging by the bounds.
  package init() {}

  /// Moves the target to the beginning of a page.
  package func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let inner = context.containerSize[axis]
      let page = inner + context.contentInsets.total(axis)
      guard page > 0 else { continue }
      let place =
        switch context.occasion {
        case .resize: (target.rect.min(axis) / page + 1e-6).rounded(.down)
        case .release: Self.wholePage(axis, page: page, context: context)
        }
      let last = max(0, context.contentSize[axis] - inner)
      target.rect.origin[axis] = min(max(place * page, 0), last)
    }
  }
}
