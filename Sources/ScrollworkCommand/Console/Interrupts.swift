import Dispatch
import Foundation
import ScrollworkLoose
import ScrollworkStudio
import Synchronization

/// Ctrl-C and a polite kill end work in an orderly way: what is half done is taken away.
///
/// The first asks the work to stop, which it does between two stills. A second does not wait for
/// that: it takes away what is half written and ends the process. So does the first some seconds
/// later, for views that never let go of the process would not hear it otherwise.
enum Interrupts {
  /// How long the work may take to stop, in seconds.
  ///
  /// - Source: chosen; a still takes less.
  private static let patience = 5.0

  /// Does something that either signal cancels, and a second one ends, unless `relay` has somebody
  /// to pass them to.
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
      if count.next() > 1 { PartFiles.removeAll(andExit: CommandStatus.interrupted.rawValue) }
      task.cancel()
      DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
        if over.next() == 1 { PartFiles.removeAll(andExit: CommandStatus.interrupted.rawValue) }
      }
    }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // Not of the main actor, since it does not come from there.
      let handler: @Sendable () -> Void = { cancel(number) }
      source.setEventHandler(handler: handler)
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    try await task.value
  }
}

/// Counts signals, on any thread.
private final class SignalCount: Sendable {
  private let count = Mutex(0)

  /// How many there are with this one.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
