import Foundation
import ScrollworkGeometry
import Testing

/// An outline, as it was measured.
struct OutlineCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  /// The name of the recording.
  let recorded: String
  /// The system of the recording.
  let on: String
  /// The elements, as the description of a path has them.
  let outline: String
  /// Whether only the bounds are compared: strokes have other elements.
  let hasBounds: Bool?

  var testDescription: String { name }

  private struct File: Decodable {
    let cases: [OutlineCase]
  }

  static let all =
    MeasuredGroup.decoded(File.self, from: "Tests/Corpus/Measured/outlines.json")?.cases ?? []
}

/// The outlines that were measured on Apple's frameworks against the engine.
@Suite struct `The measured outlines` {
  @Test(arguments: OutlineCase.all) func `are as on the system`(item: OutlineCase) throws {
    let expected = try #require(Path(item.outline))
    let found = try #require(Outlines.all[item.name])
    guard item.hasBounds != true else {
      let (bounds, measured) = (found.pointBounds, expected.pointBounds)
      for (own, other) in zip(bounds, measured) {
        #expect(abs(own - other) < MeasuredCase.exact, "\(bounds) instead of \(measured)")
      }
      return
    }
    let distance = max(found.distance(from: expected), expected.distance(from: found))
    #expect(distance < MeasuredCase.exact, "\(distance) points away: \(found)")
  }

  @Test func `have one outline each`() {
    #expect(OutlineCase.all.map(\.name).sorted() == Outlines.all.keys.sorted())
  }

  /// A wrong outline is found, so that the others mean something.
  @Test func `tell outlines apart`() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let open = try #require(Path("0 0 m 10 0 l 10 10 l 0 10 l"))
    #expect(square.distance(from: square) == 0)
    #expect(open.distance(from: square) == 0 && isClose(square.distance(from: open), 5))
    #expect(Path().distance(from: square) == .infinity)
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.2 }
}

/// A straight line.
private struct Segment {
  let start: CGPoint
  let end: CGPoint

  func distance(to point: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let share =
      square == 0
      ? 0 : min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / square, 0), 1)
    return hypot(point.x - start.x - share * dx, point.y - start.y - share * dy)
  }
}

extension Path {
  /// The lowest and the highest coordinates of all points: of corners and of controls.
  fileprivate var pointBounds: [Double] {
    let points = elements.flatMap(\.points)
    let (x, y) = (points.map(\.x), points.map(\.y))
    return [x.min(), y.min(), x.max(), y.max()].map { Double($0 ?? .nan) }
  }

  /// How far a point of this path is from the other one, at most.
  fileprivate func distance(from other: Path) -> Double {
    let lines = other.segments
    let points = segments.flatMap { [$0.start, $0.end] }
    guard !points.isEmpty, !lines.isEmpty else {
      return points.isEmpty && lines.isEmpty ? 0 : .infinity
    }
    return points.map { point in lines.map { $0.distance(to: point) }.min() ?? 0 }.max() ?? 0
  }

  /// The path as short lines, 32 for each element; a lone point is a line to itself.
  private var segments: [Segment] {
    var (start, now) = (CGPoint.zero, CGPoint.zero)
    var segments: [Segment] = []
    for element in elements {
      if case .move(let point) = element {
        (start, now) = (point, point)
        if elements.count == 1 { segments.append(Segment(start: point, end: point)) }
        continue
      }
      let points = [now] + (element.points.isEmpty ? [start] : element.points)
      for step in 1...32 {
        let end = Self.point(at: CGFloat(step) / 32, of: points)
        segments.append(Segment(start: now, end: end))
        now = end
      }
    }
    return segments
  }

  /// The point of a Bézier curve, by de Casteljau's algorithm.
  private static func point(at share: CGFloat, of points: [CGPoint]) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { a, b in
        CGPoint(x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y))
      }
    }
    return points[0]
  }
}
