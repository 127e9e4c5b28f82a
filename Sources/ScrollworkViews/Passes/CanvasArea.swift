package import Foundation
import ScrollworkEnvironment
package import ScrollworkGeometry
package import ScrollworkLayout

/// The canvas of a scene, and the part of it in which views stand.
package struct CanvasArea {
  let size: CGSize
  /// What lies between the edges of the canvas and the safe area; left is leading.
  let insets: EdgeInsets

  package init(size: CGSize, insets: EdgeInsets) {
    self.size = size
    self.insets = insets
  }

  /// Where views stand.
  package var safeRect: CGRect { CGRect(origin: .zero, size: size).inset(by: insets) }

  /// What they may grow into.
  package var safeArea: SafeArea { SafeArea(CGRect(origin: .zero, size: size), less: insets) }
}
