public import Foundation

extension TextRun {
  /// Where a line that is too long is cut, and an ellipsis put.
  public enum Truncation: String, Hashable, Sendable {
    /// Its beginning is left out.
    case head
    /// What is in its middle is left out.
    case middle
    /// Its end is left out.
    case tail
  }

  /// A line drawn beneath or through letters.
  public struct Rule: Hashable, Sendable {
    /// How the line is broken.
    public enum Pattern: String, Hashable, Sendable {
      /// Not at all.
      case solid
      /// Into dots.
      case dot
      /// Into dashes.
      case dash
      /// Into a dash and a dot in turn.
      case dashDot
      /// Into a dash and two dots in turn.
      case dashDotDot
    }

    /// How the line is broken.
    public var pattern: Pattern
    /// The number of the paint it is drawn with; see ``TextRun/ink``.
    public var ink: Int

    /// A line in a paint.
    public init(pattern: Pattern, ink: Int) {
      self.pattern = pattern
      self.ink = ink
    }
  }

  /// The room of something in the text that is drawn apart.
  public struct Gap: Hashable, Sendable {
    /// The room, in points.
    public var size: CGSize
    /// How much of the height is beneath the baseline, in points.
    public var descent: CGFloat

    /// Room on a baseline.
    public init(size: CGSize, descent: CGFloat) {
      self.size = size
      self.descent = descent
    }
  }

  /// A part of the text that is in one style.
  public struct Span: Hashable, Sendable {
    /// How long the part is, in bytes of UTF-8.
    public var length: Int
    /// The face and size.
    public var face: FontFace
    /// Extra distance between characters, in points.
    public var tracking: CGFloat = 0
    /// How far the part stands above the baseline, in points.
    public var baselineOffset: CGFloat = 0
    /// The number of the paint the part is drawn with; see ``TextRun/ink``.
    public var ink = 0
    /// A line beneath the part.
    public var underline: Rule?
    /// A line through the part.
    public var strikethrough: Rule?
    /// The part is a single U+FFFC, and this is the room of what it stands for.
    public var gap: Gap?

    /// A part in a face.
    public init(length: Int, face: FontFace) {
      self.length = length
      self.face = face
    }
  }

  /// The run as it is measured: all its paints at once.
  package var whole: TextRun {
    guard ink != 0 else { return self }
    var copy = self
    copy.ink = 0
    return copy
  }

  /// How far letters may reach out of the frame of the text.
  var overhang: CGFloat {
    spans.reduce(face.size / 2) { max($0, $1.face.size / 2 + abs($1.baselineOffset) / 2) }
  }
}

extension CanonicalBytes {
  /// A text of which more is asked than of most.
  mutating func richText(_ run: TextRun) {
    text(run.truncation.rawValue)
    integer(run.ink)
    face(run.face)
    list(run.spans) { bytes, span in
      bytes.integer(span.length)
      bytes.face(span.face)
      bytes.number(span.tracking)
      bytes.number(span.baselineOffset)
      bytes.integer(span.ink)
      for rule in [span.underline, span.strikethrough] {
        bytes.optional(rule) {
          $0.text($1.pattern.rawValue)
          $0.integer($1.ink)
        }
      }
      bytes.optional(span.gap) {
        $0.number($1.size.width)
        $0.number($1.size.height)
        $0.number($1.descent)
      }
    }
  }

  private mutating func face(_ value: FontFace) {
    text(value.design.rawValue)
    optional(value.family) { $0.text($1) }
    integer(value.weight)
    kind(value.isItalic ? 1 : 0)
    number(value.size)
    kind(value.hasEvenDigits ? 1 : 0)
  }
}
