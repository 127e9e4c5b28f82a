import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A shadow beneath a view.
package struct ShadowLook: Animatable {
  var color: Color.Resolved
  /// The standard deviation of the blur, in points.
  var radius: CGFloat
  /// In points.
  var offset: CGSize

  /// A shadow; a radius below zero, and lengths that are not finite, count as 0, and those that reach
  /// out of every canvas as far as that.
  init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
    let length = { (length: CGFloat) in
      length.isFinite ? min(max(length, -Self.farthest), Self.farthest) : 0
    }
    self.color = color
    self.radius = min(max(0, length(radius)), Self.softest)
    self.offset = CGSize(width: length(offset.width), height: length(offset.height))
  }

  /// The largest radius, in points, as for blurs.
  private static let softest: CGFloat = 1000
  /// The largest offset, in points.
  ///
  /// - Source: chosen: out of every canvas.
  private static let farthest: CGFloat = 100_000

  var animatableData: AnimatableVector {
    get { AnimatableVector(color.numbers + [radius, offset.width, offset.height]) }
    set {
      color = Color.Resolved { newValue[$0] }
      radius = max(0, newValue[4])
      offset = CGSize(width: newValue[5], height: newValue[6])
    }
  }
}
