import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkViews

/// The scale of a scene, where another than its own is wanted.
struct ScaleOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels to a point, 0.1 to 8. (default: the scene's own)", valueName: "n"),
    transform: Accepted.scale.parse)
  var scale: Double?

  /// The scene at that scale.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let scale { scene.scale = CGFloat(scale) }
    return scene
  }
}

/// What all verbs have in common that need fonts.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with font files to use in place of the standard set.", valueName: "dir"))
  var fonts: String?

  /// The backend as the options want it.
  func renderer(images: [URL], reusesLayers: Bool = true) throws(CairoError) -> CairoRenderer {
    let set: FontSet
    if let fonts { set = try .folder(URL(filePath: fonts)) } else { set = try .standard() }
    return try CairoRenderer(fonts: set, images: images, reusesLayers: reusesLayers)
  }
}
