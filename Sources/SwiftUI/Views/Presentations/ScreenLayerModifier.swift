/// A view with a modifier that presents layers above the scene.
///
/// A view made during layout, such as a row of a list, presents its layer as soon as it is made.
private struct ScreenLayerModifierView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let name: String
  let layer: @MainActor (ResolveContext) -> ScreenLayer

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view(name)
    context.session.noteDependence()
    guard let layers = context.environment.screenLayers else {
      return ScrollworkViews.resolve(content, in: inner)
    }
    let layer = layer(inner)
    guard !layers.isOpen || context.isInLazyRow else {
      layers.add(layer)
      return ScrollworkViews.resolve(content, in: inner)
    }
    return ScrollworkViews.resolve(
      content.onChange(of: layer.item(), initial: true) { layers.addLate(layer) }, in: inner)
  }
}

extension View {
  /// Presents a layer above the scene.
  package func screenLayer(
    _ name: String, _ layer: @escaping @MainActor (ResolveContext) -> ScreenLayer
  ) -> some View {
    ScreenLayerModifierView(content: self, name: name, layer: layer)
  }
}
