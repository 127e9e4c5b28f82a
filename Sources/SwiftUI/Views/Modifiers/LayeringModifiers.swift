import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkLayout

/// A view with layers in front of it or behind it that do not affect its size.
struct LayeredView<Content: View, Layer: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBackground: Bool
  var isMask = false

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let name = isMask ? "mask" : isBackground ? "background" : "overlay"
    let isRightToLeft = context.isRightToLeft
    return ScrollworkViews.resolve(content, in: context).map { node in
      var layerContext = context
      // In a list of several views, each view has its own layer.
      if Self.nodeCount != 1 { layerContext.path = node.path }
      // The content's type tells the layers of one view apart.
      let inner = layerContext.view("in " + name)
        .element(AnyHashable(ObjectIdentifier(Content.self)), name: nil)
        .environment { $0.stackAxis = nil }
      let layerNodes = ScrollworkViews.resolve(layer, in: inner).nodes
      let arrangedLayer =
        layerNodes.count > 1
        ? [
          LayoutNode(
            ZStackLayout(alignment: alignment), children: layerNodes, isRightToLeft: isRightToLeft,
            path: inner.path, name: name)
        ] : layerNodes
      let layers = LayoutNode(
        OverlayLayout(alignment: alignment), children: [node] + arrangedLayer,
        isRightToLeft: isRightToLeft, path: node.path.appending(.view(name)), name: name,
        paintOrder: isBackground ? .firstIsFront : .firstIsBack)
      layers.isMask = isMask
      return layers
    }
  }
}

extension View {
  /// Layers views behind this view; they are proposed its size and do not affect it.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> some View
  {
    LayeredView(content: self, layer: content(), alignment: alignment, isBackground: true)
  }

  /// Fills the area behind this view with a style, extending past the safe area on some edges.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills the area behind this view with the background style, extending past the safe area on some
  /// edges.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view with a style.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind this view with the background style.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Layers a view behind this view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Layers views in front of this view; they are proposed its size and do not affect it.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> some View
  {
    LayeredView(content: self, layer: content(), alignment: alignment, isBackground: false)
  }

  /// Fills the area in front of this view with a style, extending past the safe area on some edges.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape in front of this view with a style.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Layers a view in front of this view.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Masks the view with the opacity of other views; their colors are ignored.
  ///
  /// Hit testing ignores the mask.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)
    -> some View
  {
    LayeredView(
      content: self, layer: mask().allowsHitTesting(false), alignment: alignment,
      isBackground: false, isMask: true)
  }

  /// Masks the view with the opacity of another view; its colors are ignored.
  public func mask(_ mask: some View) -> some View { self.mask { mask } }
}
