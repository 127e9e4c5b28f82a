public import Foundation

/// An encoder of small picture files, met by the renderer's room.
public protocol PictureCompressing: Sendable {
  /// The WebP file of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - quality: The quality of a lossy file, 0…100; nil for a lossless one.
  /// - Returns: The bytes; nil for a picture that the format cannot have, such as an empty one.
  func webP(of picture: Picture, quality: Float?) -> Data?
}
