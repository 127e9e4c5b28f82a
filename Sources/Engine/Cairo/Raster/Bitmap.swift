import CCairo
import CPixels
package import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// Pixels in Cairo's ARGB32: premultiplied blue, green, red and alpha bytes, in this memory order
/// on little-endian machines.
///
/// Drawn by one thread, then read by any number: sharing is safe because a shared bitmap is no
/// longer drawn on. Cairo surfaces do not cross threads (their reference counts are not atomic);
/// every use wraps the pixels anew.
package final class Bitmap: @unchecked Sendable {
  /// The longest side that Cairo can address, in pixels.
  static let longestSide = 32767

  /// The pixels covered, in the coordinate space the bitmap was drawn for.
  let frame: PixelRect
  /// The first pixel of the first row; rows are contiguous.
  let pixels: UnsafeMutableRawPointer

  /// The width, in pixels.
  package var width: Int { frame.width }
  /// The height, in pixels.
  package var height: Int { frame.height }
  var stride: Int { frame.width * 4 }
  var byteCount: Int { stride * frame.height }

  /// Creates a transparent bitmap.
  convenience init(_ frame: PixelRect) throws(CairoError) {
    try self.init(frame, pixels: calloc(max(1, frame.width * frame.height), 4))
  }

  /// Creates a bitmap of any pixels, to be drawn on everywhere.
  ///
  /// In debug builds all are of one color, so that tests see a pixel that nothing is drawn on.
  convenience init(uncleared frame: PixelRect) throws(CairoError) {
    try self.init(frame, pixels: malloc(max(1, frame.width * frame.height) * 4))
    #if DEBUG
      memset(pixels, 0xDB, byteCount)
    #endif
  }

  private init(_ frame: PixelRect, pixels: UnsafeMutableRawPointer?) throws(CairoError) {
    guard frame.width <= Self.longestSide, frame.height <= Self.longestSide else {
      throw .bitmapTooLarge(width: frame.width, height: frame.height)
    }
    guard let pixels else {
      throw .outOfMemory(width: frame.width, height: frame.height)
    }
    self.frame = frame
    self.pixels = pixels
  }

  /// Creates a copy of opaque pixels.
  convenience init(_ pixels: Pixels) throws(CairoError) {
    try self.init(PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
    pixels.data.withUnsafeBytes { bytes in
      if let source = bytes.baseAddress { memcpy(self.pixels, source, bytes.count) }
    }
  }

  deinit { free(pixels) }

  /// The premultiplied pixel at a position from the top left, as 0xAARRGGBB.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is outside")
    return pixels.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
  }

  private let knownRowDigests = Locked<[RowDigest]?>(nil)

  /// The digests of all rows, computed once: the pixels must not change any more.
  var rowDigests: [RowDigest] {
    knownRowDigests.withLock { known in
      let digests = known ?? digestRows()
      known = digests
      return digests
    }
  }

  /// A copy of the pixels, row after row.
  package var data: Data { Data(bytes: pixels, count: byteCount) }

  /// The pixels, row after row, without a copy: they must not change any more.
  var frozenData: Data {
    Data(
      bytesNoCopy: pixels, count: byteCount,
      deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
  }

  /// Composites another bitmap over this one, at its frame moved by `x` and `y`, as far as `visible`.
  func draw(
    _ bitmap: Bitmap, movedBy x: Int = 0, _ y: Int = 0, within visible: PixelRect? = nil,
    opacity: Double = 1
  ) {
    let source = bitmap.frame.moved(x: x, y: y)
    var seen = source.intersection(frame)
    if let visible { seen = seen.intersection(visible) }
    guard !seen.isEmpty else { return }
    let factor = PixelByte.of(opacity)
    for row in seen.y..<seen.maxY {
      let target = self.row(row - frame.y) + (seen.x - frame.x)
      let pixels = bitmap.row(row - source.y) + (seen.x - source.x)
      if factor == 255 {
        pixels_over(target, pixels, seen.width)
      } else {
        pixels_over_faded(target, pixels, factor, seen.width)
      }
    }
  }

  /// The pixels of a row, counted from the top.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Multiplies every pixel by the alpha of another bitmap of the same frame.
  func multiply(by coverage: Bitmap) throws(CairoError) {
    try draw { context throws(CairoError) in
      try coverage.withSurface { surface in
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
  }

  /// Calls `body` with a Cairo surface over the pixels, valid during the call.
  func withSurface<Result>(
    _ body: (OpaquePointer) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    try withImageSurface(
      over: pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, width: width,
      height: height, rowLength: stride, body)
  }

  /// Calls `body` with a Cairo context over the pixels; its origin is the first pixel.
  func draw<Result>(
    _ body: (OpaquePointer) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    try withSurface { surface throws(CairoError) in
      try RasterQuality.draw(on: surface, size: (width, height), body)
    }
  }
}

/// Calls `body` with a Cairo surface over rows of pixels, valid during the call; `rowLength` is in bytes.
func withImageSurface<Result>(
  over pixels: UnsafeMutablePointer<UInt8>, _ format: cairo_format_t, width: Int, height: Int,
  rowLength: Int, _ body: (OpaquePointer) throws(CairoError) -> Result
) throws(CairoError) -> Result {
  let surface = cairo_image_surface_create_for_data(
    pixels, format, Int32(width), Int32(height), Int32(rowLength))
  guard let surface else { throw .outOfMemory(width: width, height: height) }
  defer {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
  try check(cairo_surface_status(surface))
  return try body(surface)
}

/// The antialiasing settings of Cairo contexts.
enum RasterQuality {
  /// The antialiasing mode.
  ///
  /// - Source: chosen. Cairo's scan converter is the same for good and best (256 steps across, 15
  ///   down); only fast is coarser.
  static let antialias = CAIRO_ANTIALIAS_GOOD
  /// The maximum error of flattened curves, in device pixels.
  ///
  /// - Source: chosen, half of Cairo's own: the step of coverage is 1/15 of a pixel.
  static let tolerance = 0.05

  /// Calls `body` with a context of these settings over a surface of some pixels.
  static func draw<Result>(
    on surface: OpaquePointer, size: (width: Int, height: Int),
    _ body: (OpaquePointer) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    guard let context = cairo_create(surface) else {
      throw .outOfMemory(width: size.width, height: size.height)
    }
    defer { cairo_destroy(context) }
    cairo_set_antialias(context, antialias)
    cairo_set_tolerance(context, tolerance)
    let result = try body(context)
    try check(cairo_status(context))
    cairo_surface_flush(surface)
    return result
  }
}

/// Components of pixels.
enum PixelByte {
  /// The byte of a value from 0 to 1, rounded as Cairo rounds.
  ///
  /// - Source: measured; the upper byte of the nearest 65,535th.
  static func of(_ value: Double) -> UInt8 {
    UInt8(UInt32(max(0, min(1, value)) * 65535 + 0.5) >> 8)
  }
}

/// Throws the error of a Cairo status.
func check(_ status: cairo_status_t) throws(CairoError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw .library("cairo", reason: String(cString: cairo_status_to_string(status)))
}
