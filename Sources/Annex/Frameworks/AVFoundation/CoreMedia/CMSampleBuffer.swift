/// A size of a film, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32
  /// A size.
  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

/// A picture of a film.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
}
