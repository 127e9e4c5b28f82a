import CCairo
import Foundation

/// An 8-bit mask, in Cairo's A8 format.
struct CoverageMask {
  let width, height, stride: Int
  private(set) var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = (width + 3) / 4 * 4
    bytes = Array(repeating: 0, count: max(1, stride * height))
  }

  /// The alpha of a bitmap, or another component: 0 is blue, 2 is red.
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

  /// Blurs along both axes.
  ///
  /// Computed in integers, with equal results on every machine. For a large sigma the mask is
  /// downsampled (see ``AxisBlur``), blurred, and enlarged by linear interpolation; intermediate
  /// values have 16 bits, so no banding shows.
  func blurred(_ horizontal: AxisBlur, _ vertical: AxisBlur) -> CoverageMask {
    var result = CoverageMask(width: horizontal.outputCount, height: vertical.outputCount)
    let stride = result.stride
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      blur(horizontal, vertical) { x, y, value in
        bytes[y * stride + x] = UInt8((value + 0x80_0000) >> 24)
      }
    }
    return result
  }

  /// Blurs to values where 65,280 is full coverage; rows are contiguous.
  func blurred16Bit(_ horizontal: AxisBlur, _ vertical: AxisBlur) -> [UInt16] {
    let width = horizontal.outputCount
    var result = [UInt16](repeating: 0, count: width * vertical.outputCount)
    result.withUnsafeMutableBufferPointer { numbers in
      blur(horizontal, vertical) { x, y, value in
        numbers[y * width + x] = UInt16((value + 0x8000) >> 16)
      }
    }
    return result
  }

  /// Calls `store` with the position and value of every pixel that may be covered, in 2^24ths of a
  /// byte step; values are at most 65,280 times 65,536, which 32 bits hold, with rounding.
  @inline(__always)
  private func blur(
    _ horizontal: AxisBlur, _ vertical: AxisBlur, store: (Int, Int, UInt32) -> Void
  ) {
    let small = vertical.convolved(
      columnsOf: horizontal.convolved(
        rowsOf: reduced(horizontal, vertical), count: vertical.cellCount),
      count: horizontal.blurredCount)
    let rowLength = horizontal.blurredCount
    // A row between two of the blurred cells, before it is enlarged.
    var line = [UInt32](repeating: 0, count: rowLength)
    small.withUnsafeBufferPointer { small in
      guard let small = small.baseAddress else { return }
      line.withUnsafeMutableBufferPointer { line in
        for (y, row) in vertical.samples.enumerated() where row.index >= 0 {
          let upper = small + row.index * rowLength
          let lower = upper + rowLength
          for x in 0..<rowLength {
            line[x] = UInt32(upper[x]) &* (256 &- row.part) &+ UInt32(lower[x]) &* row.part
          }
          horizontal.samples.withUnsafeBufferPointer { columns in
            for x in 0..<columns.count where columns[x].index >= 0 {
              let (i, part) = (columns[x].index, columns[x].part)
              store(x, y, line[i] &* (256 &- part) &+ line[i &+ 1] &* part)
            }
          }
        }
      }
    }
  }

  /// Downsamples to cells: each is a weighted mean of the pixels around its center, where 65,280 is
  /// full coverage.
  private func reduced(_ horizontal: AxisBlur, _ vertical: AxisBlur) -> [UInt16] {
    let (fx, fy) = (horizontal.factor, vertical.factor)
    let rowLength = horizontal.cellCount
    guard fx > 1 || fy > 1 else {
      var cells = [UInt16](repeating: 0, count: width * height)
      bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<height {
          for x in 0..<width { cells[y * width + x] = UInt16(bytes[y * stride + x]) << 8 }
        }
      }
      return cells
    }
    // One more cell, for the second share of the last one.
    var sums = [UInt64](repeating: 0, count: rowLength * (vertical.cellCount + 1))
    var line = [UInt64](repeating: 0, count: rowLength + 1)
    for y in 0..<height {
      for index in 0...rowLength { line[index] = 0 }
      bytes.withUnsafeBufferPointer { bytes in
        horizontal.shares.withUnsafeBufferPointer { shares in
          line.withUnsafeMutableBufferPointer { line in
            for x in 0..<width {
              let byte = Int(bytes[y * stride + x])
              guard byte > 0 else { continue }
              let (cell, part) = (shares[x].cell, byte * shares[x].part)
              line[cell] &+= UInt64(2 * byte * fx - part)
              line[cell + 1] &+= UInt64(part)
            }
          }
        }
      }
      let share = vertical.shares[y]
      let (near, far) = (UInt64(2 * fy - share.part), UInt64(share.part))
      let start = share.cell * rowLength
      for index in 0..<rowLength where line[index] > 0 {
        sums[start + index] += near * line[index]
        sums[start + rowLength + index] += far * line[index]
      }
    }
    // Twice the factor per pixel, and the factor in pixels per cell, along both axes.
    let area = UInt64(4 * fx * fx * fy * fy)
    return sums.prefix(rowLength * vertical.cellCount).map { sum in
      area < 1 << 32
        ? UInt16((sum * 256 + area / 2) / area) : UInt16((sum + area / 512) / (area / 256))
    }
  }

  /// Calls `body` with a Cairo surface over the mask.
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
