import Foundation
public import ScrollworkGeometry

/// A rotation in the plane about an anchor.
struct RotationEffect: VisualEffect {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func _append(to steps: inout _EffectSteps) {
    let radians = steps.isRightToLeft ? -angle.radians : angle.radians
    steps.append(
      .transform(CGAffineTransform(rotationAngle: radians).about(steps.point(at: anchor))))
  }
}

extension VisualEffect {
  /// Rotates the view clockwise; counterclockwise in right-to-left layouts.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(RotationEffect(angle: angle, anchor: anchor))
  }
}
