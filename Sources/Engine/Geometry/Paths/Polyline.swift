package import Foundation

/// A connected sequence of straight lines: a flattened subpath.
package struct Polyline: Hashable, Sendable {
  /// The vertices; none twice in a row, and the first is not repeated at the end.
  package var points: [CGPoint]
  /// Whether a closing line joins the last point to the first.
  package var isClosed = false

  /// A polyline through `points`; repeated points are dropped.
  package init(points: [CGPoint], isClosed: Bool = false) {
    self.points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    self.isClosed = isClosed
    if isClosed, self.points.count > 1, self.points.first == self.points.last {
      self.points.removeLast()
    }
  }

  /// The line segments in order, including the closing one.
  package var lines: [(start: CGPoint, end: CGPoint)] {
    let open = Array(zip(points, points.dropFirst()))
    guard isClosed, points.count > 1, let first = points.first, let last = points.last else {
      return open.map { (start: $0, end: $1) }
    }
    return (open + [(last, first)]).map { (start: $0, end: $1) }
  }
}

extension Path {
  /// The path flattened: each curve as sixteen straight lines.
  package var polylines: [Polyline] {
    var found: [Polyline] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool = false) {
      if points.count > 1 || (isClosed && !points.isEmpty) {
        found.append(Polyline(points: points, isClosed: isClosed))
      }
    }
    func mixed(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    for element in elements {
      let from = points.last ?? .zero
      let parts = (1...16).map { CGFloat($0) / 16 }
      switch element {
      case .move(let to):
        finish()
        points = [to]
      case .line(let to): points.append(to)
      case .quadCurve(let to, let control):
        points += parts.map { mixed(mixed(from, control, $0), mixed(control, to, $0), $0) }
      case .curve(let to, let control1, let control2):
        points += parts.map { part in
          let middle = mixed(control1, control2, part)
          return mixed(
            mixed(mixed(from, control1, part), middle, part),
            mixed(middle, mixed(control2, to, part), part), part)
        }
      case .closeSubpath:
        finish(isClosed: true)
        points = points.first.map { [$0] } ?? []
      }
    }
    finish()
    return found
  }
}
