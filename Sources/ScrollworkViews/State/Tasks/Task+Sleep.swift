import Foundation
import ScrollworkMotion

// Scene code that waits finds these in place of the standard library's own, which they go on to call
// wherever no scene is being played.
extension Task where Success == Never, Failure == Never {
  /// Waits for some time: that of the scene while one is played.
  ///
  /// It ends on the first tick that is not earlier, and a tick later at least. A task that is cancelled
  /// throws a `CancellationError`, then or when it next waits.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    let parts = duration.components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    if try await SceneSleep.sleep(seconds) { return }
    try await sleep(for: duration, tolerance: tolerance, clock: .continuous)
  }

  /// Waits for some nanoseconds: those of the scene while one is played.
  ///
  /// See ``sleep(for:tolerance:)``.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    if try await SceneSleep.sleep(Double(duration) / 1e9) { return }
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
  }
}

/// A task of a scene that waits for a moment.
enum SceneSleep {
  /// Waits in the scene that is being played; says whether one is.
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
      // One tick later: a loop that takes no notice must not stop the clock.
      _ = Playing.withAgenda { agenda in agenda.add(at: agenda.tick + 1) { waiting.end() } }
    }
    _ = Playing.withAgenda { agenda in agenda.sleepers.removeAll { $0 === waiting } }
    // As a whole, so that a loop that asks for it ends.
    if waiting.isBrokenOff { withUnsafeCurrentTask { $0?.cancel() } }
    try Task<Never, Never>.checkCancellation()
    return true
  }

  /// The end of the waiting, which comes once; used by the thread that plays only.
  final class Waiting: @unchecked Sendable {
    fileprivate var continuation: UnsafeContinuation<Void, Never>?
    /// Whether the moment it waited for will never come.
    fileprivate private(set) var isBrokenOff = false

    func end() {
      continuation?.resume()
      continuation = nil
    }

    /// Ends the waiting because the clock will not go on.
    func breakOff() {
      isBrokenOff = true
      end()
    }
  }
}

/// A task that a view began; used by the thread that plays only.
package final class TaskRun: @unchecked Sendable {
  @TaskLocal static var current: TaskRun?

  /// How much in it waits for the scene's clock.
  package var sleepers = 0
  /// Whether it has come to its end, or was told to.
  package var isDone = false
  /// What can be told to come to its end.
  var task: Task<Void, Never>?

  /// Tells it to come to its end.
  func cancel() {
    isDone = true
    task?.cancel()
    task = nil
  }
}
