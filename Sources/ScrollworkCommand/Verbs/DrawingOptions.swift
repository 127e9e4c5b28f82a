import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkViews

/// What all verbs that draw have in common.
struct DrawingOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels to a point, 0.1 to 8; the scene's own.", valueName: "n"),
    transform: Accepted.scale.parse)
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "A folder with font files to use in place of the standard set.", valueName: "dir"))
  var fonts: String?

  @Flag(
    name: .customLong("no-reuse"),
    help: "Draw everything anew for every still; slower, and the same bytes.")
  var drawsAnew = false

  /// The scene as the options want it.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let scale { scene.scale = CGFloat(scale) }
    return scene
  }

  /// The backend as the options want it.
  func renderer(images: [URL]) throws(CairoError) -> CairoRenderer {
    let set: FontSet
    if let fonts { set = try .folder(URL(filePath: fonts)) } else { set = try .standard() }
    return try CairoRenderer(fonts: set, images: images, reusesLayers: !drawsAnew)
  }
}
