public import Foundation

/// How a corner turns.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle: the curvature jumps where the straight side ends.
  case circular
  /// A curve whose curvature grows gently out of the straight side and back.
  case continuous
}

extension Path {
  /// Adds a rounded rectangle.
  ///
  /// Radii larger than half the shorter side are cut to that half; of an elliptic corner
  /// (width ≠ height), each to half its own side. A continuous corner of radius r begins `1.6·r`
  /// from the corner where the side is long enough, and as much less as it must be where it is not;
  /// with no room left it is the circular corner. An elliptic corner is always circular.
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

  /// Adds a rectangle whose corners have radii of their own.
  ///
  /// Where two radii together are longer than a side, all are made smaller by one factor. A
  /// continuous corner has as much room on a side as its part of the two radii there.
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
    let ways = [
      CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: -1),
    ]
    move(to: CGPoint(x: rect.minX + corners[3].reach.width, y: rect.minY))
    for index in corners.indices {
      if radii[index] > 0 {
        add(corners[index], at: points[index], along: ways[index])
      } else {
        addLine(to: points[index])
      }
    }
    closeSubpath()
  }

  /// Adds the side up to a corner and the corner itself.
  ///
  /// - Parameters:
  ///   - corner: The shape of the turn.
  ///   - point: Where the two sides would meet.
  ///   - direction: The unit direction of the side that leads to the corner, going clockwise.
  private mutating func add(_ corner: Corner, at point: CGPoint, along direction: CGVector) {
    // Corner coordinates: u runs back along the incoming side, v forward along the outgoing one.
    let outgoing = CGVector(dx: -direction.dy, dy: direction.dx)
    let place = { (u: CGFloat, v: CGFloat) in
      CGPoint(
        x: point.x - direction.dx * u + outgoing.dx * v,
        y: point.y - direction.dy * u + outgoing.dy * v)
    }
    let horizontal = direction.dx != 0
    let swap = !horizontal
    let reach = swap ? corner.reach.height : corner.reach.width
    addLine(to: place(reach, 0))
    for curve in swap ? corner.reversedCurves : corner.curves {
      addCurve(
        to: place(curve.end.x, curve.end.y),
        control1: place(curve.control1.x, curve.control1.y),
        control2: place(curve.control2.x, curve.control2.y))
    }
  }
}

/// One turn of a rounded rectangle, told in distances from the point where the sides would meet:
/// x back along the incoming (horizontal) side, y forward along the outgoing (vertical) one.
private struct Corner {
  struct Curve {
    var control1, control2, end: CGPoint
  }

  /// How far from the meeting point the turn begins (width) and ends (height).
  var reach: CGSize
  var curves: [Curve]

  /// The same turn walked from its other end, with the two sides exchanged.
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

  /// How much of the radius the turn takes beyond a quarter circle, on each side.
  ///
  /// - Source: chosen. Apple's own corner is unpublished; 0.6 is the amount of smoothing that
  ///   Figma's article "Desperately seeking squircles" (2018) found closest to it.
  private static let smoothing: CGFloat = 0.6

  /// A circular arc in the middle of the turn, eased into the sides by one cubic at each end.
  ///
  /// Follows the construction of "Desperately seeking squircles": with smoothing s the arc spans
  /// `90°·(1 − s)`, and the easing curves leave the sides `(1 + s)·r` before the corner. When there
  /// is less `room` than that, s shrinks to fit.
  static func continuous(radius r: CGFloat, room: CGFloat) -> Corner {
    let s = min(smoothing, max(0, room / r - 1))
    guard s > 0 else { return circular(r, r) }
    let reach = (1 + s) * r
    let arc = CGFloat.pi / 2 * (1 - s)
    let chord = sin(arc / 2) * r * CGFloat(2).squareRoot()
    let tangent = r * tan((CGFloat.pi / 2 - arc) / 4)
    let lean = CGFloat.pi / 4 * s
    let c = tangent * cos(lean)
    let d = c * tan(lean)
    let b = (reach - chord - c - d) / 3
    let a = 2 * b
    // The easing curve in: along the side by a, a + b, a + b + c, and d away from it.
    let inEnd = CGPoint(x: reach - a - b - c, y: d)
    let easeIn = Curve(
      control1: CGPoint(x: reach - a, y: 0), control2: CGPoint(x: reach - a - b, y: 0), end: inEnd)
    // The arc, as one cubic; it spans at most 90°.
    let outStart = CGPoint(x: d, y: inEnd.x)
    let handle = 4 / 3 * tan(arc / 4) * r
    let turnIn = CGVector(dx: -cos(lean), dy: sin(lean))
    let turnOut = CGVector(dx: -sin(lean), dy: cos(lean))
    let middle = Curve(
      control1: CGPoint(x: inEnd.x + turnIn.dx * handle, y: inEnd.y + turnIn.dy * handle),
      control2: CGPoint(x: outStart.x - turnOut.dx * handle, y: outStart.y - turnOut.dy * handle),
      end: outStart)
    let easeOut = Curve(
      control1: CGPoint(x: 0, y: reach - a - b), control2: CGPoint(x: 0, y: reach - a),
      end: CGPoint(x: 0, y: reach))
    return Corner(
      reach: CGSize(width: reach, height: reach), curves: [easeIn, middle, easeOut])
  }
}
