import CCairo
import Foundation

extension Bitmap {
  /// Encodes a PNG file with alpha by Cairo's own writer, slower than ``PNGEncoder``.
  func pngWithAlpha() throws(CairoError) -> Data {
    var file = Data()
    let status = try withSurface { surface in
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
