import ScrollworkFoundation
import ScrollworkGeometry

/// The layers of a composition at a frame, painted from the last to the first.
struct LayerPainter {
  let layers: [LottieLayer]
  let frame: Double

  /// Paints the layers.
  func paint(in context: GraphicsContext) {
    var index = layers.count - 1
    while index >= 0 {
      let layer = layers[index]
      if layer.matte != nil, index > 0 {
        // The layer before it is its matte, and is not seen itself.
        paint(layer, matte: layers[index - 1], in: context)
        index -= 2
      } else {
        paint(layer, matte: nil, in: context)
        index -= 1
      }
    }
  }

  private func isSeen(_ layer: LottieLayer) -> Bool {
    !layer.isHidden && layer.frames.first <= frame && frame < layer.frames.last
  }

  private func paint(_ layer: LottieLayer, matte: LottieLayer?, in context: GraphicsContext) {
    guard isSeen(layer) else { return }
    if let matte {
      // Kinds 2 and 4 keep what is outside; those of luminance count as those of opacity.
      let isInverse = layer.matte == 2 || layer.matte == 4
      var clipped = context
      clipped.clipToLayer(options: isInverse ? .inverse : []) { inner in
        if isSeen(matte) { paintContent(of: matte, in: inner) }
      }
      paintContent(of: layer, in: clipped)
    } else {
      paintContent(of: layer, in: context)
    }
  }

  private func matrix(of layer: LottieLayer, depth: Int = 0) -> CGAffineTransform {
    let own = layer.transform.matrix(at: frame)
    guard depth < 50, let parent = layer.parent,
      let above = layers.first(where: { $0.index == parent })
    else { return own }
    return own.concatenating(matrix(of: above, depth: depth + 1))
  }

  private func paintContent(of layer: LottieLayer, in context: GraphicsContext) {
    let opacity = layer.transform.opacity(at: frame)
    guard opacity > 0 else { return }
    var context = context
    context.concatenate(matrix(of: layer))
    if opacity < 1 {
      context.opacity *= opacity
    }
    if !layer.masks.isEmpty {
      var path = Path()
      for mask in layer.masks where mask.opacity.number(at: frame) > 0 {
        path.addPath(mask.path.path(at: frame))
      }
      context.clip(to: path)
    }
    if opacity < 1 {
      context.drawLayer { draw(layer, in: $0) }
    } else {
      draw(layer, in: context)
    }
  }

  private func draw(_ layer: LottieLayer, in context: GraphicsContext) {
    switch layer.content {
    case .shapes(let items): ShapePainter(frame: frame).paint(items, in: context)
    case .solid(let color, let size):
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
    case .layers(let inner, let size):
      var context = context
      context.clip(to: Path(CGRect(origin: .zero, size: size)))
      let own = (frame - layer.frames.start) / layer.frames.stretch
      LayerPainter(layers: inner, frame: own).paint(in: context)
    case .nothing: break
    }
  }
}
