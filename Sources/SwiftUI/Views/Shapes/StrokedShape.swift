public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry
public import ScrollworkLayout

/// The stroked outline of a shape, in the foreground style or one that it is filled with.
public struct StrokedShape<Content: Shape>: Shape {
  /// The shape whose outline is stroked.
  var shape: Content
  /// The stroke style of the line.
  let style: StrokeStyle

  /// The stroke in the foreground style.
  @MainActor public var body: some View { fill(ForegroundStyle()) }

  /// Fills the stroke with a style.
  public func fill(_ content: some ShapeStyle) -> some View {
    shape.stroke(content, style: style)
  }

  /// The outline of the stroke.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The size of the stroked shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The behavior of the stroked shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the stroked shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
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
