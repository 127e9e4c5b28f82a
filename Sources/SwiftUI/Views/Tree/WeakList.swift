/// A list of weak references, in the order they were added.
struct WeakList<Object: AnyObject> {
  private struct Entry {
    weak var object: Object?
  }

  private var entries: [Entry] = []
  private var limit = 64

  /// The objects still alive.
  var elements: [Object] { entries.compactMap(\.object) }

  mutating func append(_ object: Object) {
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(64, 2 * entries.count)
    }
    entries.append(Entry(object: object))
  }
}
