import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

/// Points along a path, with the gaps between one element's end and the next one's start.
struct Traced {
  var points: [CGPoint] = []
  var curves: [[CGPoint]] = []

  init(_ path: Path, steps: Int = 32) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        (current, start) = (to, to)
        points.append(to)
      case .line(let to): follow([current, to], steps, &current)
      case .quadCurve(let to, let control): follow([current, control, to], steps, &current)
      case .curve(let to, let control1, let control2):
        follow([current, control1, control2, to], steps, &current)
      case .closeSubpath: follow([current, start], steps, &current)
      }
    }
  }

  private mutating func follow(_ controls: [CGPoint], _ steps: Int, _ current: inout CGPoint) {
    var curve: [CGPoint] = []
    for step in 0...steps {
      let t = CGFloat(step) / CGFloat(steps)
      var level = controls
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { a, b in
          CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
      }
      curve += level
    }
    points += curve.dropFirst()
    if controls.count > 2 { curves.append(curve) }
    current = controls[controls.count - 1]
  }
}

@Suite struct `Rounded rectangle` {
  struct Shape: CustomTestStringConvertible, Sendable {
    var rect: CGRect
    var radius: CGFloat
    var style: RoundedCornerStyle

    var path: Path { Path(roundedRect: rect, cornerRadius: radius, style: style) }
    var testDescription: String { "\(rect.width)x\(rect.height) r\(radius) \(style)" }
  }

  static let shapes: [Shape] = [RoundedCornerStyle.circular, .continuous].flatMap { style in
    [(100, 60, 10), (100, 60, 20), (100, 60, 29), (100, 60, 30), (100, 60, 80), (60, 60, 25)].map {
      Shape(rect: CGRect(x: -7, y: 11, width: $0, height: $1), radius: $2, style: style)
    }
  }

  @Test func `touches the quarter circle`() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 30, style: .circular)
    let corner = Traced(path).points.filter { $0.x > 70 && $0.y < 30 }
    #expect(corner.count > 20)
    for point in corner {
      let radius = hypot(point.x - 70, point.y - 30)
      #expect(abs(radius / 30 - 1) < 0.0003, "\(point)")
    }
  }

  @Test(arguments: shapes) func `stays in its rectangle and reaches all sides`(shape: Shape) {
    let traced = Traced(shape.path)
    let box = CGRect(enclosing: traced.points)
    let rect = shape.rect
    let errors = [
      box.minX - rect.minX, box.minY - rect.minY, box.maxX - rect.maxX, box.maxY - rect.maxY,
    ]
    #expect(errors.allSatisfy { abs($0) < 1e-9 })
    #expect(shape.path.boundingRect.insetBy(dx: 1e-9, dy: 1e-9).width <= rect.width)
  }

  @Test(arguments: shapes) func `has neither gaps nor kinks`(shape: Shape) {
    let points = Traced(shape.path, steps: 64).points
    var directions: [CGVector] = []
    for (a, b) in zip(points, points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      #expect(length < 3)
      if length > 1e-9 {
        directions.append(CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length))
      }
    }
    for (a, b) in zip(directions, directions.dropFirst()) {
      let sine = a.dx * b.dy - a.dy * b.dx
      // Clockwise, y growing downward, in small steps.
      #expect(sine > -1e-6 && sine < 0.12, "\(a) \(b)")
      #expect(a.dx * b.dx + a.dy * b.dy > 0)
    }
    #expect(points.first == points.last)
  }

  @Test(arguments: shapes) func `is symmetric`(shape: Shape) {
    let center = CGPoint(x: shape.rect.midX, y: shape.rect.midY)
    let points = Traced(shape.path).points.map { CGPoint(x: $0.x - center.x, y: $0.y - center.y) }
    expectSame(points, points.map { CGPoint(x: -$0.x, y: $0.y) })
    expectSame(points, points.map { CGPoint(x: $0.x, y: -$0.y) })
    if shape.rect.width == shape.rect.height {
      expectSame(points, points.map { CGPoint(x: $0.y, y: $0.x) })
    }
  }

  @Test func `has corners symmetric in both axes`() {
    let wide = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
    let tall = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 100), cornerRadius: 20)
    expectSame(
      Traced(wide).points, Traced(tall).points.map { CGPoint(x: $0.y, y: $0.x) })
  }

  @Test func `clamps its radius to half the shorter side`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(
        Path(roundedRect: rect, cornerRadius: 99, style: style)
          == Path(roundedRect: rect, cornerRadius: 20, style: style))
    }
    #expect(
      Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
        == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
  }

  @Test func `has continuous curvature at its sides`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 50)
    let corner = Traced(path).curves[0...2]
    // The corner begins 1.529 radii from the corner point, and its middle is near the circle.
    #expect(abs(corner[0][0].x - (200 - 1.52866483 * 50)) < 1e-9 && corner[0][0].y == 0)
    let middle = corner[1][corner[1].count / 2]
    #expect(abs(hypot(middle.x - 150, middle.y - 50) - 50) < 0.1)
  }

  /// Source: measured by others, in radii from the corner point: PixelCut, "Code for iOS 7 Rounded
  /// Rectangles".
  @Test func `runs through the points measured on the system`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 50)
    let corner = Traced(path).curves[0...2].map { ($0[0], $0[$0.count - 1]) }
    let wanted = [(1.52866483, 0), (0.63149399, 0.074911), (0.074911, 0.63149399), (0, 1.52866483)]
    for (index, (u, v)) in wanted.enumerated() {
      let found = index < 3 ? corner[index].0 : corner[2].1
      #expect(abs(found.x - (200 - 50 * u)) < 1e-6 && abs(found.y - 50 * v) < 1e-6)
    }
  }

  /// As its room shrinks to the radius, the corner converges to a quarter circle.
  @Test func `becomes circular where there is no room`() {
    func points(_ width: CGFloat) -> [CGPoint] {
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: width, height: 300), cornerRadius: 50)
      return Traced(path).points.filter { $0.y < 50 && $0.x > width / 2 }
        .map { CGPoint(x: $0.x - width, y: $0.y) }
    }
    for point in points(100.001) {
      #expect(abs(hypot(point.x + 50, point.y - 50) - 50) < 0.05, "\(point)")
    }
    let (a, b) = (points(130), points(130.01))
    #expect(zip(a, b).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 0.01 })
  }

  private func expectSame(
    _ a: [CGPoint], _ b: [CGPoint], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let far = a.first { point in
      !b.contains { hypot($0.x - point.x, $0.y - point.y) < 1e-6 }
    }
    #expect(far == nil, sourceLocation: sourceLocation)
  }

  @Test func `has elliptic corners, each radius clamped to half its own side`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 30, height: 10))
    for point in Traced(path).points where point.x > 70 && point.y < 10 {
      let radius = hypot((point.x - 70) / 30, (point.y - 10) / 10)
      #expect(abs(radius - 1) < 0.0003, "\(point)")
    }
    var cut = Path()
    cut.addRoundedRect(in: rect, cornerSize: CGSize(width: 500, height: 500.5), style: .circular)
    expectSame(Traced(cut).points, Traced(Path(ellipseIn: rect)).points)
  }
}
