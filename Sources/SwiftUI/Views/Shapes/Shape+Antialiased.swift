public import Foundation
public import ScrollworkDrawing

// Strokes with an antialiasing of their own; edges are antialiased in any case.
extension Shape {
  /// Strokes the outline of the shape with a style, centered on the outline.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool
  ) -> some ShapeView<Self> { stroke(content, style: style) }

  /// Strokes the outline of the shape with a style; `lineWidth` is in points, centered on the
  /// outline.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> some ShapeView<Self> { stroke(content, lineWidth: lineWidth) }
}

extension InsettableShape {
  /// Strokes the inside of the shape's outline with a style.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), style: StrokeStyle, antialiased: Bool
  ) -> some ShapeView<Self> { strokeBorder(content, style: style) }

  /// Strokes the inside of the shape's outline with a style; `lineWidth` is in points.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool
  ) -> some ShapeView<Self> { strokeBorder(content, lineWidth: lineWidth) }
}
