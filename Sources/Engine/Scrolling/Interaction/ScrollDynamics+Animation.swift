package import Foundation
import ScrollworkGeometry
package import ScrollworkMotion

/// The animation of a programmatic scroll.
package enum ScrollAnimation: Hashable, Sendable {
  /// No animation.
  case none
  /// The default of scroll views: 0.3 seconds, whatever the distance.
  case standard
  /// An animation.
  case animation(Animation)
}

extension ScrollDynamics {
  /// The scroll to the nearest offset to `place` at which content may rest.
  ///
  /// With `isClamped` false, the scroll to `place` itself. It begins without velocity. There is always
  /// a segment, if only one without length, so that an earlier motion is cut.
  package func scroll(
    to place: CGPoint, from offset: CGPoint, at time: Double, animation: ScrollAnimation,
    for purpose: ScrollPurpose = .offset, isClamped: Bool = true
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
      horizontal: plan(.horizontal), vertical: plan(.vertical), phase: .animating,
      purpose: purpose)
    return segments.isEmpty
      ? [ScrollSegment(resting: place, from: time, to: time, phase: .idle)] : segments
  }
}
