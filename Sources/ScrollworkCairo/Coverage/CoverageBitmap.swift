import CCairo
import Foundation

/// The coverage of pixels, a byte for each, in Cairo's A8.
struct CoverageBitmap: ~Copyable {
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

  deinit { free(bytes) }

  /// The bytes of a row, counted from the top.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * rowLength }

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
