import CCairo
import CPixels
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Layers with a backdrop.
extension LayerRasterizer {
  /// Draws a layer over its filtered backdrop.
  ///
  /// The layer is drawn on a copy of the pixels beneath it, filtered by the backdrop filters, which
  /// then replaces those pixels where the layer covers them. The filtered backdrop is cached by its
  /// pixels: while nothing moves beneath a bar, it is blurred once.
  func drawBackdropLayer(
    _ layer: Layer, _ total: CGAffineTransform, on target: Target
  ) throws(CairoError) {
    let bounds = layer.unfilteredBounds.applying(total)
    guard try touches(bounds, target.visible) else { return }
    let there = target.visible.intersection(target.bitmap.frame)
    let seen = PixelRect(touching: bounds, within: there)
    guard !seen.isEmpty else { return }
    cairo_surface_flush(cairo_get_target(target.context))
    let bitmap = try filtered(target.bitmap, there, seen, layer.backdrop, total)
    try bitmap.draw { context throws(CairoError) in
      try drawItems(
        layer.content, total, on: Target(bitmap: bitmap, context: context, visible: seen))
    }
    try replace(target, by: bitmap, coverage: try coverage(of: layer, total, seen))
  }

  /// The filtered backdrop in the frame `seen`; `whole` is the part of `bitmap` that is drawn
  /// already.
  private func filtered(
    _ bitmap: Bitmap, _ whole: PixelRect, _ seen: PixelRect, _ backdrop: [Layer.Filter],
    _ matrix: CGAffineTransform
  ) throws(CairoError) -> Bitmap {
    guard !backdrop.isEmpty else { return try bitmap.part(seen, of: whole) }
    var reaches = backdrop.map { Self.reach(of: $0, matrix) }
    var result = try bitmap.part(seen.grown(by: reaches.reduce(0, +)), of: whole)
    let key = cache.map { _ in
      LayerCacheKey(
        digest: ContentDigest(
          of: UnsafeRawBufferPointer(start: result.pixels, count: result.byteCount)),
        items: 0..<0, linear: [matrix.a, matrix.b, matrix.c, matrix.d], phaseX: 0, phaseY: 0,
        filters: backdrop, bitmapFrame: seen, canvasArea: canvasArea)
    }
    if let key, let known = cache?.bitmap(for: key) { return try known.part(seen, of: seen) }
    for filter in backdrop {
      reaches.removeFirst()
      result = try filter.applied(
        to: result, matrix, ink: .null, frame: seen.grown(by: reaches.reduce(0, +)), by: painter)
    }
    if let key { cache?.insert(result, for: key) }
    return try result.part(seen, of: result.frame)
  }

  /// The coverage of a layer per pixel; nil if it covers all of them.
  private func coverage(
    of layer: Layer, _ total: CGAffineTransform, _ frame: PixelRect
  ) throws(CairoError) -> Bitmap? {
    let clip = layer.clip.flatMap { clip in
      clip.rectangle.flatMap(total.pixels(of:)) == nil ? clip : nil
    }
    guard clip != nil || layer.mask != nil || layer.opacity < 1 else { return nil }
    let result = try Bitmap(frame)
    let shifted = total.concatenating(
      CGAffineTransform(translationX: CGFloat(-frame.x), y: CGFloat(-frame.y)))
    try result.draw { context throws(CairoError) in
      cairo_set_source_rgba(context, 0, 0, 0, layer.opacity)
      guard let clip else { return cairo_paint(context) }
      try CommandPainter.trace(clip, shifted, on: context)
      cairo_fill(context)
    }
    if let mask = layer.mask {
      let shown = try Bitmap(frame)
      try draw(mask.items[...], total, on: shown)
      try result.multiply(by: shown)
    }
    return result
  }

  /// Replaces the target's pixels by a bitmap, as far as `coverage` says; everywhere for nil.
  private func replace(
    _ target: Target, by bitmap: Bitmap, coverage: Bitmap?
  ) throws(CairoError) {
    let (x, y) = (
      Double(bitmap.frame.x - target.bitmap.frame.x),
      Double(bitmap.frame.y - target.bitmap.frame.y)
    )
    let context = target.context
    try bitmap.withSurface { surface throws(CairoError) in
      cairo_save(context)
      cairo_new_path(context)
      cairo_rectangle(context, x, y, Double(bitmap.width), Double(bitmap.height))
      cairo_clip(context)
      cairo_set_source_surface(context, surface, x, y)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      if let coverage {
        try coverage.withSurface { cairo_mask_surface(context, $0, x, y) }
      } else {
        cairo_paint(context)
      }
      cairo_restore(context)
    }
  }
}

extension Bitmap {
  /// Copies the pixels in `part`; outside of `whole` its edge pixels repeat.
  fileprivate func part(_ part: PixelRect, of whole: PixelRect) throws(CairoError) -> Bitmap {
    guard !whole.isEmpty, !part.isEmpty else { return try Bitmap(part) }
    let result = try Bitmap(uncleared: part)
    // The columns within `whole`, between those that repeat its edges.
    let first = min(max(whole.x, part.x), part.maxX)
    let end = max(first, min(whole.maxX, part.maxX))
    for y in 0..<part.height {
      let line = row(min(max(part.y + y, whole.y), whole.maxY - 1) - frame.y) - frame.x
      let target = result.row(y)
      pixels_fill(target, line[whole.x], first - part.x)
      memcpy(target + (first - part.x), line + first, 4 * (end - first))
      pixels_fill(target + (end - part.x), line[whole.maxX - 1], part.maxX - end)
    }
    return result
  }
}
