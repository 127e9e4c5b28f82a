public import Foundation
import ScrollworkMotion

// These overloads shadow Dispatch's own in scene code, and call them while no script is played. What
// a view gives to a queue while it is made for a still is not run: playing has run it. All queues
// run what they are given on the thread that plays the scene, in order.
extension DispatchQueue {
  /// Runs a closure one tick later, while a script is played.
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(qos: .unspecified, execute: work)
  }

  /// Runs a closure one tick later, while a script is played; the quality of service has no effect.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    if SceneExecutor.isDrawing { return }
    let isTaken = Playing.withAgenda { agenda in agenda.add(at: agenda.tick + 1) { work() } }
    if isTaken == nil { async(group: nil as DispatchGroup?, qos: qos, flags: flags, execute: work) }
  }

  /// Runs a closure one tick later, as a work of a group.
  public func async(
    group: SceneDispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    group.enter()
    async(qos: qos, flags: flags) {
      work()
      group.leave()
    }
  }

  /// Runs a closure after a delay, in scene time while a scene is played.
  ///
  /// It runs on the first tick at or after the deadline, and at least one tick later.
  public func asyncAfter(deadline: SceneDeadline, execute work: @escaping @Sendable () -> Void) {
    if SceneExecutor.isDrawing { return }
    let isTaken = Playing.withAgenda { agenda in
      agenda.add(at: agenda.tick + max(1, Tick.first(notBefore: deadline.seconds))) { work() }
    }
    if isTaken == nil {
      asyncAfter(deadline: DispatchTime.now() + deadline.seconds, execute: work)
    }
  }
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
