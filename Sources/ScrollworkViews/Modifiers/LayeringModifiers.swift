import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkLayout

/// A view with others in front of it or behind it, which do not change its size.
struct LayeredView<Content: View, Layer: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBackground: Bool
  var isMask = false

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let name = isMask ? "mask" : isBackground ? "background" : "overlay"
    let isRightToLeft = context.isRightToLeft
    return ScrollworkViews.resolve(content, in: context).map { node in
      var place = context
      // Of several views each has a layer of its own.
      if Self.nodeCount != 1 { place.path = node.path }
      let inner = place.view("in " + name).environment {
        $0.stackAxis = nil
      }
      let others = ScrollworkViews.resolve(layer, in: inner).nodes
      let pile =
        others.count > 1
        ? [
          LayoutNode(
            ZStackLayout(alignment: alignment), children: others, isRightToLeft: isRightToLeft,
            path: inner.path, name: name)
        ] : others
      let layers = LayoutNode(
        OverlayLayout(alignment: alignment), children: [node] + pile,
        isRightToLeft: isRightToLeft, path: node.path.appending(.view(name)), name: name,
        paintOrder: isBackground ? .firstIsFront : .firstIsBack)
      layers.isMask = isMask
      return layers
    }
  }
}

extension View {
  /// Puts views behind this one; they are offered its size and do not change it.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> some View
  {
    LayeredView(content: self, layer: content(), alignment: alignment, isBackground: true)
  }

  /// Fills the area behind this view, and on some edges the room out of the safe area beside it.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape behind this view.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { shape.fill(style) }
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Puts views in front of this one; they are offered its size and do not change it.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> some View
  {
    LayeredView(content: self, layer: content(), alignment: alignment, isBackground: false)
  }

  /// Fills the area in front of this view, and on some edges the room out of the safe area beside it.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Shows the view only as much as others in its place are solid; their colors do not count.
  ///
  /// A finger finds the view also where it is hidden.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)
    -> some View
  {
    LayeredView(
      content: self, layer: mask().allowsHitTesting(false), alignment: alignment,
      isBackground: false, isMask: true)
  }

  /// Shows the view only as much as another in its place is solid; its colors do not count.
  public func mask(_ mask: some View) -> some View { self.mask { mask } }
}
