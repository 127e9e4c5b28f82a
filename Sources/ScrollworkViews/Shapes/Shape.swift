public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkLayout

/// An outline that fills the room it is given; by itself, a view filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline within a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size for a proposal; 10 × 10 where nothing is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The size that is proposed; 10 where nothing is.
  ///
  /// - Source: documented, `ProposedViewSize.replacingUnspecifiedDimensions(by:)`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: some View { fill(ForegroundStyle()) }

  /// The inside of the shape; with `eoFill`, holes where the outline crosses itself.
  public func fill(
    _ style: some ShapeStyle = ForegroundStyle(), eoFill: Bool = false
  ) -> some View {
    ShapeView(style: style) { path, paint in
      [.fill(path, paint, evenOdd: eoFill)]
    } shape: {
      self
    }
  }

  /// A line along the outline, half of it outside.
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some View {
    ShapeView(style: style) { path, paint in
      [.stroke(path, stroke, paint)]
    } shape: {
      self
    }
  }

  /// A line along the outline, half of it outside.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline in the style around, half of it outside.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A line along the outline in the style around.
  public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }
}

/// A shape that can be drawn a little smaller in the same place.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inward by an amount, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line along the inside of the outline.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1)
    -> some View
  {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the inside of the outline.
  public func strokeBorder(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some View {
    ShapeView(style: style) { path, paint in
      [.stroke(path, stroke, paint)]
    } shape: {
      inset(by: stroke.lineWidth / 2)
    }
  }

  /// A line along the inside of the outline, in the style around.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// A line just inside the outline in the style around, as `style` says.
  public func strokeBorder(style: StrokeStyle) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

extension View {
  /// A frame of lines inside the view's edges.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}

/// A shape as it is seen: with a style and a way of drawing.
struct ShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  let draw: @Sendable (Path, Paint) -> [DrawCommand]

  nonisolated init(
    style: Style, draw: @escaping @Sendable (Path, Paint) -> [DrawCommand], shape: () -> S
  ) {
    self.shape = shape()
    self.style = style
    self.draw = draw
  }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    NodeList(
      LeafNode(
        ShapeLeaf(
          shape: shape, style: style, environment: context.environment, draw: draw),
        path: context.path))
  }
}

private struct ShapeLeaf<S: Shape>: Leaf {
  var shape: S
  let style: any ShapeStyle
  let environment: EnvironmentValues
  let draw: @Sendable (Path, Paint) -> [DrawCommand]
  /// What is left of the way to the paint.
  var paintLeft: AnimatableVector?

  var kind: String { String("\(S.self)".prefix { $0 != "<" }) }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let paint = style.paintAny(in: rect, environment: environment)
      .displaced(by: paintLeft, in: rect)
    return paint.isClear
      ? []
      : draw(
        shape.outline(in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft), paint)
  }

  var shapeData: (any VectorArithmetic)? {
    S.AnimatableData.self == EmptyAnimatableData.self ? nil : shape.animatableData
  }

  var paint: Paint? { style.paintAny(in: .unit, environment: environment) }

  var backdrop: [Layer.Filter] { style.backdrop }

  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    var copy = self
    copy.shape = self.shape.displaced(by: shape, at: time)
    copy.paintLeft = paint?.value(at: time)
    return copy
  }
}
