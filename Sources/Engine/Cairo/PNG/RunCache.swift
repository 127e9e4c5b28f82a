import ScrollworkSystem

/// A cache of compressed runs of rows by the digests of the rows, safe to use from several threads.
///
/// Caching never changes the output: a run that is missing is compressed to the same bytes.
final class RunCache: Sendable {
  private let runs: Locked<LRUCache<RowDigest, PackedRun>>

  /// Creates a cache with a limit in bytes.
  init(byteLimit: Int) { runs = Locked(LRUCache(limit: byteLimit)) }

  /// The known runs of some keys.
  func known(_ keys: [RowDigest]) -> [PackedRun?] {
    runs.withLock { runs in keys.map { runs.value(for: $0) } }
  }

  func insert(_ run: PackedRun, for key: RowDigest) {
    runs.withLock { $0.insert(run, for: key, cost: run.bytes.count) }
  }
}
