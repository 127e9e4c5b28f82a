import Foundation
import ScrollworkGeometry

// Paths that reach beyond the coordinates of Cairo.
extension Path {
  /// The path with every point in the square of ± `limit` around the origin.
  ///
  /// Outside of the square, points move to its nearest edge; lines and curves are first cut where they
  /// cross an edge. So what is inside is exact, and every point inside is enclosed as often as before.
  /// Curves that are wholly outside become lines along the edge.
  func clamped(within limit: CGFloat) -> Path {
    var result = Path()
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let to):
        result.move(to: to.clamped(within: limit))
        (current, start) = (to, to)
      case .line(let to):
        result.addClampedLine(from: current, to: to, within: limit)
        current = to
      case .quadCurve(let to, let control):
        result.addClamped(
          CubicPiece(from: current, quadraticTo: to, control: control), within: limit)
        current = to
      case .curve(let to, let control1, let control2):
        result.addClamped(
          CubicPiece(start: current, control1: control1, control2: control2, end: to),
          within: limit)
        current = to
      case .closeSubpath:
        if !current.isInside(limit) || !start.isInside(limit) {
          result.addClampedLine(from: current, to: start, within: limit)
        }
        result.closeSubpath()
        current = start
      }
    }
    return result
  }

  /// Adds a line, cut where it crosses an edge of the square.
  private mutating func addClampedLine(
    from start: CGPoint, to end: CGPoint, within limit: CGFloat
  ) {
    var cuts: [CGFloat] = []
    for edge in [-limit, limit] {
      for (from, to) in [(start.x, end.x), (start.y, end.y)] where (from < edge) != (to < edge) {
        cuts.append((edge - from) / (to - from))
      }
    }
    for cut in cuts.sorted() {
      let point = CGPoint(
        x: start.x + (end.x - start.x) * cut, y: start.y + (end.y - start.y) * cut)
      addLine(to: point.clamped(within: limit))
    }
    addLine(to: end.clamped(within: limit))
  }

  /// Adds a curve: its pieces inside the square as curves, others as lines.
  private mutating func addClamped(_ piece: CubicPiece, within limit: CGFloat, depth: Int = 0) {
    if piece.isInside(limit) {
      addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
    } else if piece.isOutside(limit) || depth == CubicPiece.deepest {
      addClampedLine(from: piece.start, to: piece.end, within: limit)
    } else {
      let (first, second) = piece.halves
      addClamped(first, within: limit, depth: depth + 1)
      addClamped(second, within: limit, depth: depth + 1)
    }
  }
}

/// A cubic Bézier curve from a known start.
private struct CubicPiece {
  var start, control1, control2, end: CGPoint

  /// The number of times that a curve is halved at most.
  ///
  /// - Source: chosen. What is left of a curve of 10¹⁰ pixels is shorter than a thousandth of one.
  static let deepest = 44

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The cubic form of a quadratic curve.
  init(from start: CGPoint, quadraticTo end: CGPoint, control: CGPoint) {
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: third(start), control2: third(end), end: end)
  }

  private var points: [CGPoint] { [start, control1, control2, end] }

  /// Whether all points are in the square of ± `limit`; then so is the curve.
  func isInside(_ limit: CGFloat) -> Bool { points.allSatisfy { $0.isInside(limit) } }

  /// Whether all points are beyond one edge of the square; then so is the curve.
  func isOutside(_ limit: CGFloat) -> Bool {
    points.allSatisfy { $0.x > limit } || points.allSatisfy { $0.x < -limit }
      || points.allSatisfy { $0.y > limit } || points.allSatisfy { $0.y < -limit }
  }

  /// The curve up to its middle, and from there.
  ///
  /// - Source: documented, de Casteljau's algorithm.
  var halves: (CubicPiece, CubicPiece) {
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    let (a, b, c) = (middle(start, control1), middle(control1, control2), middle(control2, end))
    let (ab, bc) = (middle(a, b), middle(b, c))
    let center = middle(ab, bc)
    return (
      CubicPiece(start: start, control1: a, control2: ab, end: center),
      CubicPiece(start: center, control1: bc, control2: c, end: end)
    )
  }
}

extension CGPoint {
  /// Whether the point is in the square of ± `limit`.
  fileprivate func isInside(_ limit: CGFloat) -> Bool { abs(x) <= limit && abs(y) <= limit }

  /// The nearest point in the square of ± `limit`.
  fileprivate func clamped(within limit: CGFloat) -> CGPoint {
    CGPoint(x: max(-limit, min(limit, x)), y: max(-limit, min(limit, y)))
  }
}
