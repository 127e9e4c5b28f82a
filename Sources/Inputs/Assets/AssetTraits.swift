/// What an asset is shown on.
package struct AssetTraits: Hashable, Sendable {
  /// The number of pixels per point.
  package var scale: Double
  /// Whether the color scheme is dark.
  package var isDark: Bool
  /// Whether the layout direction is right to left.
  package var isRightToLeft: Bool
  /// Whether the device is a tablet.
  package var isPad: Bool
  /// The language, as in `en` or `pt-BR`.
  package var language: String

  package init(
    scale: Double = 3, isDark: Bool = false, isRightToLeft: Bool = false, isPad: Bool = false,
    language: String = "en"
  ) {
    self.scale = scale
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.isPad = isPad
    self.language = language
  }
}
