import Foundation
import ScrollworkGeometry

/// A point of a plot: parts of its size, from the top leading corner, and points beside them.
struct PlotPoint: Hashable, Sendable {
  var x: Double
  var y: Double
  var dx: CGFloat = 0
  var dy: CGFloat = 0

  func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width + dx, y: y * size.height + dy)
  }
}

/// A rectangle of a plot between two corners, in any order.
struct PlotRect: Hashable, Sendable {
  var first: PlotPoint
  var last: PlotPoint

  /// The whole plot.
  static let whole = PlotRect(first: PlotPoint(x: 0, y: 0), last: PlotPoint(x: 1, y: 1))

  func rect(in size: CGSize) -> CGRect {
    let (a, b) = (first.point(in: size), last.point(in: size))
    return CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// The smallest rectangle around points.
  init?(around points: [PlotPoint]) {
    guard let first = points.first else { return nil }
    let left = points.min { $0.x < $1.x } ?? first
    let right = points.max { $0.x < $1.x } ?? first
    let top = points.min { $0.y < $1.y } ?? first
    let bottom = points.max { $0.y < $1.y } ?? first
    self.init(
      first: PlotPoint(x: left.x, y: top.y, dx: left.dx, dy: top.dy),
      last: PlotPoint(x: right.x, y: bottom.y, dx: right.dx, dy: bottom.dy))
  }

  init(first: PlotPoint, last: PlotPoint) { (self.first, self.last) = (first, last) }
}
