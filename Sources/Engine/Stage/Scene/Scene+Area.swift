import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

extension Scene {
  /// The canvas, with its safe area and scale.
  var area: CanvasArea {
    CanvasArea(
      size: canvas, insets: safeArea.mirrored(layoutDirection == .rightToLeft), scale: scale)
  }

  /// The surroundings of the root view.
  var surroundings: Surroundings {
    var surroundings = Surroundings()
    surroundings.safeArea = area.safeArea
    surroundings.isRightToLeft = layoutDirection == .rightToLeft
    return surroundings
  }
}
