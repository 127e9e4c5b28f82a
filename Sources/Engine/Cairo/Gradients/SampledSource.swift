import CCairo
import Foundation
import ScrollworkGeometry

/// An image of a paint over the visible part of an area, as the source of a context.
struct SampledSource {
  /// The pixels of the image, in device units times the resolution.
  private let frame: PixelRect
  /// The matrix from pixels to the coordinates of the paint.
  private let back: CGAffineTransform
  private let resolution: CGFloat

  /// The source over `area` as far as the context draws, in `resolution` pixels per device unit;
  /// `device` maps the coordinates of the paint to device units.
  init(
    _ device: CGAffineTransform, over area: CGRect, resolution: CGFloat,
    on context: OpaquePointer
  ) {
    let enlarging = CGAffineTransform(scaleX: resolution, y: resolution)
    let matrix = device.concatenating(enlarging)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .applying(enlarging)
    let seen = area.applying(matrix).insetBy(dx: -2, dy: -2).intersection(clip)
    frame = PixelRect(
      touching: seen.isNull ? .zero : seen,
      within: PixelRect(
        x: -Bitmap.longestSide, y: -Bitmap.longestSide,
        width: 2 * Bitmap.longestSide, height: 2 * Bitmap.longestSide))
    back = matrix.inverted()
    self.resolution = resolution
  }

  /// Sets the image that `fill` draws: from the first pixel, the length of a row in bytes, the frame,
  /// and the matrix from its pixels to the coordinates of the paint.
  func set(
    on context: OpaquePointer,
    fill: (UnsafeMutablePointer<UInt8>, Int, PixelRect, CGAffineTransform) throws(CairoError) ->
      Void
  ) throws(CairoError) {
    // At least one pixel: the pattern is padded at its edges.
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(max(1, frame.width)), Int32(max(1, frame.height)))
    defer { cairo_surface_destroy(surface) }
    try check(cairo_surface_status(surface))
    if !frame.isEmpty, let pixels = cairo_image_surface_get_data(surface) {
      cairo_surface_flush(surface)
      try fill(pixels, Int(cairo_image_surface_get_stride(surface)), frame, back)
      cairo_surface_mark_dirty(surface)
    }
    cairo_set_source_surface(context, surface, Double(frame.x), Double(frame.y))
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    guard resolution != 1 else { return }
    var back = cairo_matrix_t(
      xx: resolution, yx: 0, xy: 0, yy: resolution, x0: Double(-frame.x), y0: Double(-frame.y))
    cairo_pattern_set_matrix(pattern, &back)
    // Paper has no pixels to align with, and the area has a margin.
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
  }
}
