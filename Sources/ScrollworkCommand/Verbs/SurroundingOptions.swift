import ArgumentParser
import Foundation
import ScrollworkEnvironment
import ScrollworkViews

/// What is around the views, where it is another than the scene's own.
struct SurroundingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The canvas in points, such as 390x844. (default: the scene's own)", valueName: "size"),
    transform: Accepted.canvas)
  var canvas: CGSize?

  @Flag(help: "In the dark.")
  var dark = false

  @Flag(help: "Read from the right to the left.")
  var rtl = false

  /// The scene in those surroundings.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let canvas { scene.fit(canvas) }
    if dark { scene.colorScheme = .dark }
    if rtl { scene.layoutDirection = .rightToLeft }
    return scene
  }
}
