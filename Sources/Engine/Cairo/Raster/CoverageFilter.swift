import Foundation
import ScrollworkDrawing

/// A filter that makes a new opacity from a pixel, in integers.
enum CoverageFilter {
  /// The luminance as the opacity of black.
  case luminance
  /// A color where the opacity is in a range.
  case threshold(ClosedRange<Double>, Color.Resolved)

  /// Returns the filtered bitmap.
  ///
  /// - Source: the factors of luminance are those of W3C's "Filter Effects", `luminanceToAlpha`.
  func applied(to flat: Bitmap) throws(CairoError) -> Bitmap {
    let result = try Bitmap(flat.frame)
    let source = flat.pixels.assumingMemoryBound(to: UInt8.self)
    let target = result.pixels.assumingMemoryBound(to: UInt8.self)
    switch self {
    case .luminance:
      for pixel in 0..<(flat.width * flat.height) {
        let from = source + 4 * pixel
        // Blue comes first in memory; components are premultiplied.
        let sum = 2126 * Int(from[2]) + 7152 * Int(from[1]) + 722 * Int(from[0])
        target[4 * pixel + 3] = UInt8((sum + 5000) / 10000)
      }
    case .threshold(let range, let color):
      let (low, high) = (range.lowerBound * 255, range.upperBound * 255)
      let filled = [color.blue, color.green, color.red, 1].map {
        UInt8(($0 * color.opacity * 255).rounded())
      }
      for pixel in 0..<(flat.width * flat.height) {
        let alpha = Double(source[4 * pixel + 3])
        guard alpha > 0, alpha >= low, alpha <= high else { continue }
        for index in 0..<4 { target[4 * pixel + index] = filled[index] }
      }
    }
    return result
  }
}
