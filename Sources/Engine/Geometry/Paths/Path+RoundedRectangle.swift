public import Foundation

/// The shape of a rounded rectangle's corners.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle: the curvature jumps where the straight side ends.
  case circular
  /// A curve whose curvature changes continuously between the straight sides.
  case continuous
}

extension Path {
  /// Adds a rounded rectangle.
  ///
  /// Radii are clamped to half the shorter side; those of an elliptic corner (width ≠ height) each
  /// to half their own side. A continuous corner of radius r begins `1.529·r` from the corner point
  /// if the side is long enough, otherwise at half the side; with no room beyond r it is the
  /// circular corner. An elliptic corner is always circular.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    let isRound = cornerSize.width == cornerSize.height
    let rx = min(max(0, cornerSize.width), isRound ? min(half.width, half.height) : half.width)
    let ry = min(max(0, cornerSize.height), isRound ? min(half.width, half.height) : half.height)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let corner =
      style == .continuous && isRound
      ? Corner.continuous(radius: rx, room: min(rect.width, rect.height) / 2)
      : Corner.circular(rx, ry)
    move(to: CGPoint(x: rect.maxX - corner.reach.width, y: rect.minY))
    add(corner, at: CGPoint(x: rect.maxX, y: rect.minY), along: CGVector(dx: 1, dy: 0))
    add(corner, at: CGPoint(x: rect.maxX, y: rect.maxY), along: CGVector(dx: 0, dy: 1))
    add(corner, at: CGPoint(x: rect.minX, y: rect.maxY), along: CGVector(dx: -1, dy: 0))
    add(corner, at: CGPoint(x: rect.minX, y: rect.minY), along: CGVector(dx: 0, dy: -1))
    closeSubpath()
  }

  /// Adds a rounded rectangle with one radius per corner.
  ///
  /// Where two radii together are longer than a side, all are scaled by one factor. A continuous
  /// corner gets its radius's share of the side's length.
  ///
  /// - Source: the factor is that of W3C's "CSS Backgrounds and Borders", section 5.5; that the
  ///   system's is the same is chosen.
  package mutating func addRoundedRect(
    in rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat,
    bottomLeft: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    // Clockwise from the top right; side i leads to corner i.
    let asked = [topRight, bottomRight, bottomLeft, topLeft].map { max(0, $0) }
    let sides = [rect.width, rect.height, rect.width, rect.height]
    let factor = (0..<4).reduce(1) { factor, side in
      let sum = asked[side] + asked[(side + 3) % 4]
      return sum > sides[side] ? min(factor, sides[side] / sum) : factor
    }
    let radii = asked.map { $0 * factor }
    guard radii.contains(where: { $0 > 0 }) else { return addRect(rect) }
    let corners = radii.indices.map { index -> Corner in
      let radius = radii[index]
      guard radius > 0, style == .continuous else { return .circular(radius, radius) }
      let before = sides[index] * radius / (radius + radii[(index + 3) % 4])
      let next = (index + 1) % 4
      let after = sides[next] * radius / (radius + radii[next])
      return .continuous(radius: radius, room: min(before, after))
    }
    let points = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
    let directions = [
      CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: -1),
    ]
    move(to: CGPoint(x: rect.minX + corners[3].reach.width, y: rect.minY))
    for index in corners.indices {
      if radii[index] > 0 {
        add(corners[index], at: points[index], along: directions[index])
      } else {
        addLine(to: points[index])
      }
    }
    closeSubpath()
  }

  /// Adds the straight side up to a corner, then the corner.
  ///
  /// - Parameters:
  ///   - corner: The shape of the turn.
  ///   - point: Where the two sides would meet.
  ///   - direction: The unit direction of the side that leads to the corner, going clockwise.
  private mutating func add(_ corner: Corner, at point: CGPoint, along direction: CGVector) {
    // Corner coordinates: u points back along the incoming side, v forward along the outgoing one.
    let outgoing = CGVector(dx: -direction.dy, dy: direction.dx)
    let absolute = { (u: CGFloat, v: CGFloat) in
      CGPoint(
        x: point.x - direction.dx * u + outgoing.dx * v,
        y: point.y - direction.dy * u + outgoing.dy * v)
    }
    let horizontal = direction.dx != 0
    let swap = !horizontal
    let reach = swap ? corner.reach.height : corner.reach.width
    addLine(to: absolute(reach, 0))
    for curve in swap ? corner.reversedCurves : corner.curves {
      addCurve(
        to: absolute(curve.end.x, curve.end.y),
        control1: absolute(curve.control1.x, curve.control1.y),
        control2: absolute(curve.control2.x, curve.control2.y))
    }
  }
}

/// A corner of a rounded rectangle, in distances from the corner point where the sides meet: x back
/// along the incoming (horizontal) side, y forward along the outgoing (vertical) one.
private struct Corner {
  struct Curve {
    var control1, control2, end: CGPoint
  }

  /// The distances from the corner point at which the corner begins (width) and ends (height).
  var reach: CGSize
  var curves: [Curve]

  /// The curves drawn from the other end, with the two sides exchanged.
  var reversedCurves: [Curve] {
    var starts = [CGPoint(x: reach.width, y: 0)]
    starts += curves.dropLast().map(\.end)
    return zip(curves, starts).reversed().map { curve, start in
      Curve(
        control1: CGPoint(x: curve.control2.y, y: curve.control2.x),
        control2: CGPoint(x: curve.control1.y, y: curve.control1.x),
        end: CGPoint(x: start.y, y: start.x))
    }
  }

  static func circular(_ rx: CGFloat, _ ry: CGFloat) -> Corner {
    let k = 1 - Path.quarterCircle
    return Corner(
      reach: CGSize(width: rx, height: ry),
      curves: [
        Curve(
          control1: CGPoint(x: rx * k, y: 0), control2: CGPoint(x: 0, y: ry * k),
          end: CGPoint(x: 0, y: ry))
      ])
  }

  /// The points of a continuous corner of radius 1 at its full length: the start, then three cubic
  /// curves.
  ///
  /// - Source: measured by others: PixelCut read these numbers off the system's rounded rectangles
  ///   of iOS 7 ("Code for iOS 7 Rounded Rectangles", 2013). Two straight bits of a twentieth of
  ///   the radius between the curves, which turn the other way, are left out.
  private static let measured: [CGPoint] = [
    CGPoint(x: 1.52866483, y: 0), CGPoint(x: 1.08849299, y: 0), CGPoint(x: 0.86840701, y: 0),
    CGPoint(x: 0.63149399, y: 0.07491100), CGPoint(x: 0.37282401, y: 0.16906001),
    CGPoint(x: 0.16906001, y: 0.37282401), CGPoint(x: 0.07491100, y: 0.63149399),
    CGPoint(x: 0, y: 0.86840701), CGPoint(x: 0, y: 1.08849299), CGPoint(x: 0, y: 1.52866483),
  ]

  /// A quarter circle of radius 1 as three cubic curves, the outer two with the tangent angles of
  /// the measured corner's.
  private static let quarter: [CGPoint] = {
    let lean = atan2(measured[4].y - measured[2].y, measured[2].x - measured[4].x)
    let angles = [0, lean, CGFloat.pi / 2 - lean, CGFloat.pi / 2]
    // Angles are measured from the incoming side.
    let point = { (angle: CGFloat) in CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var points = [point(0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let handle = 4 / 3 * tan((to - from) / 4)
      let (start, end) = (point(from), point(to))
      points += [
        CGPoint(x: start.x - cos(from) * handle, y: start.y + sin(from) * handle),
        CGPoint(x: end.x + cos(to) * handle, y: end.y - sin(to) * handle), end,
      ]
    }
    return points
  }()

  /// A corner with continuous curvature.
  ///
  /// Where `room` is less than its full length, its points are interpolated linearly between the
  /// quarter circle's and the measured corner's.
  ///
  /// - Source: the corner is measured by others; the interpolation in less room is chosen.
  static func continuous(radius r: CGFloat, room: CGFloat) -> Corner {
    let part = min(1, (room / r - 1) / (measured[0].x - 1))
    guard part > 0 else { return circular(r, r) }
    let points = zip(quarter, measured).map { round, measured in
      CGPoint(
        x: r * (round.x + part * (measured.x - round.x)),
        y: r * (round.y + part * (measured.y - round.y)))
    }
    return Corner(
      reach: CGSize(width: points[0].x, height: points[0].x),
      curves: stride(from: 1, to: points.count, by: 3).map {
        Curve(control1: points[$0], control2: points[$0 + 1], end: points[$0 + 2])
      })
  }
}
