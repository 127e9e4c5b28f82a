import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// A background material: the backdrop of the filled area, blurred and saturated, under a
/// translucent gray.
///
/// Strokes and text filled with a material show only the gray. SVG output, which cannot blur a
/// backdrop, embeds a bitmap of the blurred area.
///
/// - Source: documented that it blurs; how much, and how much of it shows, is unpublished and
///   chosen to look about as on a phone's screen.
public struct Material: PaintingStyle, BackdropStyle {
  /// The opacity of the gray, in the light and the dark color scheme.
  private let grayOpacity: (light: Double, dark: Double)
  /// The name in code.
  private let material: String

  /// The standard deviation of the backdrop blur, in points, and the saturation of the backdrop.
  ///
  /// - Source: chosen.
  private static let blur: CGFloat = 15
  private static let saturation = 1.6

  var filters: [Layer.Filter] {
    [.blur(radius: Self.blur), .colors(.saturation(Self.saturation))]
  }

  private init(_ material: String, _ light: Double, _ dark: Double) {
    (self.material, grayOpacity) = (material, (light, dark))
  }

  /// A mostly translucent material.
  public static let ultraThin = Material("ultraThin", 0.44, 0.5)
  /// A material more translucent than opaque.
  public static let thin = Material("thin", 0.6, 0.62)
  /// A somewhat translucent material.
  public static let regular = Material("regular", 0.74, 0.72)
  /// A material more opaque than translucent.
  public static let thick = Material("thick", 0.85, 0.82)
  /// A mostly opaque material.
  public static let ultraThick = Material("ultraThick", 0.93, 0.9)
  /// The material of system toolbars.
  public static let bar = Material("bar", 0.8, 0.78)

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let isDark = environment.colorScheme == .dark
    let gray = isDark ? 0.12 : 0.97
    return .color(
      Color.Resolved(
        red: gray, green: gray, blue: gray, opacity: isDark ? grayOpacity.dark : grayOpacity.light))
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system toolbars.
  public static var bar: Material { .bar }
}
