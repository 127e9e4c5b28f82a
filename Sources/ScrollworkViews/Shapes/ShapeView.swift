public import Foundation
public import ScrollworkDrawing

/// A view that draws a shape, and gives the shape back so that more of it can be drawn.
///
/// `Circle().fill(.yellow).stroke(.blue, lineWidth: 8)` draws the line over the filling.
///
/// - Source: documented, `ShapeView` of SwiftUI since iOS 17.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  var shape: Content { get }
}

/// A shape drawn over a view that draws the same shape.
struct LayeredShape<Below: ShapeView, Above: ShapeView>: ShapeView {
  let below: Below
  let above: Above

  var shape: Below.Content { below.shape }

  var body: some View { below.overlay { above } }
}

/// Which parts of a shape are inside.
public struct FillStyle: Equatable, Sendable {
  /// Whether a place is inside if its surroundings are crossed an odd number of times; otherwise
  /// it is inside unless the crossings cancel.
  public var isEOFilled: Bool

  /// A rule; with `eoFill`, holes where the outline crosses itself.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}

extension Shape {
  /// The inside of the shape, in a style.
  public func fill(
    _ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    StyledShape(self, drawing: self, content) { path, paint in
      [.fill(path, paint, evenOdd: style.isEOFilled)]
    }
  }

  /// A line along the outline, half of it outside.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some ShapeView<Self> {
    StyledShape(self, drawing: self, content) { path, paint in [.stroke(path, style, paint)] }
  }

  /// A line along the outline, half of it outside; `lineWidth` is in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line along the inside of the outline.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some ShapeView<Self> {
    StyledShape(self, drawing: inset(by: style.lineWidth / 2), content) { path, paint in
      [.stroke(path, style, paint)]
    }
  }

  /// A line along the inside of the outline; `lineWidth` is in points.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the inside of the outline, in the style around; `lineWidth` is in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A line along the inside of the outline, in the style around.
  public func strokeBorder(style: StrokeStyle) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

extension ShapeView {
  /// The inside of the shape, over what is drawn of it already.
  public func fill(
    _ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    LayeredShape(below: self, above: shape.fill(content, style: style))
  }

  /// A line along the outline, over what is drawn of the shape already.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some ShapeView<Content> {
    LayeredShape(below: self, above: shape.stroke(content, style: style))
  }

  /// A line along the outline, over what is drawn of the shape already.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line along the inside of the outline, over what is drawn of the shape already.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), style: StrokeStyle
  ) -> some ShapeView<Content> {
    LayeredShape(below: self, above: shape.strokeBorder(content, style: style))
  }

  /// A line along the inside of the outline, over what is drawn of the shape already.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension View {
  /// A frame of lines inside the view's edges.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}
