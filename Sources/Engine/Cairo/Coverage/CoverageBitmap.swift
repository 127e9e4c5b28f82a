import CCairo
import CPixels
import Foundation
import ScrollworkGeometry

/// The coverage of pixels, a byte for each, in Cairo's A8.
final class CoverageBitmap {
  /// The pixels covered.
  let frame: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>
  private let rowLength: Int

  /// Creates a bitmap without coverage.
  init(_ frame: PixelRect) throws(CairoError) {
    rowLength = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(frame.width)))
    guard rowLength > 0, let memory = calloc(max(1, frame.height), rowLength) else {
      throw .outOfMemory(width: frame.width, height: frame.height)
    }
    self.frame = frame
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  /// Creates the coverage of a path, with antialiasing; `matrix` maps its points to pixels.
  convenience init(
    _ frame: PixelRect, of path: Path, _ matrix: CGAffineTransform
  ) throws(CairoError) {
    try self.init(frame)
    let shifted = matrix.concatenating(
      CGAffineTransform(translationX: CGFloat(-frame.x), y: CGFloat(-frame.y)))
    try draw { context throws(CairoError) in
      try CommandPainter.trace(path, shifted, on: context)
      cairo_fill(context)
    }
  }

  deinit { free(bytes) }

  /// The bytes of a row, counted from the top.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * rowLength }

  /// Multiplies some rows of a bitmap of the same frame by the coverage.
  func clip(_ bitmap: Bitmap, rows: Range<Int>) {
    for y in rows { pixels_multiply(bitmap.row(y), row(y), frame.width) }
  }

  /// Calls `body` with a Cairo surface over the coverage, valid during the call.
  func withSurface<Result>(
    _ body: (OpaquePointer) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    try withImageSurface(
      over: bytes, CAIRO_FORMAT_A8, width: frame.width, height: frame.height,
      rowLength: rowLength, body)
  }

  /// Calls `body` with a Cairo context over the coverage; its origin is the first pixel.
  func draw<Result>(
    _ body: (OpaquePointer) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    try withSurface { surface throws(CairoError) in
      try RasterQuality.draw(on: surface, size: (frame.width, frame.height), body)
    }
  }
}
