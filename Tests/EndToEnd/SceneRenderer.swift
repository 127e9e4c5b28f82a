import Foundation
import Scenes
import ScrollworkCairo
import ScrollworkLoose
import ScrollworkShaders

extension CairoRenderer {
  /// A renderer with the images and the shaders of the scenes of this repository.
  static func ofScenes(reusesLayers: Bool = true) async throws -> CairoRenderer {
    try CairoRenderer(
      fonts: .standard(), images: [sceneImages], reusesLayers: reusesLayers,
      shaders: ShaderFunctions(await LooseShaders.libraries(of: [sceneShaders.path])))
  }
}
