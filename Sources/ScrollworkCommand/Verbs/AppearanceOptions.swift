import ArgumentParser
import Foundation
import ScrollworkEnvironment
import ScrollworkStage

/// The canvas and the traits of a scene, where they replace its own.
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

  @Option(
    help: ArgumentHelp(
      "The Dynamic Type size, from xSmall to accessibility5. (default: the scene's own)",
      valueName: "name"),
    transform: OptionValues.typeSize)
  var typeSize: DynamicTypeSize?

  @Option(
    help: ArgumentHelp(
      "The locale of numbers and dates, such as de-DE. (default: the scene's own)",
      valueName: "tag"),
    transform: OptionValues.locale)
  var locale: Locale?

  /// Whether none of the options is given.
  var isEmpty: Bool { canvas == nil && !dark && !rtl && typeSize == nil && locale == nil }

  /// The scene with the options applied.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let canvas { scene.fit(canvas) }
    if dark { scene.colorScheme = .dark }
    if rtl { scene.layoutDirection = .rightToLeft }
    if let typeSize { scene.dynamicTypeSize = typeSize }
    if let locale { scene.locale = locale }
    return scene
  }
}
