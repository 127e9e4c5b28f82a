public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment

extension View {
  /// Sets the default font of text in the view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the font weight of text in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Sets the font design of text in the view.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  /// Applies a bold font weight to text in the view.
  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontWeight) { if isActive { $0 = .bold } }
  }

  /// Applies italics to text in the view.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Applies a monospaced font design to text in the view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontDesign) { if isActive { $0 = .monospaced } }
  }

  /// Underlines text in the view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes through text in the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the vertical offset of text from its baseline, in points; positive values raise it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }

  /// Sets the maximum number of lines of text in the view.
  public func lineLimit(_ number: Int?) -> some View { lines(atLeast: nil, atMost: number) }

  /// Sets the minimum and maximum number of lines of text in the view.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }

  /// Sets the minimum number of lines of text in the view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }

  /// Sets the maximum number of lines of text in the view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atLeast: nil, atMost: limit.upperBound)
  }

  /// Sets the maximum number of lines of text in the view, with their height optionally reserved.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : nil, atMost: limit)
  }

  private func lines(atLeast least: Int?, atMost most: Int?) -> some View {
    transformEnvironment(\.self) {
      $0.reservedLineCount = least
      $0.lineLimit = most
    }
  }

  /// Sets the position at which overlong lines of text in the view are truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the alignment of lines of text in the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the tracking between characters of text in the view, in points.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// Sets the kerning between characters of text in the view, in points.
  ///
  /// - Source: chosen; the same as ``tracking(_:)``, as no ligatures are broken here.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets the extra distance between lines of text in the view, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Uses fixed-width digits for text in the view.
  public func monospacedDigit() -> some View { environment(\.usesMonospacedDigits, true) }

  /// Sets the case transformation of text in the view; nil for none.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Lets text in the view scale down to a fraction of its font size to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the foreground style of the view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundLevels([style])
  }

  /// Sets the primary and secondary levels of the view's foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels([primary, secondary])
  }

  /// Sets the primary, secondary and tertiary levels of the view's foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels([primary, secondary, tertiary])
  }

  private func foregroundLevels(_ levels: [any ShapeStyle]) -> some View {
    transformEnvironment(\.self) { $0.setForeground(levels) }
  }

  /// Sets the foreground color of the view; nil is the default.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) {
      if let color { $0.setForeground([color]) } else { $0.foregroundLevels = nil }
    }
  }
}
