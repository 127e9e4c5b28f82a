public import Foundation
public import ScrollworkDrawing

/// The line along the outline of a shape, in the style around or in one that it is filled with.
///
/// A view, where SwiftUI has a shape: the line can be filled, but it is no outline to clip with.
public struct StrokedShape<Content: Shape>: View {
  /// The shape whose outline the line follows.
  let shape: Content
  /// How the line is drawn.
  let style: StrokeStyle

  /// The line in the style around.
  public var body: some View { fill(ForegroundStyle()) }

  /// The line in a style.
  public func fill(_ content: some ShapeStyle) -> some View {
    shape.stroke(content, style: style)
  }
}

extension Shape {
  /// A line along the outline in the style around, half of it outside; `lineWidth` is in points.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline in the style around, half of it outside.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }
}
