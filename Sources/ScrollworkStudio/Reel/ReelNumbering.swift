/// Which stills a reel has, and which one holds at a time.
///
/// Still n is the moment n/fps. Numbers do not depend on which part of a reel is asked for.
public struct ReelNumbering: Hashable, Sendable {
  /// How long the script takes, in seconds.
  public let duration: Double
  /// Stills to a second.
  public let fps: Int

  /// The part of a still that rounding errors of times cannot reach.
  ///
  /// - Source: chosen; far above the error of n/fps·fps for any reel, far below what anyone means.
  private static let tiny = 1e-6

  /// The numbering of a script that takes `duration` seconds.
  public init(duration: Double, fps: Int) {
    precondition(fps > 0, "fps is \(fps); it must be at least 1")
    self.duration = max(0, duration)
    self.fps = fps
  }

  /// How many stills there are: ⌈duration·fps⌉, and one of a script that takes no time.
  public var count: Int {
    max(1, Int((duration * Double(fps) - Self.tiny).rounded(.up)))
  }

  /// The moment of a still, in seconds.
  public func time(of number: Int) -> Double { Double(number) / Double(fps) }

  /// The still that holds at a time: the last one not later.
  ///
  /// Nil before the start, from the end on, and for what is no number.
  public func number(at time: Double) -> Int? {
    let place = time * Double(fps) + Self.tiny
    guard place >= 0, place < Double(count) else { return nil }
    return Int(place)
  }

  /// The stills of a part of the reel of a scene.
  ///
  /// The end of a span may be the end of the reel, which has no still of its own.
  public func numbers(_ span: ReelSpan, scene: String) throws(StudioError) -> ClosedRange<Int> {
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

/// The part of a reel that is wanted; times in seconds.
public enum ReelSpan: Hashable, Sendable {
  /// All of it.
  case whole
  /// The still that holds at a time.
  case at(Double)
  /// The stills that hold at two times, and all in between; nil is the start or the end.
  case between(from: Double?, to: Double?)
}
