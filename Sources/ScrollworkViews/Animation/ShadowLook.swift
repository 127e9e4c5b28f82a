import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A shadow beneath a view.
struct ShadowLook: Animatable {
  var color: Color.Resolved
  /// The standard deviation of the blur, in points.
  var radius: CGFloat
  /// In points.
  var offset: CGSize

  var animatableData: AnimatableVector {
    get { AnimatableVector(color.numbers + [radius, offset.width, offset.height]) }
    set {
      color = Color.Resolved { newValue[$0] }
      radius = max(0, newValue[4])
      offset = CGSize(width: newValue[5], height: newValue[6])
    }
  }
}
