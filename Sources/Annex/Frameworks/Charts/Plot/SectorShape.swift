import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// A sector of a ring in the middle of a plot; angles are turns, clockwise from the top.
struct SectorShape: Shape {
  var start: Double
  var end: Double
  let innerRadius: MarkDimension.Kind
  let outerRadius: MarkDimension.Kind
  /// The distance of the sides from the rays of the angles.
  let inset: CGFloat
  let cornerRadius: CGFloat

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  /// The inner and the outer radius in a plot.
  nonisolated func radii(in size: CGSize) -> (inner: CGFloat, outer: CGFloat) {
    let whole = min(size.width, size.height) / 2
    let outer = Self.radius(outerRadius, whole, automatic: whole)
    return (min(outer, Self.radius(innerRadius, whole, automatic: 0)), outer)
  }

  private nonisolated static func radius(
    _ dimension: MarkDimension.Kind, _ whole: CGFloat, automatic: CGFloat
  ) -> CGFloat {
    switch dimension {
    case .automatic: automatic
    case .fixed(let radius): max(0, radius)
    case .inset(let inset): max(0, whole - inset)
    case .ratio(let ratio): max(0, whole * ratio)
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let (inner, outer) = radii(in: rect.size)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (from, to) = (start * 2 * .pi - .pi / 2, end * 2 * .pi - .pi / 2)
    guard outer > 0, to > from else { return Path() }
    if end - start > 0.9999 { return Self.ring(center, inner, outer) }
    let point = { (radius: CGFloat, angle: Double) in
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    // Sides are parallel to the rays: their angle from them shrinks with the radius.
    let turn = { (radius: CGFloat, extra: CGFloat) -> Double in
      radius > 0 ? Double(asin(min(1, (inset + extra) / radius))) : .pi
    }
    let corner = min(
      cornerRadius, (outer - inner) / 2, outer * CGFloat(to - from) / 3)
    var path = Path()
    let outerTurn = turn(outer - corner, corner)
    guard from + outerTurn < to - outerTurn else { return Path() }
    let side = turn(outer - corner, 0)
    path.move(to: point(outer - corner, from + side))
    path.addQuadCurve(
      to: point(outer, from + outerTurn), control: point(outer, from + turn(outer, 0)))
    path.addArc(
      center: center, radius: outer, startAngle: .radians(from + outerTurn),
      endAngle: .radians(to - outerTurn), clockwise: false)
    path.addQuadCurve(
      to: point(outer - corner, to - side), control: point(outer, to - turn(outer, 0)))
    let innerTurn = turn(inner + corner, corner)
    if inner > 0.5, from + innerTurn < to - innerTurn {
      path.addLine(to: point(inner + corner, to - turn(inner + corner, 0)))
      path.addQuadCurve(
        to: point(inner, to - innerTurn), control: point(inner, to - turn(inner, 0)))
      path.addArc(
        center: center, radius: inner, startAngle: .radians(to - innerTurn),
        endAngle: .radians(from + innerTurn), clockwise: true)
      path.addQuadCurve(
        to: point(inner + corner, from + turn(inner + corner, 0)),
        control: point(inner, from + turn(inner, 0)))
    } else {
      let tip = inset / max(0.001, sin(min(.pi / 2, (to - from) / 2)))
      path.addLine(to: point(max(inner, min(tip, outer - corner)), (from + to) / 2))
    }
    path.closeSubpath()
    return path
  }

  private nonisolated static func ring(
    _ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat
  ) -> Path {
    var path = Path()
    for (radius, isBack) in [(outer, false), (inner, true)] where radius > 0 {
      path.move(to: CGPoint(x: center.x, y: center.y - radius))
      path.addArc(
        center: center, radius: radius, startAngle: .radians(-.pi / 2),
        endAngle: .radians(isBack ? -.pi * 2.5 : .pi * 1.5), clockwise: isBack)
      path.closeSubpath()
    }
    return path
  }
}
