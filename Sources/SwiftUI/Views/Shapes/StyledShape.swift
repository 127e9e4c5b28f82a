import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A shape with a style and a drawing operation, such as a fill or a stroke.
struct StyledShape<Content: Shape, Drawn: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  let shape: Content
  /// The shape whose outline is drawn, such as the inset shape of a stroked border.
  let drawn: Drawn
  let style: Style
  let location: SourceLocation?
  let draw: @Sendable (Path, Paint) -> [DrawCommand]

  nonisolated init(
    _ shape: Content, drawing drawn: Drawn, _ style: Style, at location: SourceLocation?,
    draw: @escaping @Sendable (Path, Paint) -> [DrawCommand]
  ) {
    self.shape = shape
    self.drawn = drawn
    self.style = style
    self.location = location
    self.draw = draw
  }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    if let environmental = drawn as? any EnvironmentalShape,
      let shape = environmental.shape(in: context.environment)
    {
      return NodeList(leaf(shape, in: context))
    }
    return NodeList(leaf(drawn, in: context))
  }

  @MainActor private func leaf(_ shape: some Shape, in context: ResolveContext) -> LeafNode {
    LeafNode(
      ShapeLeaf(
        shape: shape, style: style, environment: context.environment, location: location,
        draw: draw, texture: (style as? ImagePaint)?.image.leaf(in: context)),
      path: context.path)
  }
}

private struct ShapeLeaf<S: Shape>: Leaf {
  var shape: S
  let style: any ShapeStyle
  let environment: EnvironmentValues
  let location: SourceLocation?
  let draw: @Sendable (Path, Paint) -> [DrawCommand]
  /// The image that the shape is filled with.
  let texture: (any Leaf)?
  /// The remaining displacement of the paint's animation.
  var paintDisplacement: AnimatableVector?

  var kind: String { _typeName(S.self, qualified: false).withoutGenericArguments }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let paint = style.paintAny(in: rect, environment: environment)
      .displaced(by: paintDisplacement, in: rect)
    return paint.isClear
      ? []
      : draw(
        shape.outline(in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft), paint)
  }

  func items(
    in rect: CGRect, proposal: ProposedViewSize, views: ViewPainter
  ) -> [DisplayItem]? {
    guard let texture, let image = style as? ImagePaint else { return nil }
    let outline = shape.outline(
      in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft)
    let mask = draw(outline, .color(Color.black.resolve(in: environment)))
    let area = mask.reduce(CGRect.null) { $0.union($1.bounds) }
    guard !area.isNull else { return [] }
    let tiles = image.tiles(of: texture, over: area, from: rect.origin)
    return [
      .layer(Layer(LayerContent(tiles), mask: LayerContent(mask.map(DisplayItem.command))))
    ]
  }

  var parameterValues: [Any] { [shape, style] }

  var decorations: [StyleDecoration] { style.decorationsAny(in: environment) }

  var shapeData: (any VectorArithmetic)? {
    S.AnimatableData.self == EmptyAnimatableData.self ? nil : shape.animatableData
  }

  var paint: Paint? { style.paintAny(in: .unit, environment: environment) }

  var backdrop: [Layer.Filter] { style.backdrop }

  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    var copy = self
    copy.shape = self.shape.displaced(by: shape, at: time)
    copy.paintDisplacement = paint?.value(at: time)
    return copy
  }
}
