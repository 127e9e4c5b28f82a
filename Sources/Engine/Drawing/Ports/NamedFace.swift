/// A face of a font family, as a font file describes it.
public struct NamedFace: Hashable, Sendable {
  /// The name of the family.
  public var family: String
  /// The weight, from 100 to 900.
  public var weight: Int
  /// Whether the face is italic or oblique.
  public var isItalic: Bool

  /// A face of a family.
  public init(family: String, weight: Int, isItalic: Bool) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
  }
}
