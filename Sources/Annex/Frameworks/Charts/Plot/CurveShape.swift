import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// A line or an area through points of a plot, in the frame around them.
struct CurveShape: Shape {
  var points: [PlotPoint]
  /// Whether the second half of the points is the other edge of an area.
  let isArea: Bool
  let method: InterpolationMethod.Kind

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated var animatableData: AnimatableVector {
    get { AnimatableVector(points.flatMap { [$0.x, $0.y, $0.dx, $0.dy] }) }
    set {
      for index in points.indices {
        let at = index * 4
        points[index] = PlotPoint(
          x: newValue[at], y: newValue[at + 1], dx: newValue[at + 2], dy: newValue[at + 3])
      }
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    guard let frame = PlotRect(around: points) else { return Path() }
    // The size of the plot, of which the frame is a part.
    let parts = (x: frame.last.x - frame.first.x, y: frame.last.y - frame.first.y)
    let size = CGSize(
      width: parts.x > 0 ? (rect.width - frame.last.dx + frame.first.dx) / parts.x : 0,
      height: parts.y > 0 ? (rect.height - frame.last.dy + frame.first.dy) / parts.y : 0)
    let origin = frame.first.point(in: size)
    let placed = points.map { point in
      let point = point.point(in: size)
      return CGPoint(x: rect.minX + point.x - origin.x, y: rect.minY + point.y - origin.y)
    }
    guard isArea else { return Curve(placed, method).path }
    let half = placed.count / 2
    var path = Curve(Array(placed[..<half]), method).path
    path.append(Curve(placed[half...].reversed(), method))
    path.closeSubpath()
    return path
  }
}

extension Path {
  /// Continues with a line to a curve.
  nonisolated mutating func append(_ curve: Curve) {
    for element in curve.elements {
      if case .move(let to) = element { addLine(to: to) } else { add(element) }
    }
  }

  fileprivate nonisolated mutating func add(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2):
      addCurve(to: to, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}

/// A curve through points.
///
/// - Source: documented. The formulas are those of d3-shape: Fritsch and Carlson's monotone tangents,
///   Catmull and Rom's with Yuksel's parametrization, and cardinal splines.
struct Curve {
  let elements: [Path.Element]

  var path: Path {
    var path = Path()
    for element in elements { path.add(element) }
    return path
  }

  init(_ points: [CGPoint], _ method: InterpolationMethod.Kind) {
    guard let first = points.first else {
      elements = []
      return
    }
    var elements: [Path.Element] = [.move(to: first)]
    for index in points.indices.dropFirst() {
      let (a, b) = (points[index - 1], points[index])
      switch method {
      case .linear: elements.append(.line(to: b))
      case .stepStart: elements += [.line(to: CGPoint(x: a.x, y: b.y)), .line(to: b)]
      case .stepEnd: elements += [.line(to: CGPoint(x: b.x, y: a.y)), .line(to: b)]
      case .stepCenter:
        let middle = (a.x + b.x) / 2
        elements += [
          .line(to: CGPoint(x: middle, y: a.y)), .line(to: CGPoint(x: middle, y: b.y)),
          .line(to: b),
        ]
      case .monotone:
        let third = (b.x - a.x) / 3
        elements.append(
          .curve(
            to: b,
            control1: CGPoint(x: a.x + third, y: a.y + third * Self.slope(points, index - 1)),
            control2: CGPoint(x: b.x - third, y: b.y - third * Self.slope(points, index))))
      case .cardinal(let tension):
        let (before, after) = Self.neighbors(points, index)
        let weight = (1 - tension) / 6
        elements.append(
          .curve(
            to: b,
            control1: CGPoint(
              x: a.x + (b.x - before.x) * weight, y: a.y + (b.y - before.y) * weight),
            control2: CGPoint(
              x: b.x - (after.x - a.x) * weight, y: b.y - (after.y - a.y) * weight)))
      case .catmullRom(let alpha):
        elements.append(Self.catmullRom(points, index, alpha))
      }
    }
    self.elements = elements
  }

  private static func neighbors(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint) {
    (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
  }

  private static func catmullRom(
    _ points: [CGPoint], _ index: Int, _ alpha: CGFloat
  ) -> Path.Element {
    let (before, after) = neighbors(points, index)
    let (a, b) = (points[index - 1], points[index])
    let length = { (p: CGPoint, q: CGPoint) in pow(hypot(q.x - p.x, q.y - p.y), alpha) }
    let (l1, l2, l3) = (length(before, a), length(a, b), length(b, after))
    var (control1, control2) = (a, b)
    if l1 > 1e-6 {
      let weight = 2 * l1 * l1 + 3 * l1 * l2 + l2 * l2
      let sum = 3 * l1 * (l1 + l2)
      control1.x = (a.x * weight - before.x * l2 * l2 + b.x * l1 * l1) / sum
      control1.y = (a.y * weight - before.y * l2 * l2 + b.y * l1 * l1) / sum
    }
    if l3 > 1e-6 {
      let weight = 2 * l3 * l3 + 3 * l3 * l2 + l2 * l2
      let sum = 3 * l3 * (l3 + l2)
      control2.x = (b.x * weight + a.x * l3 * l3 - after.x * l2 * l2) / sum
      control2.y = (b.y * weight + a.y * l3 * l3 - after.y * l2 * l2) / sum
    }
    return .curve(to: b, control1: control1, control2: control2)
  }

  /// The slope at a point of a monotone curve.
  private static func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
    let secant = { (i: Int) -> CGFloat in
      let width = points[i + 1].x - points[i].x
      return width == 0 ? 0 : (points[i + 1].y - points[i].y) / width
    }
    guard points.count > 2 else { return points.count == 2 ? secant(0) : 0 }
    if index == 0 { return (3 * secant(0) - slope(points, 1)) / 2 }
    if index == points.count - 1 { return (3 * secant(index - 1) - slope(points, index - 1)) / 2 }
    let (s0, s1) = (secant(index - 1), secant(index))
    let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
    guard h0 + h1 != 0, s0 * s1 > 0 else { return 0 }
    let p = (s0 * h1 + s1 * h0) / (h0 + h1)
    let limit = min(abs(s0), abs(s1), abs(p) / 2) * 2
    return s0 < 0 ? -limit : limit
  }
}
