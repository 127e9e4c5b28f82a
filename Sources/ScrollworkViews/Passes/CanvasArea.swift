import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// The canvas of a scene, and the part of it in which views stand.
struct CanvasArea {
  let size: CGSize
  /// What lies between the edges of the canvas and the safe area; left is leading.
  let insets: EdgeInsets

  /// Where views stand.
  var safeRect: CGRect { CGRect(origin: .zero, size: size).inset(by: insets) }

  /// What they may grow into.
  var safeArea: SafeArea { SafeArea(CGRect(origin: .zero, size: size), less: insets) }
}

extension Scene {
  /// The canvas, and the part of it in which views stand.
  var area: CanvasArea {
    CanvasArea(size: canvas, insets: safeArea.mirrored(layoutDirection == .rightToLeft))
  }

  /// What is around the root view.
  var surroundings: Surroundings {
    var surroundings = Surroundings()
    surroundings.safeArea = area.safeArea
    surroundings.isRightToLeft = layoutDirection == .rightToLeft
    return surroundings
  }
}
