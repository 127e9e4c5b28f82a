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
    let running = Locked<Task<Void, any Error>?>(nil)
    // Signals arrive on a queue of their own, never on the main actor.
    let count = SignalCount()
    let over = SignalCount()
    defer { _ = over.next() }
    let cancel: @Sendable (Int32) -> Void = { number in
      if relay?.pass(number) == true { return }
      if count.next() > 1 { UnfinishedFiles.removeAll(andExit: CommandStatus.interrupted.rawValue) }
      running.withLock { $0?.cancel() }
      DispatchQueue.global().asyncAfter(deadline: .now() + exitTimeout) {
        if over.next() == 1 {
          UnfinishedFiles.removeAll(andExit: CommandStatus.interrupted.rawValue)
        }
      }
    }
    // Until its handler is installed, a signal has the action that the process inherits: it is
    // never lost, and never ignored in a child process.
    var sources: [any DispatchSourceSignal] = []
    for number in numbers { sources.append(await handler(of: number) { cancel(number) }) }
    defer { sources.forEach { $0.cancel() } }
    let task = Task { try await body() }
    running.withLock { $0 = task }
    // A signal before the task.
    if count.value > 0 { task.cancel() }
    try await task.value
  }

  /// The installed handler of a signal, which runs on the signal queue.
  private static func handler(
    of number: Int32, _ handle: @escaping @Sendable () -> Void
  ) async -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: handle)
    await withCheckedContinuation { continuation in
      let resume: @Sendable () -> Void = { continuation.resume() }
      source.setRegistrationHandler(handler: resume)
      source.resume()
    }
    return source
  }
}

/// A thread-safe count of the signals received.
private final class SignalCount: Sendable {
  private let count = Locked(0)

  /// The count.
  var value: Int { count.withLock(\.self) }

  /// Increments the count and returns it.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
