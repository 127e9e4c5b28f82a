import ScrollworkCairo
import Testing

extension Bitmap {
  /// The mean absolute difference of 8-bit color channels from a bitmap of the same size.
  func meanDifference(from other: Bitmap) throws -> Double {
    try #require(width == other.width && height == other.height)
    var sum = 0
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        for shift in [0, 8, 16] as [UInt32] {
          sum += abs(Int(self[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255))
        }
      }
    }
    return Double(sum) / Double(3 * width * height)
  }
}
