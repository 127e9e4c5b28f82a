import Foundation
import Scenes
import ScrollworkCairo
import ScrollworkShaders
import TestSupport

extension CairoRenderer {
  /// A renderer with the images and the shaders of the scenes of this repository.
  static func ofScenes(reusesLayers: Bool = true) async throws -> CairoRenderer {
    let compiler = try ShaderCompiler(cache: TestHome.cache.appending(path: "scrollwork/Shaders"))
    let outcomes = try await compiler.libraries(of: MetalSource(path: sceneShaders.path))
    return try CairoRenderer(
      fonts: .standard(), images: [sceneImages], reusesLayers: reusesLayers,
      shaders: ShaderFunctions(outcomes.compactMap { try $0.library.get() }))
  }
}
