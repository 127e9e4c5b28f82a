public import Foundation

/// A reference to an image: its name, size and digest, without its pixels.
public struct ImageAsset: Hashable, Sendable {
  /// The name that views refer to.
  public var name: String
  /// The size, in points.
  public var size: CGSize
  /// The digest of the file's bytes.
  public var digest: ContentDigest

  /// A reference to a named image.
  public init(name: String, size: CGSize, digest: ContentDigest) {
    self.name = name
    self.size = size
    self.digest = digest
  }
}

/// A provider of named images, met by the renderer that draws them.
public protocol ImageProviding: Sendable {
  /// The image with a name; nil if there is none.
  func image(named name: String) -> ImageAsset?
}
