public import ScrollworkFoundation

/// Documents of a collection that meet conditions, in an order.
open class Query: NSObject, @unchecked Sendable {
  let request: QueryDescription

  init(_ description: QueryDescription) { request = description }

  /// The database of the query.
  open var firestore: Firestore { .firestore() }

  func changed(_ change: (inout QueryDescription) -> Void) -> Query {
    var description = request
    change(&description)
    return Query(description)
  }

  /// A query ordered by a field.
  open func order(by field: String, descending: Bool = false) -> Query {
    changed { $0.orders.append((FirestoreCache.way(field), descending)) }
  }

  /// A query ordered by a field.
  open func order(by path: FieldPath, descending: Bool = false) -> Query {
    changed { $0.orders.append((path.fields, descending)) }
  }

  /// A query limited to its first documents.
  open func limit(to limit: Int) -> Query {
    changed { ($0.limit, $0.limitsToLast) = (limit, false) }
  }

  /// A query limited to its last documents.
  open func limit(toLast limit: Int) -> Query {
    changed { ($0.limit, $0.limitsToLast) = (limit, true) }
  }

  /// A query that starts at values of its order.
  open func start(at fieldValues: [Any]) -> Query {
    changed { $0.start = .init(values: fieldValues, isInclusive: true) }
  }

  /// A query that starts after values of its order.
  open func start(after fieldValues: [Any]) -> Query {
    changed { $0.start = .init(values: fieldValues, isInclusive: false) }
  }

  /// A query that ends before values of its order.
  open func end(before fieldValues: [Any]) -> Query {
    changed { $0.end = .init(values: fieldValues, isInclusive: false) }
  }

  /// A query that ends at values of its order.
  open func end(at fieldValues: [Any]) -> Query {
    changed { $0.end = .init(values: fieldValues, isInclusive: true) }
  }

  /// A query that starts at a document.
  open func start(atDocument document: DocumentSnapshot) -> Query {
    start(at: request.keys(of: document))
  }

  /// A query that starts after a document.
  open func start(afterDocument document: DocumentSnapshot) -> Query {
    start(after: request.keys(of: document))
  }

  /// A query that ends before a document.
  open func end(beforeDocument document: DocumentSnapshot) -> Query {
    end(before: request.keys(of: document))
  }

  /// A query that ends at a document.
  open func end(atDocument document: DocumentSnapshot) -> Query {
    end(at: request.keys(of: document))
  }

  /// The number of documents, which only the server knows.
  open var count: AggregateQuery { AggregateQuery(query: self) }

  func snapshot(after old: QuerySnapshot? = nil) -> QuerySnapshot {
    QuerySnapshot(self, request.documents(in: .current), after: old)
  }

  /// The documents, which come from the cache.
  open func getDocuments(
    source: FirestoreSource = .default,
    completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) {
    let delay = source == .cache ? 0 : OfflineAnswer.delay
    OfflineAnswer.after(delay) { [self] in
      source == .server ? completion(nil, FirestoreErrorCode.offline) : completion(snapshot(), nil)
    }
  }

  /// The documents, which come from the cache.
  open func getDocuments(
    source: FirestoreSource = .default
  ) async throws -> QuerySnapshot {
    try await Task<Never, Never>.sleep(for: .seconds(source == .cache ? 0 : OfflineAnswer.delay))
    if source == .server { throw FirestoreErrorCode.offline }
    return snapshot()
  }

  /// Calls a listener with the documents of the cache, and whenever the app writes some.
  @discardableResult open func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(includeMetadataChanges: false, listener: listener)
  }

  /// Calls a listener with the documents of the cache, and whenever the app writes some.
  @discardableResult open func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    var last: QuerySnapshot?
    // Documents of the cache are there at once; that there are none is known without a network only.
    let isEmpty = request.documents(in: .current).isEmpty
    return FirestoreListener(after: isEmpty ? OfflineAnswer.delay : 0) { [self] isFirst in
      let snapshot = snapshot(after: last)
      last = snapshot
      if isFirst || !snapshot.documentChanges.isEmpty { listener(snapshot, nil) }
    }
  }

  /// The documents of the cache, and those after each change.
  open var snapshots: AsyncThrowingStream<QuerySnapshot, any Error> {
    AsyncThrowingStream { continuation in
      let listener = addSnapshotListener { snapshot, _ in
        if let snapshot { continuation.yield(snapshot) }
      }
      nonisolated(unsafe) let held = listener
      continuation.onTermination = { _ in held.remove() }
    }
  }
}

/// A number of documents, which only the server knows.
public final class AggregateQuery: NSObject, @unchecked Sendable {
  /// The query whose documents are counted.
  public let query: Query

  init(query: Query) { self.query = query }

  /// Requests the aggregation from the server, which fails.
  public func getAggregation(
    source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
  ) {
    OfflineAnswer.after(OfflineAnswer.delay) { completion(nil, FirestoreErrorCode.offline) }
  }

  /// Requests the aggregation from the server, which fails.
  public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
    try await OfflineAnswer.fail(FirestoreErrorCode.offline)
  }
}

/// Where documents are counted.
public enum AggregateSource: UInt, Sendable {
  case server
}

/// A number of documents.
public final class AggregateQuerySnapshot: NSObject, @unchecked Sendable {
  /// The count of the aggregate query snapshot.
  public let count: NSNumber

  init(count: Int) { self.count = NSNumber(value: count) }
}
