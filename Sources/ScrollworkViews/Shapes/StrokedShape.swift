public import Foundation
public import ScrollworkDrawing

/// The stroked outline of a shape, in the foreground style or one that it is filled with.
///
/// A view, where SwiftUI has a shape: the stroke can be filled, but cannot clip other views.
public struct StrokedShape<Content: Shape>: View {
  /// The shape whose outline is stroked.
  let shape: Content
  /// The stroke style of the line.
  let style: StrokeStyle

  /// The stroke in the foreground style.
  public var body: some View { fill(ForegroundStyle()) }

  /// Fills the stroke with a style.
  public func fill(_ content: some ShapeStyle) -> some View {
    shape.stroke(content, style: style)
  }
}

extension Shape {
  /// Strokes the shape's outline with the foreground style; `lineWidth` is in points, centered on
  /// the outline.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape's outline with the foreground style, centered on the outline.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }
}
