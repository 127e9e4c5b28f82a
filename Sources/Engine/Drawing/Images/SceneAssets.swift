package import Foundation

/// The assets of the scene whose code is running, for UIKit's names, which have no environment.
package struct SceneAssets: Sendable {
  /// The images.
  package let images: any ImageProviding
  /// The names of the colors.
  package let colorNames: Set<String>
  /// The device.
  package let traits: ImageTraits
  /// The functions of shaders.
  package let shaders: any ShaderRunning
  /// Reports a use of a shader that cannot be.
  package let reportShader: @Sendable (ShaderFault) -> Void
  /// The size of a system symbol beside text of a size and a weight, in points.
  package let symbolSize: @Sendable (_ name: String, _ size: CGFloat, _ weight: Int) -> CGSize?

  package init(
    images: any ImageProviding, colorNames: Set<String>, traits: ImageTraits,
    shaders: any ShaderRunning = NoShaders(),
    reportShader: @escaping @Sendable (ShaderFault) -> Void = { _ in },
    symbolSize: @escaping @Sendable (String, CGFloat, Int) -> CGSize? = { _, _, _ in nil }
  ) {
    self.symbolSize = symbolSize
    self.images = images
    self.shaders = shaders
    self.reportShader = reportShader
    self.colorNames = colorNames
    self.traits = traits
  }

  /// The assets of the current task, so that stages do not share them; nil outside of scenes.
  @TaskLocal package static var current: SceneAssets?

  /// Calls `body` with the assets of a scene.
  package static func with<Result>(_ assets: SceneAssets, _ body: () -> Result) -> Result {
    $current.withValue(assets, operation: body)
  }
}
