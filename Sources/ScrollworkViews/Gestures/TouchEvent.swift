package import Foundation
import ScrollworkGeometry

/// What a finger does at one moment, told to a view.
package struct TouchEvent {
  package enum Kind: Hashable {
    /// It comes down.
    case down
    /// It is down, and may have moved.
    case move
    /// It leaves.
    case up
    /// No finger is down; time passes.
    case none
  }

  package var kind: Kind
  /// In seconds.
  var time: Double
  /// Where the finger is, on the canvas; the middle of several.
  var place: CGPoint
  /// Where all fingers are that are down at once, on the canvas.
  var fingers: [CGPoint]
  /// The view, as it stood when the finger came down.
  package var geometry = TouchGeometry()
  /// Whether a scroll view still keeps the finger to itself, so that controls do not show it.
  var isDelayed = false

  /// What a finger does, or several that are down at once.
  init(kind: Kind, time: Double, place: CGPoint, fingers: [CGPoint]? = nil) {
    (self.kind, self.time, self.place, self.fingers) = (kind, time, place, fingers ?? [place])
  }

  /// Where the finger is, in a system of coordinates.
  package func location(in space: CoordinateSpace) -> CGPoint { geometry.point(place, in: space) }
}

/// The ways from the canvas to a view and to those around it, at one moment, effects and all.
package struct TouchGeometry {
  /// The view's size.
  package var size = CGSize.zero
  /// From the canvas to the view's own coordinates.
  var toLocal = ProjectionTransform()
  /// From the canvas to those of views with a name.
  var named: [AnyHashable: ProjectionTransform] = [:]
  /// The scroll views around, the innermost first; from the canvas to their visible parts.
  var windows: [(axes: Axis.Set, toWindow: ProjectionTransform)] = []

  /// A point of the canvas in a system of coordinates; the canvas's own if there is no such system.
  func point(_ place: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return place
    case .local: return place.applying(toLocal)
    case .named(let name):
      guard let window = name.base as? ScrollViewSpace else {
        return place.applying(named[name] ?? ProjectionTransform())
      }
      let found = windows.first { window.axis.map($0.axes.contains) ?? true }
      return place.applying(found?.toWindow ?? ProjectionTransform())
    }
  }
}

extension CGPoint {
  /// How far another point is, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
