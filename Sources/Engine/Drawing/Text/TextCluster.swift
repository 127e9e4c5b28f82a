public import Foundation

/// A character of a laid out text, with its place.
public struct TextCluster: Hashable, Sendable {
  /// The character.
  public var string: String
  /// The face and size.
  public var face: FontFace
  /// The index of its paint; see ``TextRun/ink``.
  public var ink: Int
  /// The index of its line.
  public var line: Int
  /// The rectangle of its advance, as high as the line, from the top left corner of the text.
  public var frame: CGRect
  /// The distance from the top of the text to its baseline.
  public var baseline: CGFloat
  /// Whether it is written from right to left.
  public var isRightToLeft: Bool

  /// A character at a place.
  public init(
    string: String, face: FontFace, ink: Int, line: Int, frame: CGRect, baseline: CGFloat,
    isRightToLeft: Bool
  ) {
    self.string = string
    self.face = face
    self.ink = ink
    self.line = line
    self.frame = frame
    self.baseline = baseline
    self.isRightToLeft = isRightToLeft
  }
}
