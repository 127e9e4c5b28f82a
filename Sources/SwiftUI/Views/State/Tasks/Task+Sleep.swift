import Foundation
import ScrollworkMotion

// These overloads shadow the standard library's own in scene code, and call them while no scene is
// played.
extension Task where Success == Never, Failure == Never {
  /// Sleeps for a duration, in scene time while a scene is played.
  ///
  /// It ends on the first tick at or after the duration, and at least one tick later. A cancelled
  /// task throws a `CancellationError`, immediately or in its next sleep.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    let parts = duration.components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    if try await SceneSleep.sleep(seconds) { return }
    try await sleep(for: duration, tolerance: tolerance, clock: .continuous)
  }

  /// Sleeps for some nanoseconds, in scene time while a scene is played.
  ///
  /// See ``sleep(for:tolerance:)``.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    if try await SceneSleep.sleep(Double(duration) / 1e9) { return }
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
  }
}

/// The sleep of a scene's task.
enum SceneSleep {
  /// Sleeps in the scene that is played; false if there is none.
  nonisolated(nonsending) static func sleep(_ seconds: Double) async throws -> Bool {
    guard Playing.withAgenda({ _ in true }) == true else { return false }
    let waiting = Waiting()
    TaskRun.current?.sleepers += 1
    defer { TaskRun.current?.sleepers -= 1 }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        waiting.continuation = continuation
        let isCancelled = Task<Never, Never>.isCancelled
        _ = Playing.withAgenda { agenda in
          let ticks = isCancelled ? 1 : max(1, Tick.first(notBefore: seconds))
          agenda.add(at: agenda.tick + ticks) { waiting.end() }
          agenda.sleepers.append(waiting)
        }
      }
    } onCancel: {
      // One tick later: a loop that ignores the cancellation must not stop the clock.
      _ = Playing.withAgenda { agenda in agenda.add(at: agenda.tick + 1) { waiting.end() } }
    }
    _ = Playing.withAgenda { agenda in agenda.sleepers.removeAll { $0 === waiting } }
    // Cancels the whole task, so that a loop that checks for it ends.
    if waiting.isAborted { withUnsafeCurrentTask { $0?.cancel() } }
    try Task<Never, Never>.checkCancellation()
    return true
  }

  /// The continuation of a sleep, resumed once; accessed on the playing thread only.
  final class Waiting: @unchecked Sendable {
    fileprivate var continuation: UnsafeContinuation<Void, Never>?
    /// Whether the sleep was aborted because its end will never come.
    fileprivate private(set) var isAborted = false

    func end() {
      continuation?.resume()
      continuation = nil
    }

    /// Aborts the sleep, because the clock stops.
    func abortSleep() {
      isAborted = true
      end()
    }
  }
}

/// A task that a view started; accessed on the playing thread only.
package final class TaskRun: @unchecked Sendable {
  @TaskLocal static var current: TaskRun?

  /// The number of sleeps in progress in the task.
  package var sleepers = 0
  /// Whether the task has ended or was cancelled.
  package var isDone = false
  /// The task, for its cancellation.
  var task: Task<Void, Never>?

  /// Cancels the task.
  func cancel() {
    isDone = true
    task?.cancel()
    task = nil
  }
}
