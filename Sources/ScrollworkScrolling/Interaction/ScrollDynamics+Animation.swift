package import Foundation
import ScrollworkGeometry
package import ScrollworkMotion

/// How content goes where it is told to go.
package enum ScrollAnimation: Hashable, Sendable {
  /// At once.
  case none
  /// As a scroll view does by itself: in 0.3 seconds, whatever the distance.
  case standard
  /// As an animation says.
  case animation(Animation)
}

extension ScrollDynamics {
  /// The way to the nearest offset to `place` at which content may rest.
  ///
  /// With `isClamped` false, the way to `place` itself. It begins without speed. There is always a segment, if only one without length, so that
  /// whatever moved before is cut.
  package func scroll(
    to place: CGPoint, from offset: CGPoint, at time: Double, animation: ScrollAnimation,
    isClamped: Bool = true
  ) -> [ScrollSegment] {
    let (offset, place) = (sound(offset), isClamped ? clamped(place) : sound(place))
    func plan(_ axis: Axis) -> AxisPlan {
      let (from, to) = (Double(offset[axis]), Double(place[axis]))
      let formula: AxisMotion.Formula =
        switch animation {
        case _ where from == to: .rest(to)
        case .none: .rest(to)
        case .standard: .glide(from: from, to: to)
        case .animation(let animation): .animation(animation, from: from, to: to)
        }
      return AxisPlan(formula, at: time)
    }
    let segments = ScrollSegment.merging(
      horizontal: plan(.horizontal), vertical: plan(.vertical), phase: .animating)
    return segments.isEmpty
      ? [ScrollSegment(resting: place, from: time, to: time, phase: .idle)] : segments
  }
}
