import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry
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

extension EdgeInsets {
  /// What a phone without a home button keeps free, upright: 59 points around the camera, 34 for the
  /// bar at the bottom.
  ///
  /// For a canvas of 393 × 852 points.
  ///
  /// - Source: measured by others, on the iPhones 14 Pro, 15 and 16.
  public static let phone = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
}
