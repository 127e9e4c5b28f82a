import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkStage
import ScrollworkSystem

/// The scale option, which replaces the scene's own scale.
struct ScaleOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point, 0.1 to 8. (default: the scene's own)", valueName: "n"),
    transform: OptionValues.scale.parse)
  var scale: Double?

  /// The scene with the scale applied.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let scale { scene.scale = CGFloat(scale) }
    return scene
  }
}

/// The options of all verbs that need fonts.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of font files that replaces the standard fonts.", valueName: "dir"))
  var fonts: String?

  @Flag(
    name: .customLong("strict"),
    help: """
      Missing and unreadable images, colors and symbols are errors, and so is all code of a project \
      that does not compile.
      """)
  var isStrict = false

  /// The renderer configured by the options, with the font files of an app and its shader functions.
  func renderer(
    images: [URL], appFonts: [URL] = [], shaders: any ShaderRunning = NoShaders(),
    reusesLayers: Bool = true, makesCompactFiles: Bool = false
  ) throws(CairoError) -> CairoRenderer {
    SystemFonts.leaveOut()
    let set: FontSet
    if let fonts { set = try .folder(URL(filePath: fonts)) } else { set = try .standard() }
    return try CairoRenderer(
      fonts: set.adding(appFonts).caching(in: UserCache.folder),
      images: images, reusesLayers: reusesLayers, makesCompactFiles: makesCompactFiles,
      shaders: shaders)
  }
}
