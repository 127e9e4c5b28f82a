/// A size of a film, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width of the video dimensions.
  public var width: Int32
  /// The height of the video dimensions.
  public var height: Int32
  /// Creates video dimensions with a width and a height.
  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

/// A picture of a film.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
}
