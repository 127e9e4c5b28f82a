public import Foundation
public import ScrollworkDrawing

extension Text {
  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let rule: TextRun.Rule.Pattern

      /// A solid line.
      public static let solid = Pattern(rule: .solid)
      /// A line of dots.
      public static let dot = Pattern(rule: .dot)
      /// A line of dashes.
      public static let dash = Pattern(rule: .dash)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(rule: .dashDot)
      /// A line of dashes, each followed by two dots.
      public static let dashDotDot = Pattern(rule: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style; a nil color is that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line.
    public static let single = LineStyle()
  }

  /// The text with a change applied where its parts have no style of their own.
  private func styled(_ change: (inout TextAttributes) -> Void) -> Text {
    var look = TextAttributes()
    change(&look)
    return Text(
      parts: parts.map { TextPart($0.content, look: $0.look.within(look)) })
  }

  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  /// Sets the font design of the text.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }

  /// Applies a bold font weight to the text.
  public func bold() -> Text { bold(true) }

  /// Applies a bold font weight to the text, or removes it.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }

  /// Applies italics to the text.
  public func italic() -> Text { italic(true) }

  /// Applies italics to the text, or removes them.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  /// Applies a monospaced font design to the text.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.design = isActive ? .monospaced : nil }
  }

  /// Uses fixed-width digits in the text.
  public func monospacedDigit() -> Text { styled { $0.usesMonospacedDigits = true } }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Underlines the text with a line pattern.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled {
      $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Strikes through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Strikes through the text with a line pattern.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled {
      $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Sets the kerning between characters of the text, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }

  /// Sets the tracking between characters of the text, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

  /// Sets the vertical offset from the baseline, in points; positive values raise the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = baselineOffset }
  }

  /// Sets the color of the text; nil is the inherited foreground style.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color } }

  /// Sets the style of the text; a gradient spans the whole view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = style }
  }
}
