import ArgumentParser
import Foundation
import ScrollworkEnvironment
import ScrollworkStage

/// The canvas, color scheme and layout direction, where they replace the scene's own.
struct AppearanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The canvas size in points, such as 390x844. (default: the scene's own)", valueName: "size"),
    transform: OptionValues.canvas)
  var canvas: CGSize?

  @Flag(help: "Use the dark color scheme.")
  var dark = false

  @Flag(help: "Lay out right to left.")
  var rtl = false

  /// Whether none of the options is given.
  var isEmpty: Bool { canvas == nil && !dark && !rtl }

  /// The scene with the options applied.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let canvas { scene.fit(canvas) }
    if dark { scene.colorScheme = .dark }
    if rtl { scene.layoutDirection = .rightToLeft }
    return scene
  }
}
