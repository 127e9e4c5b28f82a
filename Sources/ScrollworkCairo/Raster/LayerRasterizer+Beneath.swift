import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Layers that show what is beneath them.
extension LayerRasterizer {
  /// Lays a layer down that is drawn on what is beneath it: on a copy of that, filtered by the backdrop,
  /// which then takes the place of what was there, as far as the layer covers it.
  ///
  /// Nothing of it is kept: it depends on more than the layer. Its pieces are kept as ever.
  func layThrough(
    _ layer: Layer, _ total: CGAffineTransform, on target: Target
  ) throws(CairoError) {
    let bounds = layer.shownBounds.applying(total)
    guard try touches(bounds, target.visible) else { return }
    let seen = PixelRect(
      touching: bounds, within: target.visible.intersection(target.bitmap.frame))
    guard !seen.isEmpty else { return }
    var reaches = layer.backdrop.map { Self.reach(of: $0, total) }
    cairo_surface_flush(cairo_get_target(target.context))
    var beneath = try target.bitmap.part(seen.grown(by: reaches.reduce(0, +)))
    for filter in layer.backdrop {
      reaches.removeFirst()
      beneath = try filter.applied(
        to: beneath, total, frame: seen.grown(by: reaches.reduce(0, +)))
    }
    if beneath.frame != seen { beneath = try beneath.part(seen) }
    let picture = beneath
    try picture.draw { context throws(CairoError) in
      try layOpen(
        layer.content, total, on: Target(bitmap: picture, context: context, visible: seen))
    }
    try replace(target, by: picture, asFarAs: try coverage(of: layer, total, seen))
  }

  /// How much of each pixel a layer takes; nil if it takes all of them.
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

  /// Puts a picture in the place of what is there.
  private func replace(
    _ target: Target, by picture: Bitmap, asFarAs coverage: Bitmap?
  ) throws(CairoError) {
    let (x, y) = (
      Double(picture.frame.x - target.bitmap.frame.x),
      Double(picture.frame.y - target.bitmap.frame.y)
    )
    let context = target.context
    try picture.withSurface { surface throws(CairoError) in
      cairo_save(context)
      cairo_new_path(context)
      cairo_rectangle(context, x, y, Double(picture.width), Double(picture.height))
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
  /// The pixels of a frame; beyond the edges of this bitmap those at the edges go on.
  fileprivate func part(_ part: PixelRect) throws(CairoError) -> Bitmap {
    let result = try Bitmap(part)
    guard !frame.isEmpty, !part.isEmpty else { return result }
    let columns = (0..<part.width).map { min(max(part.x + $0 - frame.x, 0), width - 1) }
    for y in 0..<part.height {
      let row = pixels + min(max(part.y + y - frame.y, 0), height - 1) * stride
      let from = row.assumingMemoryBound(to: UInt32.self)
      let to = (result.pixels + y * result.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<part.width { to[x] = from[columns[x]] }
    }
    return result
  }
}
