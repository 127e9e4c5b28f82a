public import Foundation
public import ScrollworkGeometry

/// Turns a picture in space about an axis, and shows it in perspective.
struct Rotation3DEffect: VisualEffect {
  var angle: Angle
  /// The direction of the axis; its length does not count.
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  typealias Axis = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  typealias Anchor = AnimatablePair<UnitPoint.AnimatableData, CGFloat>

  /// The angle, the axis component by component, where it passes and how near the eye is.
  ///
  /// - Source: documented in the public interface.
  var animatableData:
    AnimatablePair<Angle.AnimatableData, AnimatablePair<Axis, AnimatablePair<Anchor, CGFloat>>>
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(AnimatablePair(anchor.animatableData, anchorZ), perspective)))
    }
    set {
      angle.animatableData = newValue.first
      let (way, rest) = (newValue.second.first, newValue.second.second)
      axis = (way.first, way.second.first, way.second.second)
      anchor.animatableData = rest.first.first
      (anchorZ, perspective) = (rest.first.second, rest.second)
    }
  }

  func _append(to steps: inout _EffectSteps) {
    // Seen in a mirror: what turns about x turns on, what turns about the others turns back, and
    // the axis leans the other way.
    let isMirrored = steps.isRightToLeft
    let way = isMirrored ? (x: axis.x, y: -axis.y, z: -axis.z) : axis
    guard
      let turn = ProjectionTransform(
        turning: angle.radians, about: way, through: steps.point(at: anchor), depth: anchorZ,
        eye: perspective, size: steps.size)
    else { return }
    steps.append(.map(turn))
  }
}

extension ProjectionTransform {
  /// A turn in space, seen from an eye; nil for an axis without a direction, about which nothing
  /// turns.
  ///
  /// A positive turn about y takes the right side away from the eye, one about x the upper side. The
  /// eye stands above the anchor, as far as the longer side of the view divided by `eye`; 0 is
  /// infinitely far.
  ///
  /// - Source: measured by others: an independent re-implementation of SwiftUI, with the conventions
  ///   of Core Animation.
  package init?(
    turning angle: CGFloat, about axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    through anchor: CGPoint, depth: CGFloat, eye: CGFloat, size: CGSize
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    // Points as rows; the columns give x, y and z.
    let turn = [
      [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine],
      [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine],
      [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest],
    ]
    let longer = max(size.width, size.height)
    let nearness = longer > 0 ? eye / longer : 0
    // What lies in the plane stands `depth` before the anchor's: its rows, turned.
    let start = [-anchor.x, -anchor.y, -depth]
    let origin = (0..<3).map { column in
      start[0] * turn[0][column] + start[1] * turn[1][column] + start[2] * turn[2][column]
    }
    let rows = [turn[0], turn[1], origin].map { row in
      // Back by the anchor in the plane and in depth; what is nearer than that is seen larger.
      [row[0], row[1], -row[2] * nearness]
    }
    self.init(rows: rows)
    m33 += 1
    self = concatenating(
      ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

extension VisualEffect {
  /// Turns in space about an axis through `anchor`, `anchorZ` points before the plane, and shows it in
  /// perspective.
  ///
  /// A positive turn about y takes the right side away, one about x the upper side. The eye is as far
  /// as the longer side of the view divided by `perspective`; 0 is no perspective. What comes behind
  /// the eye is not drawn. Where layout runs from right to left, turns about y and z are mirrored. An
  /// axis without a direction turns nothing.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
