/// A still of a recorded reel.
public struct RecordedStill: Hashable, Sendable {
  /// The digest of the display list, in hexadecimal digits; nil if only the picture is known.
  public var list: String?
  /// The SHA-256 of the picture's file, in hexadecimal digits; nil without a picture.
  public var picture: String?

  /// Whether nothing is known of the still, such as one that was not rendered.
  public var isUnknown: Bool { list == nil && picture == nil }

  /// A still with the digests that are known.
  public init(list: String? = nil, picture: String? = nil) {
    (self.list, self.picture) = (list, picture)
  }
}
