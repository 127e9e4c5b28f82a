import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage

/// The device and the traits of a previewed scene, where they replace its own.
package struct PreviewSettings: Hashable, Sendable, Codable {
  /// The name of a device; nil for the scene's own canvas.
  package var device: String?
  /// Whether the scene is dark.
  package var dark: Bool?
  /// Whether the scene is laid out right to left.
  package var rightToLeft: Bool?
  /// The Dynamic Type size, such as `xLarge`.
  package var typeSize: String?
  /// The language tag of the locale, such as `de-DE`.
  package var locale: String?
  /// Whether a mouse is attached.
  package var mouse: Bool?
  /// Pixels per point.
  package var ratio: Double?

  /// The scene's own device and traits.
  package init() {}

  /// The settings with those of `others` that are given.
  package func changed(by others: PreviewSettings) -> PreviewSettings {
    var all = self
    all.device = others.device ?? device
    all.dark = others.dark ?? dark
    all.rightToLeft = others.rightToLeft ?? rightToLeft
    all.typeSize = others.typeSize ?? typeSize
    all.locale = others.locale ?? locale
    all.mouse = others.mouse ?? mouse
    all.ratio = others.ratio ?? ratio
    return all
  }

  /// The scene with the settings; unknown names leave the scene's own values.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let device = device.flatMap(Device.init(named:)) { scene.show(on: device) }
    if let dark { scene.colorScheme = dark ? .dark : .light }
    if let rightToLeft { scene.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
    if let size = typeSize.flatMap(DynamicTypeSize.init(name:)) { scene.dynamicTypeSize = size }
    if let locale { scene.locale = Locale(identifier: locale) }
    if let mouse { scene.hasMouse = mouse }
    if let ratio { scene.scale = min(max(ratio, Self.ratios.lowerBound), Self.ratios.upperBound) }
    return scene
  }

  /// The pixels per point that a page may ask for.
  ///
  /// - Source: chosen; displays have 1 to 3.
  private static let ratios = 0.5...4.0

  /// The settings of a scene in full.
  init(of scene: Scene, device: String?) {
    self.device = device
    dark = scene.colorScheme == .dark
    rightToLeft = scene.layoutDirection == .rightToLeft
    typeSize = "\(scene.dynamicTypeSize)"
    locale = scene.locale.identifier
    mouse = scene.hasMouse
    ratio = scene.scale
  }

  /// The statements of a script that set up a scene alike.
  var setup: SceneScript.Setup {
    var setup = SceneScript.Setup()
    if let device = device.flatMap(Device.init(named:)) {
      (setup.canvas, setup.safeArea) = (device.screen, device.safeArea)
      (setup.horizontalSizeClass, setup.verticalSizeClass) = (
        device.horizontalSizeClass, device.verticalSizeClass
      )
    }
    if let dark { setup.colorScheme = dark ? .dark : .light }
    if let rightToLeft { setup.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
    setup.dynamicTypeSize = typeSize.flatMap(DynamicTypeSize.init(name:))
    setup.locale = locale.map { Locale(identifier: $0) }
    if mouse == true { setup.hasMouse = true }
    return setup
  }
}
