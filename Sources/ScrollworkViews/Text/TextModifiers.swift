public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment

extension View {
  /// Sets the font of text inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text inside, whatever its font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Sets the family of text inside, whatever its font.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  /// Makes text inside bold.
  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontWeight) { if isActive { $0 = .bold } }
  }

  /// Makes text inside lean.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Gives text inside letters that share one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontDesign) { if isActive { $0 = .monospaced } }
  }

  /// Draws a line beneath text inside.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through text inside.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Raises text inside above its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }

  /// Sets the most lines of text inside.
  public func lineLimit(_ number: Int?) -> some View { lines(atLeast: nil, atMost: number) }

  /// Sets the least and the most lines of text inside.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }

  /// Sets the least lines of text inside.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }

  /// Sets the most lines of text inside.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atLeast: nil, atMost: limit.upperBound)
  }

  /// Sets the most lines of text inside, whose room may be taken also by fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : nil, atMost: limit)
  }

  private func lines(atLeast least: Int?, atMost most: Int?) -> some View {
    transformEnvironment(\.self) {
      $0.leastLines = least
      $0.lineLimit = most
    }
  }

  /// Sets where lines of text inside that are too long are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets where the lines of text inside stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets extra distance between the characters of text inside, in points.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// Sets extra distance between the characters of text inside, in points.
  ///
  /// - Source: chosen; the same as ``tracking(_:)``, as no ligatures are broken here.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets extra distance between the lines of text inside, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Gives the digits of text inside one width.
  public func monospacedDigit() -> some View { environment(\.hasEvenDigits, true) }

  /// Shows text inside in capital or small letters; nil is as it is written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Lets text inside become smaller, down to a part of its size, where it does not fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the style of shapes and text inside.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, style)
  }

  /// Sets the first two levels of style of shapes and text inside.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels([primary, secondary])
  }

  /// Sets the first three levels of style of shapes and text inside.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels([primary, secondary, tertiary])
  }

  private func foregroundLevels(_ levels: [any ShapeStyle]) -> some View {
    transformEnvironment(\.self) { $0.setForeground(levels) }
  }

  /// Sets the color of shapes and text inside; nil is the default.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color ?? .primary)
  }
}
