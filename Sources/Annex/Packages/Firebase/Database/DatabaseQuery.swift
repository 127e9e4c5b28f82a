public import ScrollworkFoundation
import ScrollworkViews

/// Values at a path, in an order and within bounds.
open class DatabaseQuery: NSObject, @unchecked Sendable {
  let parts: [String]
  private var order = Order.key
  private var limit: (count: Int, isLast: Bool)?
  private var bounds: (start: Any?, end: Any?)

  private enum Order {
    case key, value
    case child([String])
  }

  init(_ parts: [String]) { self.parts = parts }

  /// Where the values are.
  open var ref: DatabaseReference { DatabaseReference(parts) }

  private func changed(_ change: (DatabaseQuery) -> Void) -> DatabaseQuery {
    let copy = DatabaseQuery(parts)
    (copy.order, copy.limit, copy.bounds) = (order, limit, bounds)
    change(copy)
    return copy
  }

  /// A query ordered by the value of a child.
  open func queryOrdered(byChild key: String) -> DatabaseQuery {
    changed { $0.order = .child(key.split(separator: "/").map(String.init)) }
  }

  /// A query ordered by key.
  open func queryOrderedByKey() -> DatabaseQuery { changed { $0.order = .key } }

  /// A query ordered by value.
  open func queryOrderedByValue() -> DatabaseQuery { changed { $0.order = .value } }

  /// A query limited to the first children.
  open func queryLimited(toFirst limit: UInt) -> DatabaseQuery {
    changed { $0.limit = (Int(limit), false) }
  }

  /// A query limited to the last children.
  open func queryLimited(toLast limit: UInt) -> DatabaseQuery {
    changed { $0.limit = (Int(limit), true) }
  }

  /// A query that starts at a value of its order.
  open func queryStarting(atValue startValue: Any?) -> DatabaseQuery {
    changed { $0.bounds.start = startValue }
  }

  /// A query that ends at a value of its order.
  open func queryEnding(atValue endValue: Any?) -> DatabaseQuery {
    changed { $0.bounds.end = endValue }
  }

  /// A query for a value of its order.
  open func queryEqual(toValue value: Any?) -> DatabaseQuery {
    changed { $0.bounds = (value, value) }
  }

  /// Whether values are kept up to date.
  open func keepSynced(_ keepSynced: Bool) {}

  private func orderValue(_ key: String, _ value: Any) -> Any {
    switch order {
    case .key: key
    case .value: value
    case .child(let path):
      path.reduce(value as Any?) { ($0 as? [String: Any])?[$1] } ?? NSNull()
    }
  }

  func snapshot(in cache: DatabaseCache) -> DataSnapshot {
    guard let fields = cache.value(at: parts) as? [String: Any] else {
      return DataSnapshot(ref, cache.value(at: parts))
    }
    var found = fields.map { (key: $0.key, value: orderValue($0.key, $0.value)) }.filter { child in
      (bounds.start.map { FirestoreFields.compare($0, child.value) <= 0 } ?? true)
        && (bounds.end.map { FirestoreFields.compare(child.value, $0) <= 0 } ?? true)
    }.sorted {
      let order = FirestoreFields.compare($0.value, $1.value)
      return order == 0 ? $0.key < $1.key : order < 0
    }
    if let limit {
      found = limit.isLast ? found.suffix(limit.count) : Array(found.prefix(limit.count))
    }
    let keys = found.map(\.key)
    return DataSnapshot(ref, fields.filter { keys.contains($0.key) }, order: keys)
  }

  /// Calls a closure whenever the app writes here; nothing comes from the server.
  @discardableResult open func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) -> DatabaseHandle {
    DatabaseObserver.add(self, eventType, isSingle: false, block)
  }

  /// Calls a closure whenever the app writes here; nothing comes from the server.
  @discardableResult open func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) -> DatabaseHandle {
    observe(eventType, with: block)
  }

  /// Calls a closure whenever the app writes here, with the key before.
  @discardableResult open func observe(
    _ eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) -> DatabaseHandle {
    observe(eventType) { block($0, nil) }
  }

  /// Calls a closure once, as soon as the value is known.
  open func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) {
    _ = DatabaseObserver.add(self, eventType, isSingle: true, block)
  }

  /// Calls a closure once, as soon as the value is known.
  open func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((any Error) -> Void)?
  ) {
    observeSingleEvent(of: eventType, with: block)
  }

  private static var offline: NSError {
    NSError(
      domain: "com.firebase.core", code: 1,
      userInfo: [
        NSLocalizedDescriptionKey:
          "Unable to get latest value for query, client offline with no active listeners and no "
          + "matching disk cache entries"
      ])
  }

  /// The value, if it is known.
  open func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {
    OfflineAnswer.after(OfflineAnswer.delay) { [self] in
      let cache = DatabaseCache.current
      cache.knows(parts) ? completion(nil, snapshot(in: cache)) : completion(Self.offline, nil)
    }
  }

  /// The value, if it is known.
  open func getData() async throws -> DataSnapshot {
    try await Task<Never, Never>.sleep(for: .seconds(OfflineAnswer.delay))
    let cache = DatabaseCache.current
    guard cache.knows(parts) else { throw Self.offline }
    return snapshot(in: cache)
  }

  /// Removes an observer.
  open func removeObserver(withHandle handle: DatabaseHandle) {
    DatabaseObserver.remove { $0.handle == handle }
  }

  /// Removes the observers of this path.
  open func removeAllObservers() { DatabaseObserver.remove { $0.query.parts == self.parts } }
}
