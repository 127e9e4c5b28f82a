public import ScrollworkGeometry
public import ScrollworkMotion

/// A move of the camera that shows a reel's scene.
public struct CameraMove: Hashable, Sendable {
  /// The end of a move.
  public enum Goal: Hashable, Sendable {
    /// A place in the middle of the frame, enlarged by a factor; nil keeps the factor.
    case place(GestureScript.Place, by: Double?)
    /// What is a displacement away, in points of the scene, in the middle of the frame.
    case displacement(CGVector)
    /// The whole frame, as at the start.
    case whole
  }

  /// The end.
  public var goal: Goal
  /// The duration, in seconds of the reel.
  public var duration: Double
  /// The pace.
  public var curve: UnitCurve

  /// The usual duration, in seconds.
  ///
  /// - Source: chosen; slower than the scroll of a finger, so that the eye follows.
  public static let usualDuration = 0.8

  /// A move; by default it begins and ends gently.
  public init(
    _ goal: Goal, for duration: Double = CameraMove.usualDuration, curve: UnitCurve = .easeInOut
  ) {
    (self.goal, self.duration, self.curve) = (goal, duration, curve)
  }
}

extension CameraMove: CustomStringConvertible {
  /// The line of a script file after the word "reel".
  public var description: String {
    typealias Spelling = ScriptSpelling
    let words =
      switch goal {
      case .place(let place, let factor?): "zoom to \(place) by \(Spelling.number(factor))"
      case .place(let place, nil): "pan to \(place)"
      case .displacement(let way): "pan by \(Spelling.pair(way.dx, way.dy))"
      case .whole: "zoom out"
      }
    return words
      + (duration == Self.usualDuration ? "" : " for \(Spelling.time(duration))")
      + (curve == .easeInOut ? "" : " ease \(curve.words)")
  }
}
