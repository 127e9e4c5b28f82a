import Foundation
public import ScrollworkDrawing

extension Pixels {
  /// The mean of bitmaps of one size, in linear light: what a shutter that is open for all of them
  /// records.
  ///
  /// The mean of equal bitmaps is that bitmap, exactly; the order does not matter.
  ///
  /// - Precondition: There is at least one bitmap, and all have one size.
  /// - Complexity: O(n) in the number of bytes.
  public static func mean(of samples: [Pixels]) -> Pixels {
    precondition(!samples.isEmpty, "there is no mean of no bitmaps")
    let first = samples[0]
    guard samples.contains(where: { $0 != first }) else { return first }
    precondition(
      samples.allSatisfy { $0.width == first.width && $0.height == first.height },
      "bitmaps of different sizes")
    var data = first.data
    data.withUnsafeMutableBytes { mean in
      // Most of a picture is the same in all samples, and stays as it is.
      for start in stride(from: 0, to: mean.count, by: Self.chunk) {
        let range = start..<min(start + Self.chunk, mean.count)
        guard samples.contains(where: { !$0.isSame(as: mean, in: range) }) else { continue }
        Self.mean(of: samples, in: range, to: mean)
      }
    }
    return Pixels(width: first.width, height: first.height, data: data)
  }

  /// The bytes that are compared at once.
  ///
  /// - Source: chosen: 64 pixels; smaller than the gaps between what moves.
  private static let chunk = 256

  private func isSame(as other: UnsafeMutableRawBufferPointer, in range: Range<Int>) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let mine = bytes.baseAddress, let theirs = other.baseAddress else { return true }
      return memcmp(mine + range.lowerBound, theirs + range.lowerBound, range.count) == 0
    }
  }

  private static func mean(
    of samples: [Pixels], in range: Range<Int>, to mean: UnsafeMutableRawBufferPointer
  ) {
    let count = UInt64(samples.count)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: range.count) { sums in
      sums.initialize(repeating: 0)
      LinearLight.decoded.withUnsafeBufferPointer { decoded in
        for sample in samples {
          sample.data.withUnsafeBytes { bytes in
            for index in 0..<range.count {
              sums[index] &+= decoded[Int(bytes[range.lowerBound &+ index])]
            }
          }
        }
      }
      for index in 0..<range.count {
        mean[range.lowerBound + index] = LinearLight.encoded((sums[index] &+ count / 2) / count)
      }
    }
  }
}

/// The sRGB transfer function between bytes and whole numbers, so that sums have no order.
///
/// - Source: documented, IEC 61966-2-1.
private enum LinearLight {
  /// The linear value of the byte 255.
  ///
  /// - Source: chosen: the smallest step between two bytes is 20,000 units, so that rounding never
  ///   decides between neighbors.
  static let unit = 67_108_864.0

  /// The linear values of all bytes.
  static let decoded: [UInt64] = (0...255).map { UInt64((linear(Double($0)) * unit).rounded()) }

  /// The linear values from which on a value is nearest to the byte after, by encoded distance.
  private static let boundaries: [UInt64] = (0..<255).map {
    UInt64((linear(Double($0) + 0.5) * unit).rounded())
  }

  /// A step of the table of first guesses, as a power of two.
  private static let shift: UInt64 = 12

  /// The byte of the lower end of each step.
  private static let guesses: [UInt8] = {
    var byte = 0
    return (0...(UInt64(unit) >> shift)).map { step in
      while byte < 255, boundaries[byte] <= step << shift { byte += 1 }
      return UInt8(byte)
    }
  }()

  /// The byte nearest to a linear value.
  static func encoded(_ value: UInt64) -> UInt8 {
    var byte = Int(guesses[Int(value >> shift)])
    while byte < 255, boundaries[byte] <= value { byte += 1 }
    return UInt8(byte)
  }

  private static func linear(_ byte: Double) -> Double {
    let x = byte / 255
    return x <= 0.040_45 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
  }
}
