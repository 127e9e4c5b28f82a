import Dispatch
import Foundation

/// Ctrl-C and a polite kill end work in an orderly way: what is half done is taken away.
enum Interrupts {
  /// Does something that either signal cancels.
  @MainActor static func cancelling(
    _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws {
    let task = Task { try await body() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The handler runs on a queue of its own, not on the main actor.
      source.setEventHandler { @Sendable in task.cancel() }
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    try await task.value
  }
}
