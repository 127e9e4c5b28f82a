import Scenes
import ScrollworkCommand

/// `scrollwork`, over the scenes of this repository.
@main enum Tool: SceneCatalog {
  static let scenes = allScenes
  static let images = [sceneImages]
}
