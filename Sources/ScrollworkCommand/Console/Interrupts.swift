import Dispatch
import Foundation
import ScrollworkLoose
import ScrollworkStudio
import ScrollworkSystem

/// Handles SIGINT, SIGTERM and SIGHUP: partly written files are removed before the process ends.
///
/// The first signal cancels the task, which stops between two stills. A second signal removes
/// partly written files and exits at once. The first signal does the same after a timeout, because
/// views that block the process never reach the cancellation check.
enum Interrupts {
  /// The time that the task has to stop after the first signal, in seconds.
  ///
  /// - Source: chosen; a still takes less.
  private static let exitTimeout = 5.0

  /// The signals; the end of the terminal is not one where it is ignored, as under `nohup`.
  private static var numbers: [Int32] {
    [SIGINT, SIGTERM] + (SignalAction(of: SIGHUP) == .ignored ? [] : [SIGHUP])
  }

  /// Runs `body`, cancelling it on the first signal and exiting on the second.
  ///
  /// Signals go to the process of `relay` instead, if it has one.
  @MainActor static func cancelling(
    relay: SignalRelay? = nil, _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws {
    let task = Task { try await body() }
    // Signals arrive on a queue of their own, never on the main actor.
    let count = SignalCount()
    let over = SignalCount()
    defer { _ = over.next() }
    let cancel: @Sendable (Int32) -> Void = { number in
      if relay?.pass(number) == true { return }
      if count.next() > 1 { UnfinishedFiles.removeAll(andExit: CommandStatus.interrupted.rawValue) }
      task.cancel()
      DispatchQueue.global().asyncAfter(deadline: .now() + exitTimeout) {
        if over.next() == 1 {
          UnfinishedFiles.removeAll(andExit: CommandStatus.interrupted.rawValue)
        }
      }
    }
    let sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The handler is not isolated to the main actor, because it runs on the signal queue.
      let handler: @Sendable () -> Void = { cancel(number) }
      source.setEventHandler(handler: handler)
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    try await task.value
  }
}

/// A thread-safe count of the signals received.
private final class SignalCount: Sendable {
  private let count = Locked(0)

  /// Increments the count and returns it.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
