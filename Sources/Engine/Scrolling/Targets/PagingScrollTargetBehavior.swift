import Foundation
import ScrollworkGeometry

/// Paging: scrolls end at multiples of the whole length of the scroll view, insets included, at most one
/// page from their beginning.
///
/// UIKit's `isPagingEnabled` is the same. Space between pages is not added to their length, so that pages
/// with space between them, or in a container with insets, are off by it, more with each page.
///
/// - Source: documented that UIKit's pages are as long as the bounds; reported (FB16486510) that `.paging` is
///   misaligned as `isPagingEnabled` is.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, PagewiseScrolling {
  /// A paging behavior.
  public init() {}

  /// Moves the target to the beginning of a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
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

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Ends scrolls at multiples of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
