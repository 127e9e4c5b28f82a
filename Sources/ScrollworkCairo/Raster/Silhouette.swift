import CCairo
import Foundation

/// Coverage without color, one byte a pixel, as Cairo's A8.
struct Silhouette {
  let width, height, stride: Int
  private(set) var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = (width + 3) / 4 * 4
    bytes = Array(repeating: 0, count: max(1, stride * height))
  }

  /// The coverage of a bitmap's pixels, or another of their components: blue is 0, red is 2.
  init(_ bitmap: Bitmap, component: Int = 3) {
    self.init(width: bitmap.width, height: bitmap.height)
    let (width, height, stride) = (width, height, stride)
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt8.self)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      for y in 0..<height {
        let (row, target) = (pixels + y * bitmap.stride, bytes + y * stride)
        for x in 0..<width { target[x] = row[4 * x + component] }
      }
    }
  }

  subscript(x: Int, y: Int) -> UInt8 { bytes[y * stride + x] }

  /// Blurred and moved along both axes.
  ///
  /// All in integers, so that the result is the same on every machine. For a large sigma the
  /// picture is first reduced (AxisBlur says by how much), blurred small and enlarged again by
  /// straight interpolation; 16 bits are kept on the way, so steps do not show.
  func blurred(_ horizontal: AxisBlur, _ vertical: AxisBlur) -> Silhouette {
    var result = Silhouette(width: horizontal.outputCount, height: vertical.outputCount)
    let small = vertical.convolved(
      columnsOf: horizontal.convolved(
        rowsOf: reduced(horizontal, vertical), count: vertical.cellCount),
      count: horizontal.blurredCount)
    let (stride, across, down) = (result.stride, horizontal.samples, vertical.samples)
    let rowLength = horizontal.blurredCount
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      small.withUnsafeBufferPointer { small in
        guard let bytes = bytes.baseAddress, let small = small.baseAddress else { return }
        for (y, row) in down.enumerated() where row.index >= 0 {
          let upper = small + row.index * rowLength
          let lower = upper + rowLength
          let target = bytes + y * stride
          for (x, column) in across.enumerated() where column.index >= 0 {
            let i = column.index
            let top = UInt32(upper[i]) * (256 - column.part) + UInt32(upper[i + 1]) * column.part
            let bottom = UInt32(lower[i]) * (256 - column.part) + UInt32(lower[i + 1]) * column.part
            let mixed = UInt64(top) * UInt64(256 - row.part) + UInt64(bottom) * UInt64(row.part)
            target[x] = UInt8((mixed + 0x80_0000) >> 24)
          }
        }
      }
    }
    return result
  }

  /// Means over cells, on a scale of 65,280 to full coverage.
  private func reduced(_ horizontal: AxisBlur, _ vertical: AxisBlur) -> [UInt16] {
    var sums = [UInt32](repeating: 0, count: horizontal.cellCount * vertical.cellCount)
    let (fx, fy) = (horizontal.factor, vertical.factor)
    for y in 0..<height {
      let row = (y + vertical.lead) / fy * horizontal.cellCount
      for x in 0..<width {
        sums[row + (x + horizontal.lead) / fx] += UInt32(bytes[y * stride + x])
      }
    }
    let area = UInt64(fx * fy)
    return sums.map { UInt16((UInt64($0) * 256 + area / 2) / area) }
  }

  /// Calls `body` with a Cairo surface over the bytes.
  mutating func withSurface(
    _ body: (OpaquePointer) throws(CairoError) -> Void
  ) throws(CairoError) {
    let (width, height, stride) = (Int32(width), Int32(height), Int32(stride))
    let failure = bytes.withUnsafeMutableBufferPointer { bytes -> CairoError? in
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes.baseAddress, CAIRO_FORMAT_A8, width, height, stride)
      else { return .outOfMemory(width: Int(width), height: Int(height)) }
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      do throws(CairoError) {
        try check(cairo_surface_status(surface))
        try body(surface)
        return nil
      } catch { return error }
    }
    if let failure { throw failure }
  }
}
