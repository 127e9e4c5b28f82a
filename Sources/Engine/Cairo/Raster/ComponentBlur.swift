import CPixels
import Foundation

/// A Gaussian blur of one component of a bitmap, along both axes.
///
/// Computed in integers, with equal results on every machine. For a large sigma the component is
/// downsampled (see ``AxisBlur``), blurred, and enlarged by linear interpolation; intermediate values
/// have 16 bits, so no banding shows.
struct ComponentBlur {
  private let horizontal, vertical: AxisBlur
  /// The blurred cells, row after row.
  private let cells: [UInt16]

  /// Blurs the alpha of a bitmap, or another component: 0 is blue, 2 is red.
  init(of bitmap: Bitmap, component: Int = 3, _ horizontal: AxisBlur, _ vertical: AxisBlur) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    cells = vertical.convolved(
      columnsOf: horizontal.convolved(
        rowsOf: Self.reduced(bitmap, component, horizontal, vertical), count: vertical.cellCount),
      count: horizontal.blurredCount)
  }

  /// Calls `body` with the number and the pixels of every row that may be covered.
  func forEachRow(_ body: (Int, UnsafeMutablePointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: horizontal.outputCount) { pixels in
      guard let pixels = pixels.baseAddress else { return }
      pixels.initialize(repeating: 0, count: horizontal.outputCount)
      enlarge { y, columns, line in
        for x in columns.indices where columns[x].index >= 0 {
          pixels[x] = UInt8((Self.value(columns[x], line) + 0x80_0000) >> 24)
        }
        body(y, pixels)
      }
    }
  }

  /// All pixels as values where 65,280 is full coverage; rows are contiguous.
  func values() -> [UInt16] {
    let width = horizontal.outputCount
    var result = [UInt16](repeating: 0, count: width * vertical.outputCount)
    result.withUnsafeMutableBufferPointer { numbers in
      enlarge { y, columns, line in
        for x in columns.indices where columns[x].index >= 0 {
          numbers[y * width + x] = UInt16((Self.value(columns[x], line) + 0x8000) >> 16)
        }
      }
    }
    return result
  }

  /// Calls `body` with the number of every row that may be covered, the samples of its pixels, and the
  /// cells that they are taken from.
  @inline(__always)
  private func enlarge(
    _ body: (Int, UnsafeBufferPointer<AxisBlur.Sample>, UnsafePointer<UInt32>) -> Void
  ) {
    let width = horizontal.blurredCount
    cells.withUnsafeBufferPointer { cells in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { line in
        guard let cells = cells.baseAddress, let line = line.baseAddress else { return }
        horizontal.samples.withUnsafeBufferPointer { columns in
          for (y, row) in vertical.samples.enumerated() where row.index >= 0 {
            let upper = cells + row.index * width
            pixels_mix_rows(line, upper, upper + width, row.part, width)
            body(y, columns, line)
          }
        }
      }
    }
  }

  /// The value of a pixel, in 2^24ths of a byte step: at most 65,280 times 65,536, which 32 bits hold,
  /// with rounding.
  @inline(__always)
  private static func value(
    _ sample: AxisBlur.Sample, _ line: UnsafePointer<UInt32>
  ) -> UInt32 {
    line[sample.index] &* (256 &- sample.part) &+ line[sample.index &+ 1] &* sample.part
  }

  /// Downsamples to cells: each is a weighted mean of the pixels around its center, where 65,280 is
  /// full coverage.
  private static func reduced(
    _ bitmap: Bitmap, _ component: Int, _ horizontal: AxisBlur, _ vertical: AxisBlur
  ) -> [UInt16] {
    let width = bitmap.width
    guard horizontal.factor > 1 || vertical.factor > 1 else {
      let pixels = bitmap.row(0)
      let (shift, count) = (UInt32(8 * component), width * bitmap.height)
      return [UInt16](unsafeUninitializedCapacity: count) { cells, filled in
        for index in 0..<count { cells[index] = UInt16((pixels[index] &>> shift) & 255) &<< 8 }
        filled = count
      }
    }
    let (fx, fy) = (horizontal.factor, vertical.factor)
    // Twice the factor per pixel, and the factor in pixels per cell, along both axes: a power of two.
    let areaBits = (4 * fx * fx * fy * fy).trailingZeroBitCount
    let spans = (0..<horizontal.cellCount).map(horizontal.pixels(of:))
    var cells: [UInt16] = []
    cells.reserveCapacity(horizontal.cellCount * vertical.cellCount)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(1, width)) { line in
      guard let line = line.baseAddress else { return }
      for cell in 0..<vertical.cellCount {
        line.initialize(repeating: 0, count: width)
        let (rows, firstOwn) = vertical.pixels(of: cell)
        for y in rows {
          let part = vertical.shares[y].part
          pixels_add_component(
            line, bitmap.row(y), Int32(component),
            UInt32(y < firstOwn ? part : 2 * fy - part), width)
        }
        horizontal.shares.withUnsafeBufferPointer { shares in
          for (columns, firstOwn) in spans {
            var sum: UInt64 = 0
            for x in columns.lowerBound..<firstOwn {
              sum &+= UInt64(line[x]) &* UInt64(shares[x].part)
            }
            for x in firstOwn..<columns.upperBound {
              sum &+= UInt64(line[x]) &* UInt64(2 &* fx &- shares[x].part)
            }
            cells.append(mean(sum, areaBits: areaBits))
          }
        }
      }
    }
    return cells
  }

  /// A sum of bytes times weights, divided by the sum of the weights, in 256ths, rounded.
  private static func mean(_ sum: UInt64, areaBits: Int) -> UInt16 {
    areaBits < 9
      ? UInt16((sum << 8 + 1 << (areaBits - 1)) >> areaBits)
      : UInt16((sum + 1 << (areaBits - 9)) >> (areaBits - 8))
  }
}
