public import Foundation
public import ScrollworkGeometry

/// A 3D rotation about an axis, with perspective.
struct Rotation3DEffect: VisualEffect {
  var angle: Angle
  /// The direction of the axis, of any length.
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  typealias Axis = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  typealias Anchor = AnimatablePair<UnitPoint.AnimatableData, CGFloat>

  /// The angle, the axis component by component, the anchor and the perspective.
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
      let (direction, rest) = (newValue.second.first, newValue.second.second)
      axis = (direction.first, direction.second.first, direction.second.second)
      anchor.animatableData = rest.first.first
      (anchorZ, perspective) = (rest.first.second, rest.second)
    }
  }

  func _append(to steps: inout _EffectSteps) {
    // Mirroring keeps rotations about x, reverses those about y and z, and mirrors the axis.
    let isMirrored = steps.isRightToLeft
    let direction = isMirrored ? (x: axis.x, y: -axis.y, z: -axis.z) : axis
    guard
      let turn = ProjectionTransform(
        turning: angle.radians, about: direction, through: steps.point(at: anchor), depth: anchorZ,
        eye: perspective, size: steps.size)
    else { return }
    steps.append(.map(turn))
  }
}

extension ProjectionTransform {
  /// A 3D rotation seen in perspective; nil if the axis has no direction.
  ///
  /// A positive angle about y turns the right side away from the eye, one about x the upper side.
  /// The eye is above the anchor, at the length of the view's longer side divided by `eye`; 0 is
  /// infinitely far.
  ///
  /// - Source: measured by others: an independent re-implementation of SwiftUI, with the
  ///   conventions of Core Animation.
  package init?(
    turning angle: CGFloat, about axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    through anchor: CGPoint, depth: CGFloat, eye: CGFloat, size: CGSize
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    // Points are rows; the columns give x, y and z.
    let turn = [
      [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine],
      [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine],
      [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest],
    ]
    let longer = max(size.width, size.height)
    let nearness = longer > 0 ? eye / longer : 0
    // Points of the plane are `depth` in front of the anchor: its rows, rotated.
    let start = [-anchor.x, -anchor.y, -depth]
    let origin = (0..<3).map { column in
      start[0] * turn[0][column] + start[1] * turn[1][column] + start[2] * turn[2][column]
    }
    let rows = [turn[0], turn[1], origin].map { row in
      // Subtracts the anchor in the plane and in depth; nearer points are drawn larger.
      [row[0], row[1], -row[2] * nearness]
    }
    self.init(rows: rows)
    m33 += 1
    self = concatenating(
      ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

extension VisualEffect {
  /// Rotates the view in 3D about an axis through `anchor`, `anchorZ` points in front of the plane,
  /// with perspective.
  ///
  /// A positive angle about y turns the right side away, one about x the upper side. The eye's
  /// distance is the view's longer side divided by `perspective`; 0 is no perspective. Parts behind
  /// the eye are not drawn. In right-to-left layouts, rotations about y and z are mirrored. An axis
  /// without a direction rotates nothing.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
