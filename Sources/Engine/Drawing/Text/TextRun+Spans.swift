public import Foundation

extension TextRun {
  /// The truncation mode: where an ellipsis replaces text of a line that is too long.
  public enum Truncation: String, Hashable, Sendable {
    /// Truncates at the beginning.
    case head
    /// Truncates in the middle.
    case middle
    /// Truncates at the end.
    case tail
  }

  /// An underline or strikethrough line.
  public struct Rule: Hashable, Sendable {
    /// The dash pattern of the line.
    public enum Pattern: String, Hashable, Sendable {
      /// A continuous line.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Alternating dashes and dots.
      case dashDot
      /// A dash and two dots, alternating.
      case dashDotDot
    }

    /// The dash pattern of the line.
    public var pattern: Pattern
    /// The index of the line's paint; see ``TextRun/ink``.
    public var ink: Int

    /// A line with a paint.
    public init(pattern: Pattern, ink: Int) {
      self.pattern = pattern
      self.ink = ink
    }
  }

  /// Space in the text for an inline attachment that is drawn separately.
  public struct Gap: Hashable, Sendable {
    /// The size, in points.
    public var size: CGSize
    /// The depth below the baseline, in points.
    public var descent: CGFloat

    /// Space on the baseline.
    public init(size: CGSize, descent: CGFloat) {
      self.size = size
      self.descent = descent
    }
  }

  /// A part of the text in one style.
  public struct Span: Hashable, Sendable {
    /// The length, in UTF-8 bytes.
    public var length: Int
    /// The face and size.
    public var face: FontFace
    /// Extra space between characters, in points.
    public var tracking: CGFloat = 0
    /// The offset above the baseline, in points.
    public var baselineOffset: CGFloat = 0
    /// The index of the span's paint; see ``TextRun/ink``.
    public var ink = 0
    /// The underline.
    public var underline: Rule?
    /// The strikethrough line.
    public var strikethrough: Rule?
    /// The size of an attachment; the span is then a single U+FFFC.
    public var gap: Gap?

    /// A span in a face.
    public init(length: Int, face: FontFace) {
      self.length = length
      self.face = face
    }
  }

  /// The run as it is measured, with all its paints.
  package var whole: TextRun {
    guard ink != 0 else { return self }
    var copy = self
    copy.ink = 0
    return copy
  }

  /// The distance that glyphs may extend beyond the frame.
  var overhang: CGFloat {
    spans.reduce(face.size / 2) { max($0, $1.face.size / 2 + abs($1.baselineOffset) / 2) }
  }
}

extension CanonicalBytes {
  /// Encodes a run with very rarely used properties.
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
    kind(
      (value.usesMonospacedDigits ? 1 : 0) + (value.usesSmallCaps ? 2 : 0)
        + (value.leading != 0 ? 4 : 0))
    if value.leading != 0 { number(value.leading) }
  }
}
