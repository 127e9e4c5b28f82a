/// The clock of a reel: which time of the scene each time of the reel shows.
///
/// Linear between changes of speed and freezes; a function in both directions, except that a freeze
/// shows one time of the scene for a while.
public struct TimeMap: Hashable, Sendable {
  private struct Segment: Hashable {
    /// The start in the reel, in seconds.
    let reel: Double
    /// The start in the scene, in seconds.
    let scene: Double
    /// The seconds of the scene in a second of the reel; 0 in a freeze.
    let speed: Double
  }

  private let segments: [Segment]
  /// The duration of the reel, in seconds.
  public let duration: Double

  /// The clock of a reel of a scene that lasts `sceneDuration` seconds.
  ///
  /// Of changes at one time the last one counts, and freezes at one time add up. Those outside the
  /// scene are moved to its start or its end.
  ///
  /// - Precondition: All speeds are above 0, and all durations finite and 0 or more.
  public init(
    sceneDuration: Double, speedChanges: [Staging.SpeedChange] = [],
    freezes: [Staging.Freeze] = []
  ) {
    precondition(speedChanges.allSatisfy { $0.speed > 0 && $0.speed.isFinite }, "no speed")
    precondition(freezes.allSatisfy { $0.duration >= 0 && $0.duration.isFinite }, "no freeze")
    func inScene(_ time: Double) -> Double { max(0, min(time, sceneDuration)) }
    let times = Set(
      speedChanges.map { inScene($0.time) } + freezes.map { inScene($0.time) } + [0])
    var segments: [Segment] = []
    var (reel, scene, speed) = (0.0, 0.0, 1.0)
    for time in times.sorted() {
      reel += (time - scene) / speed
      scene = time
      let pause = freezes.reduce(0) { inScene($1.time) == time ? $0 + $1.duration : $0 }
      if pause > 0 {
        segments.append(Segment(reel: reel, scene: scene, speed: 0))
        reel += pause
      }
      speed = speedChanges.last { inScene($0.time) == time }?.speed ?? speed
      segments.append(Segment(reel: reel, scene: scene, speed: speed))
    }
    self.segments = segments
    duration = reel + (sceneDuration - scene) / speed
  }

  /// The time of the scene, in seconds, that the reel shows at a time; 0 before its start, and
  /// after its end at the last speed.
  public func sceneTime(at time: Double) -> Double {
    let segment = segments.last { $0.reel <= time } ?? segments[0]
    return segment.scene + max(0, time - segment.reel) * segment.speed
  }

  /// The first time of the reel, in seconds, that shows a time of the scene.
  public func reelTime(ofScene time: Double) -> Double {
    let segment = segments.first { $0.scene == time } ?? segments.last { $0.scene < time }
    guard let segment, segment.speed > 0 else { return segment?.reel ?? 0 }
    return segment.reel + (time - segment.scene) / segment.speed
  }
}
