public import Foundation

/// The shape of a rounded rectangle's corners.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle: the curvature jumps where the straight side ends.
  case circular
  /// A curve whose curvature changes continuously between the straight sides.
  case continuous
}

extension Path {
  /// Adds a rounded rectangle, clockwise from the middle of the right side.
  ///
  /// Both radii are clamped to half the shorter side. A continuous corner begins 1.529 radii from the
  /// corner point on a side that is long enough, and at the middle of a shorter one.
  ///
  /// - Source: measured on Apple's frameworks, start and limits included.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let half = min(rect.width, rect.height) / 2
    let radii = CGSize(
      width: min(max(0, cornerSize.width), half), height: min(max(0, cornerSize.height), half))
    guard radii.width > 0, radii.height > 0 else { return addRect(rect) }
    let corner = RoundedCorner(
      radii, style, room: CGSize(width: rect.width / 2, height: rect.height / 2))
    add(Array(repeating: corner, count: 4), to: rect, from: rect.midY)
  }

  /// Adds a rounded rectangle with one radius per corner, clockwise from the right side.
  ///
  /// A radius is limited, along each side, to the larger of half the side and what the neighbor's
  /// radius leaves of it. The path begins in the middle between the radii of the right side.
  ///
  /// - Source: measured on Apple's frameworks; the room of two continuous corners that meet is
  ///   chosen: no less than the radius, else the larger of half the side and what the neighbor leaves
  ///   at its full length, so that they never overlap.
  package mutating func addRoundedRect(
    in rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat,
    bottomLeft: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    // Clockwise from the top right; side i leads to corner i.
    let asked = [topRight, bottomRight, bottomLeft, topLeft].map { max(0, $0) }
    let sides = [rect.width, rect.height, rect.width, rect.height]
    let (before, after) = ({ ($0 + 3) % 4 }, { ($0 + 1) % 4 })
    let radii = asked.indices.map { index -> CGFloat in
      let limits = [(sides[index], before(index)), (sides[after(index)], after(index))]
        .map { side, neighbor in max(side / 2, side - asked[neighbor]) }
      return min(asked[index], limits[0], limits[1])
    }
    guard radii.contains(where: { $0 > 0 }) else { return addRect(rect) }
    let room = { (index: Int, side: CGFloat, neighbor: Int) -> CGFloat in
      let share = max(side / 2, side - RoundedCorner.fullLength * radii[neighbor])
      return min(max(share, radii[index]), side - radii[neighbor])
    }
    let corners = radii.indices.map { index -> RoundedCorner? in
      guard radii[index] > 0 else { return nil }
      let incoming = room(index, sides[index], before(index))
      let outgoing = room(index, sides[after(index)], after(index))
      // The top right and the bottom left corner have a horizontal side before them.
      return RoundedCorner(
        CGSize(width: radii[index], height: radii[index]), style,
        room: index.isMultiple(of: 2)
          ? CGSize(width: incoming, height: outgoing)
          : CGSize(width: outgoing, height: incoming))
    }
    add(corners, to: rect, from: (rect.minY + radii[0] + rect.maxY - radii[1]) / 2)
  }

  /// Adds the sides and corners of a rectangle, clockwise from a point of its right side.
  ///
  /// `corners` are those at the top right, bottom right, bottom left and top left; nil is a corner
  /// without a radius.
  private mutating func add(_ corners: [RoundedCorner?], to rect: CGRect, from start: CGFloat) {
    let points = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
    let directions = [
      CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: -1),
    ]
    move(to: CGPoint(x: rect.maxX, y: start))
    for index in [1, 2, 3, 0] {
      if let corner = corners[index] {
        add(corner, at: points[index], along: directions[index])
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
  private mutating func add(
    _ corner: RoundedCorner, at point: CGPoint, along direction: CGVector
  ) {
    // Corner coordinates: u points back along the incoming side, v forward along the outgoing one.
    let outgoing = CGVector(dx: -direction.dy, dy: direction.dx)
    let absolute = { (u: CGFloat, v: CGFloat) in
      CGPoint(
        x: point.x - direction.dx * u + outgoing.dx * v,
        y: point.y - direction.dy * u + outgoing.dy * v)
    }
    let isVertical = direction.dx == 0
    addLine(to: absolute(isVertical ? corner.reach.height : corner.reach.width, 0))
    for curve in isVertical ? corner.reversedCurves : corner.curves {
      addCurve(
        to: absolute(curve.end.x, curve.end.y),
        control1: absolute(curve.control1.x, curve.control1.y),
        control2: absolute(curve.control2.x, curve.control2.y))
    }
  }
}

/// A corner of a rounded rectangle, in distances from the corner point where the sides meet: x along
/// the horizontal side, y along the vertical one.
private struct RoundedCorner {
  struct Curve {
    var control1, control2, end: CGPoint
  }

  /// The distances from the corner point at which the corner begins (width) and ends (height).
  let reach: CGSize
  /// The curves from the horizontal side to the vertical one.
  let curves: [Curve]

  /// The curves drawn from the other end.
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

  /// The length of a continuous corner with enough room, in radii.
  static let fullLength = measured.start

  /// The points of a continuous corner along one side, in radii from the corner point: its start and
  /// the controls after it.
  private struct Arm {
    var start, control1, control2: CGFloat
  }

  /// - Source: measured by others: PixelCut read these numbers off the system's rounded rectangles
  ///   of iOS 7 ("Code for iOS 7 Rounded Rectangles", 2013). SwiftUI's of macOS 26 are the same.
  private static let measured = Arm(
    start: 1.52866483, control1: 1.08849299, control2: 0.86840701)

  /// The points on a side that is no longer than the radius.
  ///
  /// - Source: measured on Apple's frameworks (corners of 20, 25 and 30 points on sides of 30).
  private static let shortest = Arm(start: 1, control1: 0.96, control2: 0.82)

  /// The ends and controls of the middle curve, in radii from the two sides.
  ///
  /// - Source: as ``measured``.
  private static let (end, control) = (
    CGPoint(x: 0.63149399, y: 0.07491100), CGPoint(x: 0.37282401, y: 0.16906001)
  )

  /// A corner with a horizontal and a vertical radius; `room` is how much of each side it may take.
  init(_ radii: CGSize, _ style: RoundedCornerStyle, room: CGSize) {
    switch style {
    case .circular:
      let k = 1 - Path.quarterCircle
      reach = radii
      curves = [
        Curve(
          control1: CGPoint(x: radii.width * k, y: 0),
          control2: CGPoint(x: 0, y: radii.height * k), end: CGPoint(x: 0, y: radii.height))
      ]
    case .continuous:
      let (x, y) = (
        Self.arm(radii.width, room: room.width), Self.arm(radii.height, room: room.height)
      )
      let point = { CGPoint(x: $0 * radii.width, y: $1 * radii.height) }
      let (end, control) = (Self.end, Self.control)
      reach = CGSize(width: x.start, height: y.start)
      curves = [
        Curve(
          control1: CGPoint(x: x.control1, y: 0), control2: CGPoint(x: x.control2, y: 0),
          end: point(end.x, end.y)),
        Curve(
          control1: point(control.x, control.y), control2: point(control.y, control.x),
          end: point(end.y, end.x)),
        Curve(
          control1: CGPoint(x: 0, y: y.control2), control2: CGPoint(x: 0, y: y.control1),
          end: CGPoint(x: 0, y: y.start)),
      ]
    }
  }

  /// The points along one side, in points: between those of the full length and those of the shortest,
  /// by the room.
  private static func arm(_ radius: CGFloat, room: CGFloat) -> Arm {
    let missing = (measured.start - room / radius) / (measured.start - shortest.start)
    let part = min(max(0, missing), 1)
    let mix = { (length: KeyPath<Arm, CGFloat>) in
      radius
        * (measured[keyPath: length]
          + (shortest[keyPath: length] - measured[keyPath: length]) * part)
    }
    return Arm(start: mix(\.start), control1: mix(\.control1), control2: mix(\.control2))
  }
}
