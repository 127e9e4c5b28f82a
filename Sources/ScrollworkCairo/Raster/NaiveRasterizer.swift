import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Draws display lists the straight way, as a measure of what the layer rule is worth: every still
/// from nothing, whole, with Cairo's own groups, clips and PNG writer.
///
/// What is beneath a layer it leaves as it is: Cairo has nothing of its own for backdrops.
struct NaiveRasterizer {
  let painter: CommandPainter

  /// Draws the items of a content on a bitmap.
  func draw(
    _ content: LayerContent, _ matrix: CGAffineTransform, on context: OpaquePointer,
    frame: PixelRect
  ) throws(CairoError) {
    for item in content.items {
      switch item {
      case .command(let command): try painter.paint(command, matrix, on: context)
      case .layer(let layer):
        let total = layer.transform.concatenating(matrix)
        if layer.filters.isEmpty, layer.mask == nil {
          try draw(layer, total, on: context, frame: frame)
        } else {
          try drawFiltered(layer, total, on: context, frame: frame)
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

  private func drawFiltered(
    _ layer: Layer, _ matrix: CGAffineTransform, on context: OpaquePointer, frame: PixelRect
  ) throws(CairoError) {
    var flat = try Bitmap(frame)
    let plain = Layer(layer.content, clip: layer.clip)
    try flat.draw { context throws(CairoError) in
      try draw(plain, matrix, on: context, frame: frame)
    }
    if let mask = layer.mask {
      let coverage = try Bitmap(frame)
      try coverage.draw { context throws(CairoError) in
        try draw(mask, matrix, on: context, frame: frame)
      }
      try flat.multiply(by: coverage)
    }
    for filter in layer.filters {
      flat = try filter.applied(to: flat, matrix, frame: frame)
    }
    try flat.withSurface { surface in
      cairo_save(context)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint_with_alpha(context, layer.opacity)
      cairo_restore(context)
    }
  }

  /// A PNG file by Cairo's own writer.
  static func png(of bitmap: Bitmap) throws(CairoError) -> Data {
    var file = Data()
    let status = try bitmap.withSurface { surface in
      withUnsafeMutablePointer(to: &file) { file in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, file)
      }
    }
    try check(status)
    return file
  }
}
