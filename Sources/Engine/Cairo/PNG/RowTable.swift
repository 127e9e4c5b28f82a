import ScrollworkSystem

/// The digests of rows of pixels by what they were composed of, safe to use from several threads.
///
/// A row that was composed before is known without drawing it again. The table is a set-associative
/// cache: a row belongs to one set, of which the row that was inserted first makes room for a new
/// one. With one entry a set, the rows of a single picture would drive out each other.
final class RowTable: Sendable {
  private struct Entry {
    var source, row: RowDigest
  }

  /// The entries of all sets; empty before the first row.
  private let entries = Locked<[Entry]>([])

  /// The number of sets, a power of two.
  ///
  /// - Source: chosen; with ``setSize`` entries each, forty pictures of a phone at @2x without a
  ///   common row, two megabytes.
  private static let setCount = 1 << 14

  /// The number of entries of a set.
  ///
  /// - Source: chosen; of the 1,688 rows of a phone at @2x, more than these belong to one set in one
  ///   of 600 pictures.
  private static let setSize = 4

  /// The entries of the set of a row.
  private static func set(_ source: RowDigest) -> Range<Int> {
    let first = Int(truncatingIfNeeded: source.bits & UInt64(setCount - 1)) * setSize
    return first..<first + setSize
  }

  /// The digests of the rows of some sources; nil for those that are not known.
  func digests(of sources: [RowDigest?]) -> [RowDigest?] {
    entries.withLock { entries in
      sources.map { source in
        guard let source, !entries.isEmpty else { return nil }
        for place in Self.set(source) where entries[place].source == source {
          return entries[place].row
        }
        return nil
      }
    }
  }

  /// Keeps the digests of the rows of some sources, unless the table has them: rows between cards,
  /// say, all have the same source.
  func insert(_ rows: [RowDigest], for sources: [RowDigest?], at places: [Int]) {
    entries.withLock { entries in
      if entries.isEmpty {
        entries = [Entry](
          repeating: Entry(source: .transparent, row: .transparent),
          count: Self.setCount * Self.setSize)
      }
      for place in places {
        guard let source = sources[place] else { continue }
        let set = Self.set(source)
        guard !set.contains(where: { entries[$0].source == source }) else { continue }
        for later in set.dropFirst().reversed() { entries[later] = entries[later - 1] }
        entries[set.lowerBound] = Entry(source: source, row: rows[place])
      }
    }
  }
}
