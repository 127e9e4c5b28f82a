/// Values by key with a bound on their common cost; what was used longest ago goes first.
///
/// Not for several threads; its owner locks.
struct RecencyStore<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  private(set) var cost = 0
  let limit: Int

  /// An empty store; a value that alone costs more than `limit` is not kept.
  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// The value kept for `key`, which counts as a use.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps a value; one that is there already stays.
  mutating func keep(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit, entries[key] == nil else { return }
    clock += 1
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    self.cost += cost
    if self.cost > limit { evict() }
  }

  /// Lets the oldest go until a quarter is free, so that the sorting pays for many uses.
  private mutating func evict() {
    let oldestFirst = entries.map { ($0.value.lastUse, $0.key) }.sorted { $0.0 < $1.0 }
    for (lastUse, key) in oldestFirst where cost > limit / 4 * 3 {
      // The youngest stays in any case: it was asked for just now.
      guard lastUse != clock, let entry = entries.removeValue(forKey: key) else { continue }
      cost -= entry.cost
    }
  }
}
