package import Foundation
import ScrollworkGeometry
import ScrollworkMotion

/// The movement of a group of matched views from one source to another.
///
/// Both ends are looked up at each time, so they may scroll meanwhile.
package struct MatchedGeometryAnimation {
  /// The start of a flight.
  package indirect enum Origin {
    /// The previous source view.
    case view(ViewPath)
    /// An earlier flight that this one interrupts.
    case flight(MatchedGeometryAnimation)
  }

  let origin: Origin
  /// The frame at the start, for a source view that is no longer made.
  let start: CGRect
  /// The present source view.
  let goal: ViewPath
  /// The remaining fraction of the distance, from 1 to 0.
  let way: Displacement

  package init(origin: Origin, start: CGRect, goal: ViewPath, way: Displacement) {
    self.origin = origin
    self.start = start
    self.goal = goal
    self.way = way
  }

  /// The frame of the group; nil if the source is not made.
  ///
  /// `frames` looks up the frame of a view.
  package func frame(at time: Double, frames: (ViewPath) -> CGRect?) -> CGRect? {
    guard let end = frames(goal) else { return nil }
    guard let left: Double = way.value(at: time) else { return end }
    let begin =
      switch origin {
      case .view(let path): frames(path) ?? start
      case .flight(let flight): flight.frame(at: time, frames: frames) ?? start
      }
    var frame = end
    frame.animatableData =
      end.animatableData + (begin.animatableData - end.animatableData).scaled(by: left)
    return frame
  }
}
