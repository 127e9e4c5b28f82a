import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Layers as groups.
extension PDFPainter {
  /// Draws a layer: as a group if it is flat, as an image if PDF cannot express it.
  func paint(_ layer: Layer, _ state: DocumentState) throws(CairoError) {
    guard layer.opacity > 0 else { return }
    for filter in layer.filters + layer.backdrop { try filter.check() }
    if let mask = layer.mask, mask.bounds.isNull || mask.items.isEmpty { return }
    let inner = state.inside(layer)
    guard inner.visible != nil else { return }
    try group(of: layer) { () throws(CairoError) in
      if layer.needsRasterization || layer.hasFilterUnsupportedByPDF {
        guard let image = try layerRasterizer.rasterizedLayer(of: layer, in: state) else { return }
        return try paint(image, inner.matrix)
      }
      if layer.hasShadow,
        let shadow = try layerRasterizer.rasterizedShadow(of: layer, in: state)
      {
        try paint(shadow, inner.matrix)
      }
      try paintClipped(layer, state)
    }
  }

  /// Draws in a group of its own if the layer is composited as one picture.
  private func group(
    of layer: Layer, _ draw: () throws(CairoError) -> Void
  ) throws(CairoError) {
    cairo_save(context)
    let isGroup =
      layer.opacity < 1 || layer.blend != .normal || (layer.isFlat && layer.content.blends)
    if isGroup { cairo_push_group(context) }
    try draw()
    if isGroup {
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, layer.blend.cairoOperator ?? CAIRO_OPERATOR_OVER)
      cairo_paint_with_alpha(context, layer.opacity)
    }
    cairo_restore(context)
  }

  /// Draws the content of a layer within its clip and its mask.
  private func paintClipped(_ layer: Layer, _ state: DocumentState) throws(CairoError) {
    let inner = state.inside(layer)
    cairo_save(context)
    if let clip = layer.clip {
      cairo_new_path(context)
      try CommandPainter.trace(clip, inner.matrix, on: context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
    }
    if let mask = layer.mask {
      cairo_push_group(context)
      try paintContent(layer, state)
      let content = cairo_pop_group(context)
      defer { cairo_pattern_destroy(content) }
      cairo_push_group(context)
      try paint(mask, inner.withEmptyBackdrop)
      let coverage = cairo_pop_group(context)
      defer { cairo_pattern_destroy(coverage) }
      cairo_set_source(context, content)
      cairo_mask(context, coverage)
    } else {
      try paintContent(layer, state)
    }
    cairo_restore(context)
  }

  private func paintContent(_ layer: Layer, _ state: DocumentState) throws(CairoError) {
    let inner = state.inside(layer)
    guard !layer.backdrop.isEmpty, layer.passesBackdropThrough else {
      return try paint(layer.content, inner)
    }
    let isSeparate = layer.hasSeparableContent
    let drawn = isSeparate ? layer.withoutContent : layer
    if let image = try layerRasterizer.rasterizedBackdropLayer(of: drawn, in: state) {
      cairo_save(context)
      cairo_new_path(context)
      try CommandPainter.trace(Path(layer.unfilteredBounds), inner.matrix, on: context)
      cairo_clip(context)
      try paint(image, .identity)
      cairo_restore(context)
    }
    if isSeparate { try paint(layer.content, inner) }
  }
}

extension Layer {
  /// Whether the layer casts a shadow.
  fileprivate var hasShadow: Bool {
    filters.contains { if case .shadow = $0 { true } else { false } }
  }

  /// Whether a filter other than a shadow changes the layer.
  fileprivate var hasFilterUnsupportedByPDF: Bool {
    filters.contains { filter in
      switch filter {
      case .shadow: false
      case .blur(let radius, _): radius > 0
      case .colors, .luminanceToAlpha, .alphaThreshold, .shader: true
      }
    }
  }
}
