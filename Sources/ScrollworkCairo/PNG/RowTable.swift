import ScrollworkSystem

/// The digests of rows of pixels by what they were composed of, safe to use from several threads.
///
/// A row that was composed before is known without drawing it again.
final class RowTable: Sendable {
  private struct State {
    /// The rows that were used since the last change of generations, and those before.
    var young: [RowDigest: RowDigest] = [:]
    var old: [RowDigest: RowDigest] = [:]
  }

  private let state = Locked(State())

  /// The rows of a generation.
  ///
  /// - Source: chosen; forty pictures of a phone at @2x without a common row, a few megabytes.
  private static let limit = 1 << 16

  /// The digests of the rows of some sources; nil for those that are not known.
  func digests(of sources: [RowDigest]) -> [RowDigest?] {
    state.withLock { state in
      sources.map { source in
        if let known = state.young[source] { return known }
        guard let known = state.old[source] else { return nil }
        state.young[source] = known
        return known
      }
    }
  }

  /// Keeps the digests of the rows of some sources.
  func insert(_ rows: [RowDigest], for sources: [RowDigest]) {
    state.withLock { state in
      for (source, row) in zip(sources, rows) { state.young[source] = row }
      guard state.young.count > Self.limit else { return }
      state.old = state.young
      state.young = [:]
    }
  }
}
