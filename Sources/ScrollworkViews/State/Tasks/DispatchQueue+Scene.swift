public import Foundation
import ScrollworkMotion

// Scene code that puts work off finds these in place of Dispatch's own, which they go on to call
// wherever no script is being played.
extension DispatchQueue {
  /// Does something a tick later, if it is asked for on the main queue while a script is played.
  public func async(execute work: @escaping @Sendable () -> Void) {
    let isTaken = Playing.withAgenda { agenda in
      guard isMain else { return false }
      agenda.add(at: agenda.tick + 1) { work() }
      return true
    }
    if isTaken != true { async(group: nil, qos: .unspecified, flags: [], execute: work) }
  }

  /// Does something later, in the time of the scene while one is played.
  ///
  /// On the first tick that is not earlier, and a tick later at least.
  public func asyncAfter(deadline: SceneDeadline, execute work: @escaping @Sendable () -> Void) {
    let isTaken = Playing.withAgenda { agenda in
      guard isMain else { return false }
      agenda.add(at: agenda.tick + max(1, Tick.first(notBefore: deadline.seconds))) { work() }
      return true
    }
    if isTaken != true { asyncAfter(wallDeadline: .now() + deadline.seconds, execute: work) }
  }

  private var isMain: Bool { label == DispatchQueue.main.label }
}

/// How long from now something is to be done: what `.now() + 0.3` means beside
/// ``Foundation/DispatchQueue/asyncAfter(deadline:execute:)``.
public struct SceneDeadline: Hashable, Sendable {
  /// Seconds from now.
  let seconds: Double

  /// At once.
  public static func now() -> SceneDeadline { SceneDeadline(seconds: 0) }

  /// Some seconds later.
  public static func + (deadline: SceneDeadline, seconds: Double) -> SceneDeadline {
    SceneDeadline(seconds: deadline.seconds + (seconds.isFinite ? max(0, seconds) : 0))
  }

  /// Some time later.
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
