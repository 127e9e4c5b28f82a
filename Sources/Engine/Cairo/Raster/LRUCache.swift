/// A least-recently-used cache with a limit on the total cost.
///
/// Not thread-safe; the owner locks.
struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  private(set) var cost = 0
  let limit: Int

  /// Creates an empty cache; values that cost more than `limit` alone are not stored.
  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// The cached value for `key`; marks it as used.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Stores a value unless the key is already present.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit, entries[key] == nil else { return }
    clock += 1
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    self.cost += cost
    if self.cost > limit { evict() }
  }

  /// Removes and returns the value for `key`.
  mutating func remove(_ key: Key) -> Value? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    cost -= entry.cost
    return entry.value
  }

  /// Evicts the least recently used values until a quarter is free, so that sorting is rare.
  private mutating func evict() {
    let oldestFirst = entries.map { ($0.value.lastUse, $0.key) }.sorted { $0.0 < $1.0 }
    for (lastUse, key) in oldestFirst where cost > limit / 4 * 3 {
      // The most recent value always stays.
      guard lastUse != clock, let entry = entries.removeValue(forKey: key) else { continue }
      cost -= entry.cost
    }
  }
}
