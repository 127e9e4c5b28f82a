import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// Frosted glass: what is behind an area that is filled with it shows through, blurred and in stronger
/// colors, under a translucent gray.
///
/// Lines and text in a material are of the gray alone. SVG, which cannot blur what is behind, holds a
/// picture of what is seen through the area.
///
/// - Source: documented that it blurs; how much, and how much of it shows, is unpublished and chosen
///   to look about as on a phone's screen.
public struct Material: PaintingStyle, BackdropStyle {
  /// How much of what is behind is covered, in the light and in the dark.
  private let cover: (light: Double, dark: Double)

  /// The standard deviation of the blur, in points, and how strong the colors are behind it.
  ///
  /// - Source: chosen.
  private static let blur: CGFloat = 15
  private static let saturation = 1.6

  var filters: [Layer.Filter] {
    [.blur(radius: Self.blur), .colors(.saturation(Self.saturation))]
  }

  private init(_ light: Double, _ dark: Double) { cover = (light, dark) }

  /// Mostly clear.
  public static let ultraThin = Material(0.44, 0.5)
  /// More clear than covered.
  public static let thin = Material(0.6, 0.62)
  /// Somewhat clear.
  public static let regular = Material(0.74, 0.72)
  /// More covered than clear.
  public static let thick = Material(0.85, 0.82)
  /// Mostly covered.
  public static let ultraThick = Material(0.93, 0.9)
  /// As system bars are.
  public static let bar = Material(0.8, 0.78)

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let isDark = environment.colorScheme == .dark
    let gray = isDark ? 0.12 : 0.97
    return .color(
      Color.Resolved(
        red: gray, green: gray, blue: gray, opacity: isDark ? cover.dark : cover.light))
  }
}

extension ShapeStyle where Self == Material {
  /// Frosted glass, mostly clear.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Frosted glass, more clear than covered.
  public static var thinMaterial: Material { .thin }
  /// Frosted glass, somewhat clear.
  public static var regularMaterial: Material { .regular }
  /// Frosted glass, more covered than clear.
  public static var thickMaterial: Material { .thick }
  /// Frosted glass, mostly covered.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Frosted glass as system bars have it.
  public static var bar: Material { .bar }
}
