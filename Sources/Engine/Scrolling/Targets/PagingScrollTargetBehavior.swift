import Foundation
import ScrollworkGeometry

/// Paging: scrolls end at multiples of the container's size, at most one page from their beginning.
///
/// Space between the pages is not added to their length.
///
/// - Source: measured by others: an independent re-implementation of SwiftUI's behavior where there
///   are margins, UIKit's paging where there are none.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, PagewiseScrolling {
  /// A paging behavior.
  public init() {}

  /// Moves the target to the beginning of a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let place =
        switch context.occasion {
        case .resize: (target.rect.min(axis) / page + 1e-6).rounded(.down)
        case .release where context.contentInsets.total(axis) == 0:
          Self.wholePage(axis, page: page, context: context)
        case .release: marginPage(target, axis, page: page, context: context)
        }
      guard let place else { continue }
      let last = max(0, context.contentSize[axis] - page)
      target.rect.origin[axis] = min(max(place * page, 0), last)
    }
  }

  /// The target page where margins make pages smaller than the scroll view; nil to keep the target.
  private func marginPage(
    _ target: ScrollTarget, _ axis: Axis, page: CGFloat, context: TargetContext
  ) -> CGFloat? {
    let natural = target.rect.min(axis)
    let first = (context.originalTarget.rect.min(axis) / page).rounded()
    let isAtEnd = natural <= 0 || target.rect.max(axis) >= context.contentSize[axis]
    // An end of the content within a page is a target, even off a page's beginning.
    if isAtEnd, abs(natural - first * page) <= page { return nil }
    let released = context.releasedTarget.rect.min(axis)
    let (here, there) = ((released / page).rounded(), (natural / page).rounded())
    let choice =
      if natural > released {
        there == here ? here + 1 : min(here + 1, there)
      } else if natural < released {
        there == here ? here - 1 : max(here - 1, there)
      } else {
        here
      }
    return min(max(choice, first - 1), first + 1)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Ends scrolls at multiples of the container's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
