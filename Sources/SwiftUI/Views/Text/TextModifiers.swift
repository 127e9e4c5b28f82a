public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment

extension View {
  /// Sets the default font of text in the view.
  public func font(
    _ font: Font?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { environment(\.font, font, fileID: fileID, line: line) }

  /// Sets the font weight of text in the view.
  public func fontWeight(
    _ weight: Font.Weight?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { environment(\.fontWeight, weight, fileID: fileID, line: line) }

  /// Sets the font design of text in the view.
  public func fontDesign(
    _ design: Font.Design?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { environment(\.fontDesign, design, fileID: fileID, line: line) }

  /// Applies a bold font weight to text in the view.
  public func bold(
    _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transformEnvironment(\.fontWeight) { if isActive { $0 = .bold } }
      .noted("bold", [("", isActive)], fileID, line)
  }

  /// Applies italics to text in the view.
  public func italic(
    _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { environment(\.isItalic, isActive, fileID: fileID, line: line) }

  /// Applies a monospaced font design to text in the view.
  public func monospaced(
    _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transformEnvironment(\.fontDesign) { if isActive { $0 = .monospaced } }
      .noted("monospaced", [("", isActive)], fileID, line)
  }

  /// Underlines text in the view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(
      \.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes through text in the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(
      \.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the vertical offset of text from its baseline, in points; positive values raise it.
  public func baselineOffset(
    _ baselineOffset: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.baselineOffset, baselineOffset, fileID: fileID, line: line)
  }

  /// Sets the maximum number of lines of text in the view.
  public func lineLimit(
    _ number: Int?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { lines(atLeast: nil, atMost: number, fileID, line) }

  /// Sets the minimum and maximum number of lines of text in the view.
  public func lineLimit(
    _ limit: ClosedRange<Int>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound, fileID, line)
  }

  /// Sets the minimum number of lines of text in the view.
  public func lineLimit(
    _ limit: PartialRangeFrom<Int>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil, fileID, line)
  }

  /// Sets the maximum number of lines of text in the view.
  public func lineLimit(
    _ limit: PartialRangeThrough<Int>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    lines(atLeast: nil, atMost: limit.upperBound, fileID, line)
  }

  /// Sets the maximum number of lines of text in the view, with their height optionally reserved.
  public func lineLimit(
    _ limit: Int, reservesSpace: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    lines(atLeast: reservesSpace ? limit : nil, atMost: limit, fileID, line)
  }

  private func lines(
    atLeast least: Int?, atMost most: Int?, _ fileID: StaticString, _ line: UInt
  ) -> some View {
    transformEnvironment(\.self) {
      $0.reservedLineCount = least
      $0.lineLimit = most
    }
    .noted(
      "lineLimit", [("", most.map(\.description) ?? "none"), ("least", least as Any)], fileID, line)
  }

  /// Sets the position at which overlong lines of text in the view are truncated.
  public func truncationMode(
    _ mode: Text.TruncationMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.truncationMode, mode, fileID: fileID, line: line)
  }

  /// Sets the alignment of lines of text in the view.
  public func multilineTextAlignment(
    _ alignment: TextAlignment, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.multilineTextAlignment, alignment, fileID: fileID, line: line)
  }

  /// Sets the tracking between characters of text in the view, in points.
  public func tracking(
    _ tracking: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { environment(\.tracking, tracking, fileID: fileID, line: line) }

  /// Sets the kerning between characters of text in the view, in points.
  ///
  /// - Source: chosen; the same as ``tracking(_:)``, as no ligatures are broken here.
  public func kerning(
    _ kerning: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { tracking(kerning, fileID: fileID, line: line) }

  /// Sets the extra distance between lines of text in the view, in points.
  public func lineSpacing(
    _ lineSpacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.lineSpacing, lineSpacing, fileID: fileID, line: line)
  }

  /// Uses fixed-width digits for text in the view.
  public func monospacedDigit(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { environment(\.usesMonospacedDigits, true, fileID: fileID, line: line) }

  /// Sets the case transformation of text in the view; nil for none.
  public func textCase(
    _ textCase: Text.Case?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { environment(\.textCase, textCase, fileID: fileID, line: line) }

  /// Lets text in the view scale down to a fraction of its font size to fit.
  public func minimumScaleFactor(
    _ factor: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.minimumScaleFactor, factor, fileID: fileID, line: line)
  }

  /// Sets the foreground style of the view.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    foregroundLevels([style], fileID, line)
  }

  /// Sets the primary and secondary levels of the view's foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    foregroundLevels([primary, secondary], fileID, line)
  }

  /// Sets the primary, secondary and tertiary levels of the view's foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    foregroundLevels([primary, secondary, tertiary], fileID, line)
  }

  private func foregroundLevels(
    _ levels: [any ShapeStyle], _ fileID: StaticString, _ line: UInt
  ) -> some View {
    transformEnvironment(\.self) { $0.setForeground(levels) }
      .noted("foregroundStyle", levels.map { ("", $0) }, fileID, line)
  }

  /// Sets the foreground color of the view; nil is the default.
  public func foregroundColor(
    _ color: Color?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transformEnvironment(\.self) {
      if let color { $0.setForeground([color]) } else { $0.foregroundLevels = nil }
    }
    .noted("foregroundColor", [], fileID, line)
  }
}
