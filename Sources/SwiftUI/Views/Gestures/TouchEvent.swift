package import Foundation
package import ScrollworkGeometry

/// The event of a touch at one moment, as a view receives it.
package struct TouchEvent {
  package enum Kind: Hashable {
    /// The finger comes down.
    case down
    /// The finger is down, and may have moved.
    case move
    /// The finger lifts.
    case up
    /// No finger is down; time passes.
    case none
  }

  package var kind: Kind
  /// The moment, in seconds.
  package var time: Double
  /// The location of the finger on the canvas; the middle of several.
  package var place: CGPoint
  /// The locations of all fingers that are down at once, on the canvas.
  package var fingers: [CGPoint]
  /// The geometry of the view when the finger came down.
  package var geometry = TouchGeometry()
  /// Whether a scroll view still delays the touch, so that controls do not show it.
  package var isDelayed = false

  /// An event of one finger, or of several that are down at once.
  package init(kind: Kind, time: Double, place: CGPoint, fingers: [CGPoint]? = nil) {
    (self.kind, self.time, self.place, self.fingers) = (kind, time, place, fingers ?? [place])
  }

  /// The location of the finger in a coordinate space.
  package func location(in space: CoordinateSpace) -> CGPoint { geometry.point(place, in: space) }
}

/// The transforms from the canvas to a view and to those around it at one moment, effects included.
package struct TouchGeometry {
  /// The size of the view, in points.
  package var size = CGSize.zero
  /// From the canvas to the view's own coordinates.
  package var toLocal = ProjectionTransform()
  /// From the canvas to named coordinate spaces.
  package var named: [AnyHashable: ProjectionTransform] = [:]
  /// The scroll views around, the innermost first; from the canvas to their visible parts.
  package var windows: [(axes: Axis.Set, toWindow: ProjectionTransform)] = []
  /// The distance by which the innermost vertical scroll view inside the view, under the finger, is
  /// scrolled from its start, in points; nil if there is none.
  package var scrolledInside: CGFloat?

  package init() {}

  /// The frame of the view on the canvas, as the bounds of its transformed corners.
  package var frame: CGRect {
    guard let outward = toLocal.inverse else { return .zero }
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ].map { $0.applying(outward) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// A point of the canvas in a coordinate space; that of the canvas if there is no such space.
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
  /// The distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
