public import Foundation
public import ScrollworkDrawing

extension Text {
  /// How a line beneath or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    public struct Pattern: Hashable, Sendable {
      let rule: TextRun.Rule.Pattern

      /// Not at all.
      public static let solid = Pattern(rule: .solid)
      /// Into dots.
      public static let dot = Pattern(rule: .dot)
      /// Into dashes.
      public static let dash = Pattern(rule: .dash)
      /// Into a dash and a dot in turn.
      public static let dashDot = Pattern(rule: .dashDot)
      /// Into a dash and two dots in turn.
      public static let dashDotDot = Pattern(rule: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// A line; without a color it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single line.
    public static let single = LineStyle()
  }

  /// The text, in a look where its parts say nothing.
  private func looking(_ change: (inout TextLook) -> Void) -> Text {
    var look = TextLook()
    change(&look)
    return Text(
      parts: parts.map { TextPart($0.content, look: $0.look.within(look)) })
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { looking { $0.font = font } }

  /// The text in a weight, whatever its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = weight } }

  /// The text in a family, whatever its font.
  public func fontDesign(_ design: Font.Design?) -> Text { looking { $0.design = design } }

  /// The text in bold.
  public func bold() -> Text { bold(true) }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { looking { $0.isBold = isActive } }

  /// The text in leaning letters.
  public func italic() -> Text { italic(true) }

  /// The text in leaning letters, or not.
  public func italic(_ isActive: Bool) -> Text { looking { $0.isItalic = isActive } }

  /// The text in letters that share one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    looking { $0.design = isActive ? .monospaced : nil }
  }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { looking { $0.hasEvenDigits = true } }

  /// The text with a line beneath.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// The text with a line beneath, broken in some way.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    looking {
      $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// The text with a line through it, broken in some way.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    looking {
      $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// The text with extra distance between its characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { looking { $0.tracking = kerning } }

  /// The text with extra distance between its characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { looking { $0.tracking = tracking } }

  /// The text that much above its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    looking { $0.baselineOffset = baselineOffset }
  }

  /// The text in a color; nil is that of the views around.
  public func foregroundColor(_ color: Color?) -> Text { looking { $0.foreground = color } }

  /// The text in a style; a gradient goes over all of the view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    looking { $0.foreground = style }
  }
}
