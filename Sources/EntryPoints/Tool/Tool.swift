#if os(Linux)
  import CLoadOrder
#endif
import Scenes
import ScrollworkCommand

/// The `scrollwork` tool, with the scenes of this repository.
@main enum Tool: SceneCatalog {
  static let scenes = allScenes
  static let images = [sceneImages]
  static let shaders = [sceneShaders]
  static let areDemos = true
}
