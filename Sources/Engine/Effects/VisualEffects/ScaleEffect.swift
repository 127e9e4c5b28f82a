public import Foundation
public import ScrollworkGeometry

/// A scale about an anchor.
struct ScaleEffect: VisualEffect {
  /// The factor that replaces zero, so that the transform is invertible.
  ///
  /// - Source: chosen. A picture of 1000 points comes out a thousandth of a point wide.
  static let smallestFactor: CGFloat = 1e-6

  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func _append(to steps: inout _EffectSteps) {
    guard let width = EffectLimits.clamp(scale.width, to: EffectLimits.scale),
      let height = EffectLimits.clamp(scale.height, to: EffectLimits.scale)
    else { return }
    let transform = CGAffineTransform(
      scaleX: width == 0 ? Self.smallestFactor : width,
      y: height == 0 ? Self.smallestFactor : height)
    steps.append(.transform(transform.about(steps.point(at: anchor))))
  }
}

extension VisualEffect {
  /// Scales the view by a factor for each axis; negative factors mirror.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view by one factor for both axes.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view by a factor for each axis.
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
