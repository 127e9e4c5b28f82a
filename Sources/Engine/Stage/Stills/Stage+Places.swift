public import Foundation
import ScrollworkGeometry
public import ScrollworkScript
import ScrollworkViews

extension Stage {
  /// The point of a place of scripts at a time, in points of the canvas; nil for a view that is not
  /// there.
  public func point(of place: GestureScript.Place, at time: Double) -> CGPoint? {
    switch place {
    case .point(let point): point
    case .unit(let unit):
      CGPoint(
        x: unit.x * screen(at: time).size.width, y: unit.y * screen(at: time).size.height)
    case .view(let name):
      withMoment(at: time) { moment in
        HitPass.center(of: .spelled(name), in: moment.passes.dressed, looks: moment.looks)
      }
    }
  }
}
