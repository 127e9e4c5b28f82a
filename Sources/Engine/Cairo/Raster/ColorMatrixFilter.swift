import Foundation
import ScrollworkDrawing

/// A color matrix filter in integers, with equal results on every machine.
struct ColorMatrixFilter {
  /// The matrix rows: factors in 1/1024, constants in 1/1024 of 255.
  private let rows: [Int]

  init(_ matrix: ColorMatrix) {
    rows = matrix.rows.map { Int((min(max($0, -1e6), 1e6) * 1024).rounded()) }
  }

  /// Returns the bitmap with the matrix applied.
  func applied(to flat: Bitmap) throws(CairoError) -> Bitmap {
    let result = try Bitmap(flat.frame)
    let source = flat.pixels.assumingMemoryBound(to: UInt8.self)
    let target = result.pixels.assumingMemoryBound(to: UInt8.self)
    rows.withUnsafeBufferPointer { rows in
      for pixel in 0..<(flat.width * flat.height) {
        let (from, to) = (source + 4 * pixel, target + 4 * pixel)
        let alpha = Int(from[3])
        guard alpha > 0 else { continue }
        to[3] = from[3]
        // Blue comes first in memory.
        for (component, place) in [(0, 2), (1, 1), (2, 0)] {
          let row = 4 * component
          let sum =
            rows[row] * Int(from[2]) + rows[row + 1] * Int(from[1]) + rows[row + 2] * Int(from[0])
            + rows[row + 3] * alpha
          to[place] = UInt8(min(max((sum + 512) >> 10, 0), alpha))
        }
      }
    }
    return result
  }
}
