public import Foundation

/// A picture as views and display lists know it: its name, size and identity, not its pixels.
public struct ImageAsset: Hashable, Sendable {
  /// The name views ask for.
  public var name: String
  /// The extent, in points.
  public var size: CGSize
  /// The identity of the file's bytes.
  public var digest: ContentDigest

  /// A picture known by name.
  public init(name: String, size: CGSize, digest: ContentDigest) {
    self.name = name
    self.size = size
    self.digest = digest
  }
}

/// Finds pictures by name; a backend that is to draw them answers.
public protocol ImageProviding: Sendable {
  /// The picture of that name, or nil when there is none.
  func image(named name: String) -> ImageAsset?
}
