public import Foundation

extension Path {
  /// Whether a point is inside the path; open subpaths count as closed.
  ///
  /// With `eoFill` the even-odd rule applies, otherwise the nonzero winding rule. Curves are
  /// flattened to sixteen lines each, accurate to a five-hundredth of a curve's extent.
  /// the outline than a five-hundredth of a curve's extent.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, start, current) = (0, CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      defer { current = end }
      guard (current.y <= p.y) != (end.y <= p.y) else { return }
      let x = current.x + (p.y - current.y) / (end.y - current.y) * (end.x - current.x)
      if x > p.x { winding += end.y > current.y ? 1 : -1 }
    }
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...16 { line(to: point(CGFloat(step) / 16)) }
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let to):
        line(to: start)
        (start, current) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        curve { Self.blend(Self.blend(from, control, $0), Self.blend(control, to, $0), $0) }
      case .curve(let to, let control1, let control2):
        curve {
          let middle = Self.blend(control1, control2, $0)
          return Self.blend(
            Self.blend(Self.blend(from, control1, $0), middle, $0),
            Self.blend(middle, Self.blend(control2, to, $0), $0), $0)
        }
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  private static func blend(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }
}
