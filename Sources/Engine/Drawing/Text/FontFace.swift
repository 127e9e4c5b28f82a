public import Foundation

/// A typeface by its properties; a font set maps it to a file.
public struct FontFace: Hashable, Sendable {
  /// The design of a typeface.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// The system font.
    case `default`
    /// A serif font.
    case serif
    /// A font with rounded strokes.
    case rounded
    /// A font with glyphs of equal width.
    case monospaced
  }

  /// The design.
  public var design: Design
  /// A family name, which takes precedence over the design if the font set has it.
  public var family: String?
  /// The weight, 100 (ultra light) … 900 (black); 400 is regular.
  public var weight: Int
  /// Whether the face is italic.
  public var isItalic: Bool
  /// The size, in points.
  public var size: CGFloat
  /// Whether all digits have equal width.
  public var usesMonospacedDigits = false
  /// Whether lowercase letters are small capitals.
  public var usesSmallCaps = false
  /// The distance between lines, in points: a text style has one, a font made by size has none.
  public var leading: CGFloat = 0

  /// A face at a size.
  public init(design: Design = .default, weight: Int = 400, isItalic: Bool = false, size: CGFloat) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
  }

  /// The face with its size and leading multiplied.
  package func scaled(by factor: CGFloat) -> FontFace {
    var copy = self
    copy.size *= factor
    copy.leading *= factor
    return copy
  }
}
