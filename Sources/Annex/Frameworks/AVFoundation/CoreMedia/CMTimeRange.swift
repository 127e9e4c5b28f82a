/// A part of a film or a sound.
public struct CMTimeRange: Hashable, Sendable {
  /// The start of the time range.
  public var start: CMTime
  /// The duration of the time range.
  public var duration: CMTime
  /// The end of the time range.
  public var end: CMTime { start + duration }

  /// A part by its start and its length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A part by its start and its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// An empty range at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}
