/// The numbering of a reel's stills.
///
/// Still n is at time n/fps, whichever part of a reel is rendered.
public struct ReelNumbering: Hashable, Sendable {
  /// The duration of the script, in seconds.
  public let duration: Double
  /// Stills per second.
  public let fps: Int

  /// The tolerance for rounding errors in times, as a fraction of a still.
  ///
  /// - Source: chosen; far above the error of n/fps·fps for any reel, far below any intended
  ///   difference.
  private static let tiny = 1e-6

  /// The numbering of a script with the given duration, in seconds.
  public init(duration: Double, fps: Int) {
    precondition(fps > 0, "fps is \(fps); it must be at least 1")
    self.duration = max(0, duration)
    self.fps = fps
  }

  /// The most stills that are rendered at once.
  ///
  /// - Source: chosen; the names of their files have six digits, and an hour at 240 stills per second
  ///   has fewer.
  public static let maximumCount = 1_000_000

  /// The number of stills: ⌈duration·fps⌉, at least one.
  public var count: Int {
    // Of longer reels than 10¹⁵ stills no number is exact.
    max(1, Int(min(duration * Double(fps) - Self.tiny, 1e15).rounded(.up)))
  }

  /// The time of a still, in seconds.
  public func time(of number: Int) -> Double { Double(number) / Double(fps) }

  /// The number of the last still at or before a time.
  ///
  /// Nil before the start, from the end on, and for NaN.
  public func number(at time: Double) -> Int? {
    let place = time * Double(fps) + Self.tiny
    guard place >= 0, place < Double(count) else { return nil }
    return Int(place)
  }

  /// The numbers of the stills in a part of a scene's reel.
  ///
  /// A span may end at the end of the reel, which has no still.
  ///
  /// - Throws: ``StudioError/tooManyStills(scene:count:fps:limit:)`` for more than ``maximumCount``.
  public func numbers(_ span: ReelSpan, scene: String) throws(StudioError) -> ClosedRange<Int> {
    let numbers = try range(span, scene: scene)
    guard numbers.count <= Self.maximumCount else {
      throw .tooManyStills(
        scene: scene, count: numbers.count, fps: fps, limit: Self.maximumCount)
    }
    return numbers
  }

  private func range(_ span: ReelSpan, scene: String) throws(StudioError) -> ClosedRange<Int> {
    switch span {
    case .whole: return 0...count - 1
    case .at(let time):
      guard let number = number(at: time) else { throw outside(time, scene) }
      return number...number
    case .between(let from, let to):
      guard let first = number(at: from ?? 0) else { throw outside(from ?? 0, scene) }
      let end = to ?? duration
      guard let last = abs(end - duration) < Self.tiny ? count - 1 : number(at: end) else {
        throw outside(end, scene)
      }
      guard first <= last, (from ?? 0) <= end else { throw .backwards(from: from ?? 0, to: end) }
      return first...last
    }
  }

  private func outside(_ time: Double, _ scene: String) -> StudioError {
    .outsideReel(time: time, scene: scene, duration: duration, last: count - 1, fps: fps)
  }
}

/// A part of a reel; times in seconds.
public enum ReelSpan: Hashable, Sendable {
  /// The whole reel.
  case whole
  /// The still at a time.
  case at(Double)
  /// The stills from one time to another, inclusive; nil is the start or the end.
  case between(from: Double?, to: Double?)
}
