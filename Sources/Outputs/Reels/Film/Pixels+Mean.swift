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
    var sums = [UInt64](repeating: 0, count: first.data.count)
    let decoded = LinearLight.decoded
    sums.withUnsafeMutableBufferPointer { sums in
      for sample in samples {
        sample.data.withUnsafeBytes { bytes in
          for index in bytes.indices { sums[index] += decoded[Int(bytes[index])] }
        }
      }
    }
    let count = UInt64(samples.count)
    let data = Data(sums.map { LinearLight.encoded(($0 + count / 2) / count) })
    return Pixels(width: first.width, height: first.height, data: data)
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
