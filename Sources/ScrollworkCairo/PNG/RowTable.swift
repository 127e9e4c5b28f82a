import ScrollworkSystem

/// The digests of rows of pixels by what they were composed of, safe to use from several threads.
///
/// A row that was composed before is known without drawing it again. Each row has one place in the
/// table, where the last one is kept.
final class RowTable: Sendable {
  private struct Entry {
    var source, row: RowDigest
  }

  private let entries: Locked<[Entry]>

  /// The number of places, a power of two.
  ///
  /// - Source: chosen; forty pictures of a phone at @2x without a common row, two megabytes.
  private static let count = 1 << 16

  init() {
    entries = Locked(
      [Entry](repeating: Entry(source: .transparent, row: .transparent), count: Self.count))
  }

  private static func place(_ source: RowDigest) -> Int {
    Int(truncatingIfNeeded: source.bits & UInt64(count - 1))
  }

  /// The digests of the rows of some sources; nil for those that are not known.
  func digests(of sources: [RowDigest?]) -> [RowDigest?] {
    entries.withLock { entries in
      sources.map { source in
        guard let source else { return nil }
        let entry = entries[Self.place(source)]
        return entry.source == source ? entry.row : nil
      }
    }
  }

  /// Keeps the digests of the rows of some sources.
  func insert(_ rows: [RowDigest], for sources: [RowDigest?], at places: [Int]) {
    entries.withLock { entries in
      for place in places {
        guard let source = sources[place] else { continue }
        entries[Self.place(source)] = Entry(source: source, row: rows[place])
      }
    }
  }
}
