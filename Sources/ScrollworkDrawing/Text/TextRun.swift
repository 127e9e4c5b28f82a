public import Foundation

/// Text to be shaped, broken into lines and drawn: everything its size and outlines depend on.
public struct TextRun: Hashable, Sendable {
  /// Where the lines of a paragraph stand.
  public enum Alignment: String, Hashable, Sendable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// The text; line feeds break lines.
  public var string: String
  /// The face and size.
  public var face: FontFace
  /// The width lines are broken at, in points; nil breaks at line feeds only.
  public var width: CGFloat?
  /// The most lines shown, or nil for no limit.
  ///
  /// The last one ends in an ellipsis when text is left.
  public var lineLimit: Int?
  /// Where the lines of a paragraph stand within the widest one.
  public var alignment: Alignment
  /// Extra distance between characters, in points.
  public var tracking: CGFloat
  /// Extra distance between lines, in points.
  public var lineSpacing: CGFloat
  /// Whether paragraphs without letters of a direction run from right to left.
  public var isRightToLeft: Bool
  /// The language as a BCP 47 tag; decides between glyphs that languages share.
  public var language: String
  /// Where a line that is too long is cut.
  public var truncation = Truncation.tail
  /// The parts of the text that are in styles of their own, one after another up to its end; empty
  /// where all of it is in one.
  public var spans: [Span] = []
  /// Which parts of the text are drawn: those with this number of a paint.
  ///
  /// All of it is measured.
  public var ink = 0

  /// Text in a face.
  public init(
    _ string: String, face: FontFace, width: CGFloat? = nil, lineLimit: Int? = nil,
    alignment: Alignment = .leading, tracking: CGFloat = 0, lineSpacing: CGFloat = 0,
    isRightToLeft: Bool = false, language: String = "en-US"
  ) {
    self.string = string
    self.face = face
    self.width = width
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.tracking = tracking
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}

/// What a text run measures, in points, from its top left corner.
public struct TextMetrics: Hashable, Sendable {
  /// The advance of the widest line and the height of all lines.
  public var size: CGSize
  /// From the top down to the first line's baseline.
  public var firstBaseline: CGFloat
  /// From the top down to the last line's baseline.
  public var lastBaseline: CGFloat
  /// The places of the lines, top to bottom.
  public var lines: [CGRect] = []
  /// The places of what is drawn apart, in the order of the text; nil for what is left out.
  public var gaps: [CGRect?] = []

  /// Measures of a run.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
