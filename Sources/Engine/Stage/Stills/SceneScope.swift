import Foundation
import ScrollworkDrawing
import ScrollworkViews

/// The ports of the stage whose code is running.
struct StagePorts: Sendable {
  let text: any TextMeasuring
  let images: any ImageProviding

  @TaskLocal static var current: StagePorts?
}

/// The scope of a scene's code: the ports, the assets, the screen and the texts that it finds without
/// naming a scene.
@MainActor struct SceneScope {
  /// The scene, on the canvas that the code finds.
  private(set) var scene: Scene
  private let ports: StagePorts
  private let assets: SceneAssets
  /// The uses of shaders that cannot be, as far as the code has met them.
  let shaderFaults = ShaderFaults()

  init(_ scene: Scene, _ ports: StagePorts) {
    (self.scene, self.ports) = (scene, ports)
    assets = scene.assets(ports.images, noting: shaderFaults)
  }

  /// The scope on another canvas; the device stays.
  func resized(_ canvas: CGSize) -> SceneScope {
    var scope = self
    scope.scene = scene.resized(canvas)
    return scope
  }

  /// Runs `body` as code of the scene.
  func run<Result>(_ body: () -> Result) -> Result {
    StagePorts.$current.withValue(ports) {
      scene.onScreen { SceneAssets.with(assets, body) }
    }
  }
}
