import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

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
