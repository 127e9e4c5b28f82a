import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkStage

/// The gestures that show a scroll view: to the end of its content and back.
struct SurfaceTour {
  let surface: ScrollSurface

  init(_ surface: ScrollSurface) { self.surface = surface }

  var script: GestureScript {
    GestureScript((surface.isRefreshable ? pull : []) + motion + [.wait(0.5)])
  }

  private var motion: [GestureScript.Step] {
    if surface.length <= 1 { return nudges }
    if let page = surface.page, page > 1 { return pages(page) }
    return travel
  }

  // MARK: Directions

  /// The sign of the finger's motion that shows more of the content: opposite to the offset's.
  ///
  /// Right to left, and in a list that begins at its end, the initial offset is at the far end.
  private var sign: CGFloat {
    surface.offset - surface.range.lowerBound <= surface.length / 2 ? -1 : 1
  }

  private func direction(_ sign: CGFloat) -> GestureScript.Direction {
    switch surface.axis {
    case .vertical: sign < 0 ? .up : .down
    case .horizontal: sign < 0 ? .left : .right
    }
  }

  private var place: GestureScript.Place {
    .point(CGPoint(x: surface.place.x.rounded(), y: surface.place.y.rounded()))
  }

  private func drag(by length: CGFloat, hold: Double = 0.1) -> GestureScript.Step {
    let way = (length).rounded()
    return .drag(
      from: place,
      by: surface.axis == .vertical ? CGVector(dx: 0, dy: way) : CGVector(dx: way, dy: 0),
      over: 0.7, curve: .easeInOut, hold: hold)
  }

  private func flick(_ sign: CGFloat, _ velocity: CGFloat) -> [GestureScript.Step] {
    [.flick(direction(sign), velocity: velocity.rounded(), from: place), .untilSettled()]
  }

  // MARK: Gestures

  /// A pull that refreshes.
  ///
  /// - Source: chosen; about twice the distance at which refresh controls begin.
  private var pull: [GestureScript.Step] {
    [
      drag(by: min(260, surface.window * 0.45), hold: 0.2), .untilSettled(), .wait(0.3),
    ]
  }

  /// Content that fits: it is pulled a little to both sides, and springs back.
  private var nudges: [GestureScript.Step] {
    let length = min(140, surface.window * 0.25)
    return [
      drag(by: sign * length), .untilSettled(), .wait(0.2), drag(by: -sign * length),
      .untilSettled(),
    ]
  }

  /// Pages turned one by one, and back to the first.
  private func pages(_ page: CGFloat) -> [GestureScript.Step] {
    let count = min(Self.mostPages, Int((surface.length / page).rounded(.up)))
    let forth = (0..<count).flatMap { _ in flick(sign, Self.pageVelocity) + [.wait(0.25)] }
    let back = (0..<min(count, 2)).flatMap { _ in flick(-sign, Self.pageVelocity) + [.wait(0.1)] }
    return forth + back
  }

  /// A slow drag, flicks to the end, and back.
  private var travel: [GestureScript.Step] {
    let slow = min(surface.length, surface.window * 0.35)
    var left = surface.length - slow
    var steps = [drag(by: sign * slow), .untilSettled(), .wait(0.2)]
    var count = 0
    while left > 1, count < Self.mostFlicks {
      // The first flick is calm: the rows can be read.
      let wanted = left / Self.travelPerVelocity * 1.05
      let velocity = min(count == 0 ? 1200 : 4500, max(600, wanted))
      steps += flick(sign, velocity) + [.wait(0.2)]
      left -= velocity * Self.travelPerVelocity
      count += 1
    }
    var back = surface.length - max(0, left)
    count = 0
    while back > 1, count < Self.mostFlicks {
      let velocity = min(5000, max(600, back / Self.travelPerVelocity * 1.05))
      steps += flick(-sign, velocity)
      back -= velocity * Self.travelPerVelocity
      count += 1
    }
    return steps
  }

  /// The distance that content travels after a release, in points for each point per second.
  ///
  /// - Source: documented, UIKit's normal deceleration rate, 0.998 of the velocity after each
  ///   millisecond.
  private static let travelPerVelocity: CGFloat = 0.499

  /// The velocity that turns a page, in points per second.
  ///
  /// - Source: chosen; a calm flick.
  private static let pageVelocity: CGFloat = 800

  /// The most pages that are turned, and the most flicks in one direction.
  ///
  /// - Source: chosen; a reel of at most twenty seconds.
  private static let (mostPages, mostFlicks) = (5, 4)
}
