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
      // Clockwise, y growing downward, in small steps. With the least room, the system's continuous
      // corners turn back by 1.7 degrees between two curves.
      #expect(sine > (shape.style == .circular ? -1e-6 : -0.03) && sine < 0.12, "\(a) \(b)")
      #expect(a.dx * b.dx + a.dy * b.dy > 0)
    }
    #expect(points.first == points.last)
  }

  @Test(arguments: shapes) func `is symmetric`(shape: Shape) {
    let center = CGPoint(x: shape.rect.midX, y: shape.rect.midY)
    let points = Traced(shape.path).curves.joined()
      .map { CGPoint(x: $0.x - center.x, y: $0.y - center.y) }
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
      Array(Traced(wide).curves.joined()),
      Traced(tall).curves.joined().map { CGPoint(x: $0.y, y: $0.x) })
  }

  @Test func `clamps its radius to half the shorter side`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(
        Path(roundedRect: rect, cornerRadius: 99, style: style)
          == Path(roundedRect: rect, cornerRadius: 20, style: style))
    }
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
  }

  @Test func `has continuous curvature at its sides`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 50)
    let corner = Array(Traced(path).curves.suffix(3))
    // The corner begins 1.529 radii from the corner point, and its middle is near the circle.
    #expect(abs(corner[0][0].x - (200 - 1.52866483 * 50)) < 1e-9 && corner[0][0].y == 0)
    let middle = corner[1][corner[1].count / 2]
    #expect(abs(hypot(middle.x - 150, middle.y - 50) - 50) < 0.1)
  }

  /// Source: measured by others, in radii from the corner point: PixelCut, "Code for iOS 7 Rounded
  /// Rectangles".
  @Test func `runs through the points measured on the system`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 50)
    let corner = Traced(path).curves.suffix(3).map { ($0[0], $0[$0.count - 1]) }
    let wanted = [(1.52866483, 0), (0.63149399, 0.074911), (0.074911, 0.63149399), (0, 1.52866483)]
    for (index, (u, v)) in wanted.enumerated() {
      let found = index < 3 ? corner[index].0 : corner[2].1
      #expect(abs(found.x - (200 - 50 * u)) < 1e-6 && abs(found.y - 50 * v) < 1e-6)
    }
  }

  /// The outline of a shape on the system.
  struct Measured: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: Path
    let outline: String

    init(
      _ name: String, in size: CGSize = CGSize(width: 100, height: 60), _ outline: String,
      _ add: (inout Path, CGRect) -> Void
    ) {
      (testDescription, self.outline) = (name, outline)
      path = Path { add(&$0, CGRect(origin: .zero, size: size)) }
    }
  }

  /// Source: measured on Apple's frameworks (SwiftUI of macOS 26).
  static let measured: [Measured] = [
    Measured(
      "a long and a short side",
      """
      100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c \
      95.7735 50.6794 90.6794 55.7735 84.2127 58.1272 c 78.2898 60 72.7877 60 61.7834 60 c \
      38.2166 60 l 27.2123 60 21.7102 60 15.7873 58.1272 c \
      9.3206 55.7735 4.2265 50.6794 1.87279 44.2127 c 0 39.0422 0 34.7848 0 30 c 0 30 l \
      0 25.2152 0 20.9578 1.87279 15.7873 c 4.2265 9.3206 9.3206 4.2265 15.7873 1.87279 c \
      21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l 72.7877 0 78.2898 0 84.2127 1.87279 c \
      90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c 100 20.9578 100 25.2152 100 30 c h
      """
    ) { $0.addRoundedRect(in: $1, cornerSize: CGSize(width: 25, height: 25)) },
    Measured(
      "a tall capsule", in: CGSize(width: 30, height: 80),
      """
      30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c \
      27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c 17.7 80 15.6 80 15 80 c 15 80 l \
      14.4 80 12.3 80 9.47241 78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367 70.5276 c \
      0 66.9739 0 63.6726 0 57.07 c 0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c \
      2.5359 5.59236 5.59236 2.5359 9.47241 1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l \
      15.6 0 17.7 0 20.5276 1.12367 c 24.4076 2.5359 27.4641 5.59236 28.8763 9.47241 c \
      30 13.0261 30 16.3274 30 22.93 c h
      """
    ) { $0.addRoundedRect(in: $1, cornerSize: CGSize(width: 99, height: 15)) },
    Measured(
      "elliptic corners",
      """
      100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c \
      96.6188 57.0174 92.5435 58.6475 87.3701 59.4007 c 82.6319 60 78.2302 60 69.4267 60 c \
      30.5733 60 l 21.7698 60 17.3681 60 12.6299 59.4007 c \
      7.45648 58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 l \
      0 8.70792 0 6.94726 1.49823 5.05195 c 3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c \
      17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 0.599291 c \
      92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c 100 6.94726 100 8.70792 100 12.2293 c h
      """
    ) { $0.addRoundedRect(in: $1, cornerSize: CGSize(width: 20, height: 8)) },
    Measured(
      "elliptic corners that are too wide",
      """
      100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c \
      0 8 l 0 3.58172 13.4315 0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h
      """
    ) { $0.addRoundedRect(in: $1, cornerSize: CGSize(width: 60, height: 8), style: .circular) },
    Measured(
      "uneven corners",
      """
      100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l \
      4.47715 60 0 55.5228 0 50 c 0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l \
      91.0457 0 100 8.95431 100 20 c h
      """
    ) {
      $0.addRoundedRect(
        in: $1, topLeft: 5, topRight: 20, bottomRight: 15, bottomLeft: 10, style: .circular)
    },
    // Corners without a radius are straight lines here.
    Measured(
      "an uneven corner that its neighbor limits", in: CGSize(width: 100, height: 300),
      """
      100 190 m 100 300 l 0 300 l 0 20 l 0 8.95431 8.95431 0 20 0 c 20 0 l \
      64.1828 0 100 35.8172 100 80 c h
      """
    ) {
      $0.addRoundedRect(
        in: $1, topLeft: 20, topRight: 90, bottomRight: 0, bottomLeft: 0, style: .circular)
    },
  ]

  @Test(arguments: measured) func `has the outline measured on the system`(shape: Measured) throws {
    let wanted = try #require(Path(shape.outline)).elements
    let found = shape.path.elements
    #expect(found.count == wanted.count)
    for (a, b) in zip(found, wanted) {
      #expect(a.points.count == b.points.count)
      for (p, q) in zip(a.points, b.points) {
        #expect(hypot(p.x - q.x, p.y - q.y) < 0.0005, "\(a) is not \(b)")
      }
    }
  }

  @Test func `shortens a continuous corner along a short side alone, and continuously`() {
    func corner(_ width: CGFloat) -> [CGPoint] {
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: width, height: 300), cornerRadius: 50)
      return Traced(path).curves.joined().filter { $0.y < 150 && $0.x > width / 2 - 1e-6 }
        .map { CGPoint(x: $0.x - width, y: $0.y) }
    }
    #expect(corner(100).map(\.y).max() == corner(300).map(\.y).max())
    let (a, b) = (corner(130), corner(130.01))
    #expect(zip(a, b).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 0.01 })
  }

  /// Two continuous corners share a side that is too short for both.
  @Test(arguments: [
    (30.0, 30.0), (80, 20), (60, 20), (58, 40), (45, 35), (90, 90), (20, 200),
  ])
  func `with uneven continuous corners never turns back along a side`(
    left: Double, right: Double
  ) {
    var path = Path()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 100, height: 500), topLeft: left, topRight: right,
      bottomRight: 0, bottomLeft: 0)
    let top = Traced(path).points.filter { $0.y == 0 }.map(\.x)
    #expect(top.count > 20)
    #expect(zip(top, top.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
  }

  private func expectSame(
    _ a: [CGPoint], _ b: [CGPoint], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let far = a.first { point in
      !b.contains { hypot($0.x - point.x, $0.y - point.y) < 1e-6 }
    }
    #expect(far == nil, sourceLocation: sourceLocation)
  }

  @Test func `has elliptic corners, both radii clamped to half the shorter side`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 18, height: 10), style: .circular)
    for point in Traced(path).points where point.x > 82 && point.y < 10 {
      let radius = hypot((point.x - 82) / 18, (point.y - 10) / 10)
      #expect(abs(radius - 1) < 0.0003, "\(point)")
    }
    var cut = Path()
    cut.addRoundedRect(in: rect, cornerSize: CGSize(width: 500, height: 500.5), style: .circular)
    #expect(cut == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
  }
}
