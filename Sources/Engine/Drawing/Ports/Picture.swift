import Foundation

/// A decoded picture with straight alpha.
///
/// Each pixel is four bytes: red, green, blue and alpha, in sRGB, not premultiplied. Rows follow
/// each other without gaps, from the top.
public struct Picture: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels, row after row: red in the lowest byte, then green, blue and alpha.
  public let pixels: [UInt32]

  /// A picture of `pixels`, of which there are width times height.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "\(pixels.count) pixels for \(width) × \(height)")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Whether both pictures have the same size and the same bytes.
  public static func == (one: Picture, other: Picture) -> Bool {
    guard one.width == other.width, one.height == other.height else { return false }
    return one.pixels.withUnsafeBytes { bytes in
      other.pixels.withUnsafeBytes { others in
        guard let base = bytes.baseAddress, let other = others.baseAddress else { return true }
        return base == other || memcmp(base, other, bytes.count) == 0
      }
    }
  }
}
