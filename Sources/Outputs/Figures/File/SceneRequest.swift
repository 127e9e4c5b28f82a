public import Foundation
public import ScrollworkEnvironment
import ScrollworkScript

/// The scene that a figure asks for, and what replaces its own settings.
public struct SceneRequest: Hashable, Sendable {
  /// The name of a scene, or the path of a Swift file, of a folder of them or of a project.
  public var scene: String
  /// The path of a script that replaces the scene's own; nil for its own.
  public var script: String?
  /// The view of a Swift file; nil for the previewed or only one.
  public var view: String?
  /// The canvas size, in points; nil for the scene's own.
  public var canvas: CGSize?
  /// The name of a device whose screen is the canvas; nil for the scene's own canvas.
  public var device: String?
  /// Whether the layout is right to left; nil for the scene's own direction.
  public var isRightToLeft: Bool?
  /// Whether the color scheme is dark; nil for that of the page.
  public var isDark: Bool?
  /// The Dynamic Type size; nil for the scene's own.
  public var typeSize: DynamicTypeSize?
  /// The locale; nil for the scene's own.
  public var locale: Locale?

  /// A request for a scene as it is.
  public init(_ scene: String) { self.scene = scene }

  /// The request of a figure, or of its comparison; missing keys are those of `base`.
  init(_ fields: inout FigureFields, over base: SceneRequest? = nil) throws(FigureError) {
    if let base {
      self = base
      scene = try fields.string("scene") ?? base.scene
    } else {
      scene = try fields.required("scene", example: "gallery")
    }
    script = try fields.string("script") ?? script
    view = try fields.string("view") ?? view
    canvas = try fields.size("canvas") ?? canvas
    device = try fields.device("device") ?? device
    try readTraits(&fields)
  }

  /// Reads the traits that a variant may change.
  mutating func readTraits(_ fields: inout FigureFields) throws(FigureError) {
    isRightToLeft = try fields.flag("rtl") ?? isRightToLeft
    typeSize = try fields.typeSize("type-size") ?? typeSize
    locale = try fields.locale("locale") ?? locale
    isDark = try fields.flag("dark") ?? isDark
  }
}
