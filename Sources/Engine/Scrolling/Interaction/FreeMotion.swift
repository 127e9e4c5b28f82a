import Foundation
import ScrollworkMotion

/// The motion of one axis to its rest by friction and the bounce at its ends alone.
struct FreeMotion: Hashable, Sendable {
  /// The state from which another motion may take over: inside the ends, or at the release.
  struct Launch: Hashable, Sendable {
    var time: Double
    var place: Double
    var momentum: Double
  }

  private(set) var plan: AxisPlan
  /// The coordinate at rest, inside the ends.
  private(set) var restingPosition: Double
  private(set) var launch: Launch
  /// The factor of the displacement inside the ends.
  let boost: Double
  /// Whether the launch is inside the ends.
  private(set) var isInside: Bool

  init(
    from offset: Double, velocity: Double, at time: Double, range: ClosedRange<Double>,
    bounces: Bool, rate: DecelerationRate, boost: Double
  ) {
    launch = Launch(time: time, place: offset, momentum: velocity)
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    plan = AxisPlan(.rest(offset), at: time)
    restingPosition = edge
    isInside = offset == edge
    // A bounce ends the boost.
    self.boost = isInside ? boost : 1
    if !isInside {
      let bounce = BounceBack(from: offset - edge, velocity: velocity, rate: rate)
      plan = AxisPlan(.bounce(bounce, edge: edge), at: time)
      guard let crossing = bounce.crossing else { return }
      launch = Launch(
        time: time + crossing, place: edge, momentum: bounce.momentum(at: crossing))
      isInside = true
    }
    let slide = Deceleration(
      from: launch.place, velocity: launch.momentum, rate: rate, boost: self.boost)
    plan.append(.deceleration(slide), at: launch.time)
    let end = min(max(slide.restingPosition, range.lowerBound), range.upperBound)
    restingPosition = end
    guard slide.restingPosition != end, let reached = slide.time(reaching: end) else { return }
    let momentum = slide.momentum(at: reached)
    plan.append(
      bounces
        ? .bounce(BounceBack(from: 0, velocity: momentum, rate: rate), edge: end) : .rest(end),
      at: launch.time + reached)
  }

  /// The plan with another motion from the launch on.
  func plan(replacedBy formula: AxisMotion.Formula) -> AxisPlan {
    var plan = plan
    plan.append(formula, at: launch.time)
    return plan
  }
}
