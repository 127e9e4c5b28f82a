import CCairo
import CPixels
import ScrollworkDrawing

/// A bitmap at whole pixels of a target, with its opacity and blend mode.
struct PlacedBitmap: Sendable {
  let bitmap: Bitmap
  /// The pixels that the bitmap covers, in the coordinates of the target.
  let frame: PixelRect
  /// The pixels that may be drawn, in the coordinates of the target.
  let visible: PixelRect
  let opacity: Double
  let blend: BlendMode
  /// Whether the bitmap is from the layer cache; no pixel depends on it.
  let isKept: Bool

  init(
    bitmap: Bitmap, frame: PixelRect, visible: PixelRect, opacity: Double, blend: BlendMode,
    isKept: Bool
  ) {
    (self.bitmap, self.frame, self.visible) = (bitmap, frame, visible)
    (self.opacity, self.blend, self.isKept) = (opacity, blend, isKept)
  }

  /// An opaque bitmap at its own place.
  init(_ bitmap: Bitmap, visible: PixelRect, blend: BlendMode = .normal) {
    self.init(
      bitmap: bitmap, frame: bitmap.frame, visible: visible, opacity: 1, blend: blend,
      isKept: false)
  }

  /// The pixels that are drawn at most.
  var seen: PixelRect { frame.intersection(visible) }

  /// Composites a bitmap that blends normally on one whose pixels Cairo has drawn, or nothing has.
  func draw(on target: Bitmap, within part: PixelRect) {
    target.draw(
      bitmap, movedBy: frame.x - bitmap.frame.x, frame.y - bitmap.frame.y,
      within: seen.intersection(part), opacity: opacity)
  }

  /// Sets some pixels of a row to those of the bitmap over a color; `x` and `y` are the place of the
  /// first one, in the coordinates of the target.
  func drawRow(
    x: Int, y: Int, on pixels: UnsafeMutablePointer<UInt32>, count: Int, over color: UInt32
  ) {
    let source = bitmap.row(y - frame.y) + (x - frame.x)
    let factor = PixelByte.of(opacity)
    guard factor < 255 else { return pixels_over_color(pixels, source, color, count) }
    pixels_fill(pixels, color, count)
    pixels_over_faded(pixels, source, factor, count)
  }

  /// Composites the bitmap.
  func composite(on target: LayerRasterizer.Target) throws(CairoError) {
    let seen = seen.intersection(target.visible).intersection(target.bitmap.frame)
    guard !seen.isEmpty else { return }
    let (left, top) = (target.bitmap.frame.x, target.bitmap.frame.y)
    let context = target.context
    if blend == .normal {
      cairo_surface_flush(cairo_get_target(context))
      draw(on: target.bitmap, within: seen)
      return cairo_surface_mark_dirty(cairo_get_target(context))
    }
    guard let blending = blend.cairoOperator else {
      cairo_surface_flush(cairo_get_target(context))
      PlusDarker.composite(bitmap, at: frame, seen: seen, opacity: opacity, on: target.bitmap)
      return cairo_surface_mark_dirty(cairo_get_target(context))
    }
    try bitmap.withSurface { surface throws(CairoError) in
      cairo_save(context)
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(seen.x - left), Double(seen.y - top), Double(seen.width),
        Double(seen.height))
      cairo_clip(context)
      cairo_set_source_surface(context, surface, Double(frame.x - left), Double(frame.y - top))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_set_operator(context, blending)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    }
  }
}
