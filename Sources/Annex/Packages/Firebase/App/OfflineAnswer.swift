import ScrollworkFoundation
import ScrollworkViews

/// The answers of services that cannot be reached, on the clock of a scene.
enum OfflineAnswer {
  /// The seconds until a request fails.
  ///
  /// - Source: chosen; as for a session that loads URLs.
  static let delay = 0.05

  /// Runs a closure after some seconds, or one tick later.
  static func after(_ seconds: Double = 0, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
  }

  /// Throws an error after a delay.
  static func fail<Value>(_ error: any Error, after seconds: Double = delay) async throws -> Value {
    try await Task<Never, Never>.sleep(for: .seconds(seconds))
    throw error
  }

  /// Waits for a server that never answers: for three years, which no scene lasts.
  static func wait() async throws {
    try await Task<Never, Never>.sleep(for: .seconds(100_000_000))
  }
}
