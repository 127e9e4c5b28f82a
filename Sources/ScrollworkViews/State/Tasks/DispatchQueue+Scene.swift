public import Foundation
import ScrollworkMotion

// These overloads shadow Dispatch's own in scene code, and call them while no script is played. What
// a view gives to the main queue while it is made for a still is not run: playing has run it.
extension DispatchQueue {
  /// Runs a closure one tick later, if called on the main queue while a script is played.
  public func async(execute work: @escaping @Sendable () -> Void) {
    if isMain, SceneExecutor.isDrawing { return }
    let isTaken = Playing.withAgenda { agenda in
      guard isMain else { return false }
      agenda.add(at: agenda.tick + 1) { work() }
      return true
    }
    if isTaken != true { async(group: nil, qos: .unspecified, flags: [], execute: work) }
  }

  /// Runs a closure after a delay, in scene time while a scene is played.
  ///
  /// It runs on the first tick at or after the deadline, and at least one tick later.
  public func asyncAfter(deadline: SceneDeadline, execute work: @escaping @Sendable () -> Void) {
    if isMain, SceneExecutor.isDrawing { return }
    let isTaken = Playing.withAgenda { agenda in
      guard isMain else { return false }
      agenda.add(at: agenda.tick + max(1, Tick.first(notBefore: deadline.seconds))) { work() }
      return true
    }
    if isTaken != true {
      asyncAfter(deadline: DispatchTime.now() + deadline.seconds, execute: work)
    }
  }

  private var isMain: Bool { label == DispatchQueue.main.label }
}

/// A delay from now: the meaning of `.now() + 0.3` in
/// `DispatchQueue.asyncAfter(deadline:execute:)`.
public struct SceneDeadline: Hashable, Sendable {
  /// The delay, in seconds.
  let seconds: Double

  /// A deadline without delay.
  public static func now() -> SceneDeadline { SceneDeadline(seconds: 0) }

  /// A deadline some seconds later.
  public static func + (deadline: SceneDeadline, seconds: Double) -> SceneDeadline {
    SceneDeadline(seconds: deadline.seconds + (seconds.isFinite ? max(0, seconds) : 0))
  }

  /// A deadline some time interval later.
  public static func + (
    deadline: SceneDeadline, interval: DispatchTimeInterval
  ) -> SceneDeadline {
    switch interval {
    case .seconds(let count): deadline + Double(count)
    case .milliseconds(let count): deadline + Double(count) / 1e3
    case .microseconds(let count): deadline + Double(count) / 1e6
    case .nanoseconds(let count): deadline + Double(count) / 1e9
    default: deadline
    }
  }
}
