import Foundation
import ScrollworkDrawing
package import ScrollworkStage
package import ScrollworkViews

extension Stage {
  /// Throws for the first problem that makes the scene impossible to draw; plays its script.
  package func requirePicture() throws(StudioError) {
    try requireCanvas()
    try require(problems)
  }

  /// Throws for a canvas without pixels, or with too many.
  package func requireCanvas() throws(StudioError) {
    let width = Double(scene.pictureSize.width * scene.scale)
    let height = Double(scene.pictureSize.height * scene.scale)
    let limit = Double(SceneProblem.largestSide)
    guard width > 0, height > 0, width <= limit, height <= limit else {
      throw .canvas(scene: scene.name, width: width, height: height)
    }
  }

  /// Throws the first of `problems` that makes the scene impossible to draw.
  package func require(_ problems: [SceneProblem]) throws(StudioError) {
    if let grave = problems.first(where: { $0.severity.leavesNoPicture }) {
      throw .scene(scene.name, grave)
    }
  }
}
