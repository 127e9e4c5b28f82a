import Foundation
import ScrollworkGeometry
import ScrollworkMotion

/// A group of matching views on its way from one source to another.
///
/// Both ends are looked at when asked: they go on scrolling while the group flies.
struct Flight {
  /// Where a flight comes from.
  indirect enum Origin {
    /// The view that was the source before.
    case view(ViewPath)
    /// Another flight, that this one has turned around.
    case flight(Flight)
  }

  let origin: Origin
  /// Where it began, for a view that is not made any more.
  let start: CGRect
  /// The view that is the source now.
  let goal: ViewPath
  /// What is left of the way, from 1 to 0.
  let way: Displacement

  /// Where the group is; nil if the source is not made.
  ///
  /// `frames` tells where views stand.
  func frame(at time: Double, frames: (ViewPath) -> CGRect?) -> CGRect? {
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
