import ArgumentParser
import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage

/// The canvas and the traits of a scene, where they replace its own.
struct AppearanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The canvas size in points, such as 390x844. (default: the scene's own)", valueName: "size"),
    transform: OptionValues.canvas)
  var canvas: CGSize?

  @Option(
    help: ArgumentHelp(
      """
      A device whose screen is the canvas, such as phone, ipad-mini or phone-landscape; none for a \
      bare canvas. (default: phone for Swift files, the scene's own for others)
      """, valueName: "name"),
    transform: OptionValues.device)
  var device: DeviceChoice?

  @Flag(help: "Draw the status bar and the home indicator where the safe area has room.")
  var statusBar = false

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
  var isEmpty: Bool {
    canvas == nil && device == nil && !statusBar && !dark && !rtl && typeSize == nil
      && locale == nil
  }

  /// The scene with the options applied.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    switch device {
    case .device(let device): scene.show(on: device)
    case .bare: scene.safeArea = EdgeInsets()
    case nil: break
    }
    if let canvas { scene.fit(canvas) }
    if statusBar { scene.showsStatusBar = true }
    if dark { scene.colorScheme = .dark }
    if rtl { scene.layoutDirection = .rightToLeft }
    if let typeSize { scene.dynamicTypeSize = typeSize }
    if let locale { scene.locale = locale }
    return scene
  }
}

/// The device of a scene.
enum DeviceChoice: Hashable, Sendable {
  case device(Device)
  /// A canvas without a safe area.
  case bare
}

extension OptionValues {
  /// Parses the name of a device.
  static func device(_ text: String) throws -> DeviceChoice {
    if text == "none" { return .bare }
    if let device = Device(named: text) { return .device(device) }
    let known = ["none"] + Device.names
    let nearest = NearestWord.nearest(to: text, among: known).map { ", did you mean \($0)?" } ?? ""
    throw ValidationError(
      "expected \(known.joined(separator: ", ")), or one of them with -landscape\(nearest)")
  }
}
