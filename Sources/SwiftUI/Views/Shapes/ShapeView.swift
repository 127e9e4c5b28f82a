public import Foundation
public import ScrollworkDrawing

/// A view that draws a shape and exposes it, so that fills and strokes can be chained.
///
/// `Circle().fill(.yellow).stroke(.blue, lineWidth: 8)` strokes the circle over its fill.
///
/// - Source: documented, `ShapeView` of SwiftUI since iOS 17.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that the view draws.
  var shape: Content { get }
}

/// A drawing of a shape over a view that draws the same shape.
struct LayeredShape<Below: ShapeView, Above: ShapeView>: ShapeView {
  let below: Below
  let above: Above

  var shape: Below.Content { below.shape }

  var body: some View { below.overlay { above } }
}

/// The fill rule of a shape.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule applies; otherwise, the nonzero winding rule does.
  public var isEOFilled: Bool
  /// Whether edges are antialiased; without effect, as they always are.
  public var isAntialiased: Bool

  /// Creates a fill style; with `eoFill`, self-intersections leave holes.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

extension Shape {
  /// Fills the shape with a style.
  public func fill(
    _ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeView<Self> {
    StyledShape(
      self, drawing: self, content, at: SourceLocation(fileID: fileID, line: line)
    ) { path, paint in
      [.fill(path, paint, evenOdd: style.isEOFilled)]
    }
  }

  /// Strokes the outline of the shape with a style, centered on the outline.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some ShapeView<Self> {
    StyledShape(
      self, drawing: self, content, at: SourceLocation(fileID: fileID, line: line)
    ) { path, paint in [.stroke(path, style, paint)] }
  }

  /// Strokes the outline of the shape with a style; `lineWidth` is in points, centered on the
  /// outline.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), fileID: fileID, line: line)
  }
}

extension InsettableShape {
  /// Strokes the inside of the shape's outline with a style.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some ShapeView<Self> {
    StyledShape(
      self, drawing: inset(by: style.lineWidth / 2), content,
      at: SourceLocation(fileID: fileID, line: line)
    ) { path, paint in [.stroke(path, style, paint)] }
  }

  /// Strokes the inside of the shape's outline with a style; `lineWidth` is in points.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), fileID: fileID, line: line)
  }

  /// Strokes the inside of the shape's outline with the foreground style; `lineWidth` is in points.
  public func strokeBorder(
    lineWidth: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, fileID: fileID, line: line)
  }

  /// Strokes the inside of the shape's outline with the foreground style.
  public func strokeBorder(
    style: StrokeStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style, fileID: fileID, line: line)
  }
}

extension ShapeView {
  /// Fills the shape over the existing drawing.
  public func fill(
    _ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeView<Content> {
    LayeredShape(
      below: self, above: shape.fill(content, style: style, fileID: fileID, line: line))
  }

  /// Strokes the outline of the shape over the existing drawing.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some ShapeView<Content> {
    LayeredShape(
      below: self, above: shape.stroke(content, style: style, fileID: fileID, line: line))
  }

  /// Strokes the outline of the shape over the existing drawing.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), fileID: fileID, line: line)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inside of the shape's outline over the existing drawing.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), style: StrokeStyle,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeView<Content> {
    LayeredShape(
      below: self,
      above: shape.strokeBorder(content, style: style, fileID: fileID, line: line))
  }

  /// Strokes the inside of the shape's outline over the existing drawing.
  public func strokeBorder(
    _ content: some ShapeStyle = ForegroundStyle(), lineWidth: CGFloat = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), fileID: fileID, line: line)
  }
}

extension View {
  /// Draws a rectangular border inside the view's bounds.
  public func border(
    _ style: some ShapeStyle, width: CGFloat = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width, fileID: fileID, line: line) }
  }
}
