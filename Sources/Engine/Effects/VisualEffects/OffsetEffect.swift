public import Foundation
import ScrollworkGeometry

/// A translation.
struct OffsetEffect: VisualEffect {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func _append(to steps: inout _EffectSteps) {
    guard let x = EffectLimits.clamp(offset.width, to: EffectLimits.distance),
      let y = EffectLimits.clamp(offset.height, to: EffectLimits.distance)
    else { return }
    steps.append(.transform(CGAffineTransform(translationX: x, y: y)))
  }
}

extension VisualEffect {
  /// Offsets the view by a horizontal and a vertical distance, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    then(OffsetEffect(offset: offset))
  }

  /// Offsets the view by a horizontal and a vertical distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
}
