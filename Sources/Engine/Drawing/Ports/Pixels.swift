public import Foundation

/// An opaque bitmap.
///
/// Each pixel is four bytes: blue, green, red in sRGB, and 255. Rows follow each other without gaps,
/// from the top.
public struct Pixels: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels, row after row: four bytes times width times height.
  public let data: Data

  /// A bitmap of `data`, which has four bytes for each pixel.
  public init(width: Int, height: Int, data: Data) {
    precondition(data.count == 4 * width * height, "\(data.count) bytes for \(width) × \(height)")
    (self.width, self.height, self.data) = (width, height, data)
  }
}
