/// A number of frames per second, as a fraction.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
  /// The numerator.
  public let frames: Int
  /// The denominator, in seconds.
  public let seconds: Int

  /// A rate of `frames` in `seconds`, in lowest terms.
  public init(frames: Int, seconds: Int) {
    precondition(frames > 0 && seconds > 0, "\(frames) frames in \(seconds) s")
    var (a, b) = (frames, seconds)
    while b > 0 { (a, b) = (b, a % b) }
    (self.frames, self.seconds) = (frames / a, seconds / a)
  }

  /// A whole number of frames per second.
  public init(_ fps: Int) { self.init(frames: fps, seconds: 1) }

  /// The time of a frame, in seconds.
  public func time(of number: Int) -> Double { Double(number) * Double(seconds) / Double(frames) }

  /// The number of the frame nearest to a time in seconds.
  func nearest(to time: Double) -> Int {
    Int((time * Double(frames) / Double(seconds)).rounded())
  }

  /// The number of frames that begin in `duration` seconds, at least 1.
  public func count(in duration: Double) -> Int {
    max(1, Int((duration * Double(frames) / Double(seconds) - Self.tiny).rounded(.up)))
  }

  /// The tolerance for rounding errors in times, as a fraction of a frame.
  ///
  /// - Source: chosen; far above the error of a product of times, far below any intended
  ///   difference.
  private static let tiny = 1e-6

  /// The number of frames per second: `50`, or `33.3`.
  public var description: String {
    seconds == 1 ? "\(frames)" : "\(Double(frames * 10 / seconds) / 10)"
  }
}
