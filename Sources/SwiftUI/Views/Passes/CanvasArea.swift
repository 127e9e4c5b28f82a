package import Foundation
import ScrollworkEnvironment
package import ScrollworkGeometry
package import ScrollworkLayout

/// The canvas of a scene: its size, its safe area and its scale.
///
/// The only owner of the canvas scale; it is the initial `displayScale` of the environment.
package struct CanvasArea: Hashable {
  /// The size of the canvas, in points.
  package let size: CGSize
  /// The insets of the safe area; leading is left.
  package let insets: EdgeInsets
  /// The number of pixels per point.
  package let scale: CGFloat

  package init(size: CGSize, insets: EdgeInsets, scale: CGFloat) {
    (self.size, self.insets, self.scale) = (size, insets, scale)
  }

  /// The rectangle inside the safe area insets.
  package var safeRect: CGRect { CGRect(origin: .zero, size: size).inset(by: insets) }

  /// The safe area that views may extend out of.
  package var safeArea: SafeArea { SafeArea(CGRect(origin: .zero, size: size), less: insets) }

  /// The extent of a size in pixels.
  func pixels(_ size: CGSize) -> (width: Double, height: Double) {
    (Double(size.width * scale), Double(size.height * scale))
  }
}
