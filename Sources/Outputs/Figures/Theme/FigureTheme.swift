public import Foundation

/// The look of figures: colors for both color schemes, type and measures.
///
/// All kinds of figure draw with one theme, so that the figures of a page belong together.
public struct FigureTheme: Hashable, Sendable {
  /// The colors in the light color scheme.
  public var light = FigurePalette.light
  /// The colors in the dark color scheme.
  public var dark = FigurePalette.dark
  /// The font family; nil for the system font of scenes.
  public var family: String?
  /// The size of titles, in points; other text has sizes in proportion.
  public var titleSize: CGFloat = 20
  /// The size of labels, in points.
  public var labelSize: CGFloat = 13
  /// The size of notes, ticks and captions, in points.
  public var noteSize: CGFloat = 11
  /// The unit of the grid: distances are multiples of it, in points.
  public var grid: CGFloat = 8
  /// The distance of the content from the edges of the page, in points.
  public var margin: CGFloat = 24
  /// The width of hairlines, in points.
  public var hairline: CGFloat = 1
  /// The width of lines that carry data, in points.
  public var line: CGFloat = 2
  /// The corner radius of stills, in points.
  public var corner: CGFloat = 12

  /// The standard theme.
  ///
  /// - Source: chosen: quiet grays and four hues. By the simulations of Machado, Oliveira and
  ///   Fernandes (2009), the hues stay apart for people with each kind of color blindness; tests
  ///   check that, and contrasts by WCAG 2.2.
  public init() {}

  /// The standard theme.
  public static let standard = FigureTheme()

  /// The colors of a color scheme.
  public func palette(dark isDark: Bool) -> FigurePalette { isDark ? dark : light }
}
