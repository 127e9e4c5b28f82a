import Foundation
import ScrollworkGeometry

/// The axes along which constraints hold a view in place while the content around it scrolls.
///
/// Constraints are solved on ticks. Between two ticks a held view follows the content offset, so that it
/// stays where it is on the screen.
struct HeldPosition {
  weak var scrollView: (any ContentScrolling)?
  var axes: Axis.Set = []

  /// The displacement of the view at a time since the constraints were solved.
  @MainActor func shift(at time: Double) -> CGVector {
    guard !axes.isEmpty, let scrollView, let solved = scrollView.solvedOffset else { return .zero }
    let offset = scrollView.contentOffset(at: time)
    return CGVector(
      dx: axes.contains(.horizontal) ? offset.x - solved.x : 0,
      dy: axes.contains(.vertical) ? offset.y - solved.y : 0)
  }
}

extension ViewLayoutState {
  /// Notes along which axes a view has moved with the content offset of a scroll view around it: by the
  /// same length, but for rounding to a pixel.
  func hold(
    in scrollView: any ContentScrolling, movedBy move: CGVector, of offset: CGVector, pixel: CGFloat
  ) {
    if held?.scrollView !== scrollView { held = HeldPosition(scrollView: scrollView) }
    for (axis, moved, scrolled) in [
      (Axis.Set.horizontal, move.dx, offset.dx), (.vertical, move.dy, offset.dy),
    ] where abs(scrolled) > 2 * pixel {
      if abs(moved - scrolled) < pixel {
        held?.axes.insert(axis)
      } else {
        held?.axes.remove(axis)
      }
    }
  }
}
