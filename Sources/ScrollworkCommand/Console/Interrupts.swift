import Dispatch
import Foundation

/// Ctrl-C and a polite kill end work in an orderly way: what is half done is taken away.
enum Interrupts {
  /// Does something that either signal cancels.
  @MainActor static func cancelling(
    _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws {
    let task = Task { try await body() }
    // Signals arrive on a queue of their own, never on the main actor.
    let cancel: @Sendable () -> Void = { task.cancel() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: cancel)
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    try await task.value
  }
}
