public import Foundation

/// The pictures of both sides of a comparison, as PNG files.
public protocol ComparisonPictures: Sendable {
  /// The picture of a still of the old reel; nil if it is not kept.
  func old(_ still: Int) throws -> Data?

  /// The picture of a still of the new reel; nil if it is not kept.
  func new(_ still: Int) throws -> Data?
}
