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
    let stride = result.stride
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      blur(horizontal, vertical) { x, y, value in
        bytes[y * stride + x] = UInt8((value + 0x80_0000) >> 24)
      }
    }
    return result
  }

  /// Blurred, on a scale of 65,280 to full coverage; rows follow each other without gaps.
  func finelyBlurred(_ horizontal: AxisBlur, _ vertical: AxisBlur) -> [UInt16] {
    let width = horizontal.outputCount
    var result = [UInt16](repeating: 0, count: width * vertical.outputCount)
    result.withUnsafeMutableBufferPointer { numbers in
      blur(horizontal, vertical) { x, y, value in
        numbers[y * width + x] = UInt16((value + 0x8000) >> 16)
      }
    }
    return result
  }

  /// Calls `store` with every place that may have ink and with how much of it, in 2^24ths of a byte's
  /// steps.
  @inline(__always)
  private func blur(
    _ horizontal: AxisBlur, _ vertical: AxisBlur, store: (Int, Int, UInt64) -> Void
  ) {
    let small = vertical.convolved(
      columnsOf: horizontal.convolved(
        rowsOf: reduced(horizontal, vertical), count: vertical.cellCount),
      count: horizontal.blurredCount)
    let rowLength = horizontal.blurredCount
    small.withUnsafeBufferPointer { small in
      guard let small = small.baseAddress else { return }
      for (y, row) in vertical.samples.enumerated() where row.index >= 0 {
        let upper = small + row.index * rowLength
        let lower = upper + rowLength
        for (x, column) in horizontal.samples.enumerated() where column.index >= 0 {
          let i = column.index
          let top = UInt32(upper[i]) * (256 - column.part) + UInt32(upper[i + 1]) * column.part
          let bottom = UInt32(lower[i]) * (256 - column.part) + UInt32(lower[i + 1]) * column.part
          store(x, y, UInt64(top) * UInt64(256 - row.part) + UInt64(bottom) * UInt64(row.part))
        }
      }
    }
  }

  /// Cells of which each is the mean of the pixels around its center, the nearest counting most; on a
  /// scale of 65,280 to full coverage.
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
    // One cell more, for what the last one shares with nobody.
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
    // Twice the factor to a pixel, as many pixels as the factor to a cell, both ways.
    let area = UInt64(4 * fx * fx * fy * fy)
    return sums.prefix(rowLength * vertical.cellCount).map { sum in
      area < 1 << 32
        ? UInt16((sum * 256 + area / 2) / area) : UInt16((sum + area / 512) / (area / 256))
    }
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
