import ScrollworkDrawing

/// A shape filled with a style, as the body of styles that are views.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  private let shape: Content
  private let style: Style

  /// A shape filled with a style.
  nonisolated init(shape: Content, style: Style) { (self.shape, self.style) = (shape, style) }

  /// The shape, filled.
  @MainActor public var body: some View { shape.fill(style) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// The rectangle of the proposed size, filled with the style.
  @MainActor public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}
