public import Foundation

/// A run of text to be shaped, broken into lines and drawn: all inputs of its layout.
public struct TextRun: Hashable, Sendable {
  /// The alignment of a paragraph's lines.
  public enum Alignment: String, Hashable, Sendable {
    /// At the leading side.
    case leading
    /// Centered.
    case center
    /// At the trailing side.
    case trailing
  }

  /// The text; line feeds break lines.
  public var string: String
  /// The face and size.
  public var face: FontFace
  /// The line width, in points; nil breaks at line feeds only.
  public var width: CGFloat?
  /// The maximum number of lines; nil for no limit.
  ///
  /// The last line ends in an ellipsis if text remains.
  public var lineLimit: Int?
  /// The alignment of lines within the widest one.
  public var alignment: Alignment
  /// Extra space between characters, in points.
  public var tracking: CGFloat
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// The base direction of paragraphs without directional characters.
  public var isRightToLeft: Bool
  /// The language as a BCP 47 tag, which selects language-specific glyphs.
  public var language: String
  /// The truncation mode.
  public var truncation = Truncation.tail
  /// The styles of consecutive parts of the text, up to its end; empty if all of it has one style.
  public var spans: [Span] = []
  /// The index of the paint to draw: only spans with this index are drawn.
  ///
  /// All of the text is measured.
  public var ink = 0

  /// A run of text in a face.
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

extension TextRun {
  /// Hashes what differs between most runs: the text, its size, its width and its limit.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(face.size)
    hasher.combine(face.weight)
    hasher.combine(width)
    hasher.combine(lineLimit)
    hasher.combine(ink)
  }
}

/// The metrics of a text run, in points, from its top left corner.
public struct TextMetrics: Hashable, Sendable {
  /// The advance of the widest line and the height of all lines.
  public var size: CGSize
  /// The distance from the top to the first line's baseline.
  public var firstBaseline: CGFloat
  /// The distance from the top to the last line's baseline.
  public var lastBaseline: CGFloat
  /// The rectangles of the lines, top to bottom.
  public var lines: [CGRect] = []
  /// The rectangles of attachments, in the order of the text; nil for those that are truncated.
  public var gaps: [CGRect?] = []

  /// The metrics of a run.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
