import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A reference rasterizer without layer bitmaps, to measure the benefit of ``LayerRasterizer``.
///
/// Draws every image from scratch with Cairo's own groups, clips and PNG writer. Omits what Cairo
/// lacks: backdrops and `plusDarker`.
struct NaiveRasterizer {
  let painter: CommandPainter

  /// Draws a content on a context.
  func draw(
    _ content: LayerContent, _ matrix: CGAffineTransform, on context: OpaquePointer,
    frame: PixelRect
  ) throws(CairoError) {
    for item in content.items {
      switch item {
      case .command(let command): try painter.paint(command, matrix, on: context)
      case .layer(let layer):
        let total = layer.transform.concatenating(matrix)
        if layer.filters.isEmpty, layer.mask == nil, layer.projection == nil,
          layer.blend == .normal, !layer.isGroup
        {
          try draw(layer, total, on: context, frame: frame)
        } else {
          try drawFlat(layer, total, on: context, frame: frame)
        }
      }
    }
  }

  private func draw(
    _ layer: Layer, _ matrix: CGAffineTransform, on context: OpaquePointer, frame: PixelRect
  ) throws(CairoError) {
    cairo_save(context)
    if let clip = layer.clip {
      cairo_new_path(context)
      try CommandPainter.trace(clip, matrix, on: context)
      cairo_clip(context)
    }
    if layer.opacity < 1 { cairo_push_group(context) }
    try draw(layer.content, matrix, on: context, frame: frame)
    if layer.opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, layer.opacity)
    }
    cairo_restore(context)
  }

  private func drawFlat(
    _ layer: Layer, _ matrix: CGAffineTransform, on context: OpaquePointer, frame: PixelRect
  ) throws(CairoError) {
    let flat: Bitmap
    if let projection = layer.projection {
      let map = projection.concatenating(ProjectionTransform(matrix))
      guard
        let perspective = Perspective(
          map, bounds: layer.localBounds, frame: frame,
          pixelLimit: CGFloat(8 * frame.width * frame.height), usesShaders: layer.usesShaders)
      else { return }
      let picture = try picture(of: layer, perspective.drawing, frame: perspective.pixels)
      flat = try perspective.resampled(picture, frame: frame)
    } else {
      flat = try picture(of: layer, matrix, frame: frame)
    }
    try flat.withSurface { surface in
      cairo_save(context)
      cairo_set_operator(context, layer.blend.cairoOperator ?? CAIRO_OPERATOR_OVER)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint_with_alpha(context, layer.opacity)
      cairo_restore(context)
    }
  }

  /// The bitmap of a layer, ignoring opacity, perspective and blend mode.
  private func picture(
    of layer: Layer, _ matrix: CGAffineTransform, frame: PixelRect
  ) throws(CairoError) -> Bitmap {
    let shifted = matrix.concatenating(
      CGAffineTransform(translationX: CGFloat(-frame.x), y: CGFloat(-frame.y)))
    var flat = try Bitmap(frame)
    let plain = Layer(layer.content, clip: layer.clip)
    try flat.draw { context throws(CairoError) in
      try draw(plain, shifted, on: context, frame: frame)
    }
    if let mask = layer.mask {
      let coverage = try Bitmap(frame)
      try coverage.draw { context throws(CairoError) in
        try draw(mask, shifted, on: context, frame: frame)
      }
      try flat.multiply(by: coverage)
    }
    var ink = layer.unfilteredBounds
    for filter in layer.filters {
      flat = try filter.applied(to: flat, matrix, ink: ink, frame: frame, by: painter)
      ink = ink.spread(by: filter.spread)
    }
    return flat
  }
}
