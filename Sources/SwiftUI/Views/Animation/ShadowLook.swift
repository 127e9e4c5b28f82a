package import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry

/// The shadow of a view.
package struct ShadowLook: Animatable {
  package var color: Color.Resolved
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// The offset, in points.
  package var offset: CGSize

  /// A shadow with sanitized lengths: a negative radius and lengths that are not finite count as 0,
  /// and all lengths are limited.
  init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
    let length = { (length: CGFloat) in
      length.isFinite ? min(max(length, -Self.maximumOffset), Self.maximumOffset) : 0
    }
    self.color = color
    self.radius = min(max(0, length(radius)), Self.maximumRadius)
    self.offset = CGSize(width: length(offset.width), height: length(offset.height))
  }

  /// The largest radius, in points, as for blurs.
  private static let maximumRadius: CGFloat = 1000
  /// The largest offset, in points.
  ///
  /// - Source: chosen: out of every canvas.
  private static let maximumOffset: CGFloat = 100_000

  var animatableData: AnimatableVector {
    get { AnimatableVector(color.numbers + [radius, offset.width, offset.height]) }
    set {
      color = Color.Resolved { newValue[$0] }
      radius = max(0, newValue[4])
      offset = CGSize(width: newValue[5], height: newValue[6])
    }
  }
}
