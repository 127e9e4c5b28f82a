public import Foundation

/// What an image is shown on, which decides among the files of one name.
public struct ImageTraits: Hashable, Sendable {
  /// The kind of device.
  public enum Idiom: Hashable, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// The number of pixels per point.
  public var scale: CGFloat
  /// Whether the color scheme is dark.
  public var isDark: Bool
  /// Whether the layout direction is right to left.
  public var isRightToLeft: Bool
  /// The kind of device.
  public var idiom: Idiom
  /// The language, as in `en` or `pt-BR`.
  public var language: String

  /// The traits of a place where an image is shown.
  public init(
    scale: CGFloat = 3, isDark: Bool = false, isRightToLeft: Bool = false, idiom: Idiom = .phone,
    language: String = "en"
  ) {
    self.scale = scale
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.idiom = idiom
    self.language = language
  }
}
