public import Foundation

/// A group of works whose end is awaited, on the clock of a scene.
///
/// `wait()` returns at once, as the thread that would wait is the one that does the work.
public final class SceneDispatchGroup: @unchecked Sendable {
  // Used on the thread that plays the scene only.
  private var count = 0
  private var waiting: [(queue: DispatchQueue, work: @Sendable () -> Void)] = []

  /// Creates a group without works.
  public init() {}

  /// Adds a work.
  public func enter() { count += 1 }

  /// Ends a work; the last one lets the notifications run.
  public func leave() {
    count -= 1
    guard count <= 0 else { return }
    let last = waiting
    waiting = []
    for (queue, work) in last { queue.async(execute: work) }
  }

  /// Runs a closure on a queue when all works have ended.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    if count <= 0 { queue.async(execute: work) } else { waiting.append((queue, work)) }
  }

  /// Returns at once.
  public func wait() {}
}
