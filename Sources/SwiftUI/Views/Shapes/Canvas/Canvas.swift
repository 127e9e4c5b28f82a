public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// The working color space and range of a drawing.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB with colors beyond it.
  case extendedLinear
}

/// A view that draws by commands.
///
/// The drawing stays vectors in SVG and PDF, except for blurs and coverage filters.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the renderer can draw, by their tags.
  public var symbols: Symbols
  /// The drawing.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is opaque: black where nothing is drawn.
  public var isOpaque: Bool
  /// The color mode; all drawing is in gamma-encoded sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the renderer may run later; it always runs at once.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views to draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    (isOpaque, self.colorMode) = (opaque, colorMode)
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("Canvas")
    let nodes = ScrollworkViews.resolve(symbols, in: inner.child(0)).nodes
    return NodeList(
      LeafNode(
        CanvasLeaf(
          renderer: renderer, isOpaque: isOpaque, context: inner.child(1), symbols: nodes),
        path: context.path))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// A leaf that draws by the commands of a canvas.
private struct CanvasLeaf: Leaf {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let context: ResolveContext
  let symbols: [Node]

  var kind: String { "Canvas" }
  var isHitInFrame: Bool { true }
  var isCostly: Bool { true }
  var refersToTree: Bool { true }

  func size(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The area, for hit testing.
  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let color: Color = isOpaque ? .black : .clear
    return [.fill(Path(rect), .color(color.resolve(in: context.environment)), evenOdd: false)]
  }

  func items(
    in rect: CGRect, proposal: ProposedViewSize, views: ViewPainter
  ) -> [DisplayItem]? {
    // The painter is called only while the renderer runs.
    let drawing = withoutActuallyEscaping(views) { views in
      var graphics = GraphicsContext(
        CanvasSource(context: context, symbols: symbols, views: views),
        clipBounds: CGRect(origin: .zero, size: rect.size))
      context.evaluate { renderer(&graphics, rect.size) }
      return graphics.finish()
    }
    let background: [DisplayItem] =
      isOpaque ? commands(in: rect, proposal: proposal).map(DisplayItem.command) : []
    guard !drawing.isEmpty else { return background }
    let content = LayerContent(drawing)
    return background + [
      .layer(
        Layer(
          content, transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
          clip: Path(CGRect(origin: .zero, size: rect.size)), isGroup: content.blends))
    ]
  }
}

/// What a graphics context takes texts, images and views from.
final class CanvasSource {
  let context: ResolveContext
  let symbols: [Node]
  private var views: ViewPainter?

  init(context: ResolveContext, symbols: [Node], views: @escaping ViewPainter) {
    (self.context, self.symbols, self.views) = (context, symbols, views)
  }

  /// The drawing of a view in a size; nothing after the renderer has ended.
  @MainActor func paint(_ node: Node, in size: CGSize) -> [DisplayItem] {
    views?(node, ProposedViewSize(size)) ?? []
  }

  /// Ends the drawing.
  func close() { views = nil }
}
