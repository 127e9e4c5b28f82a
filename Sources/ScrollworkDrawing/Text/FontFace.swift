public import Foundation

/// A typeface by what it is for; a font set says which file that is.
public struct FontFace: Hashable, Sendable {
  /// The family by its role.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// The system face.
    case `default`
    /// A face with serifs.
    case serif
    /// A face with round ends.
    case rounded
    /// A face whose glyphs share one width.
    case monospaced
  }

  /// The family.
  public var design: Design
  /// A family by its name, which goes before the role where the font set has it.
  public var family: String?
  /// The weight, 100 (ultra light) … 900 (black); 400 is regular.
  public var weight: Int
  /// Whether the letters lean.
  public var isItalic: Bool
  /// The size, in points.
  public var size: CGFloat
  /// Whether all digits have one width.
  public var hasEvenDigits = false

  /// A face at a size.
  public init(design: Design = .default, weight: Int = 400, isItalic: Bool = false, size: CGFloat) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
  }
}
