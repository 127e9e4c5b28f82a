import ScrollworkFoundation

/// The conditions, the order and the bounds of a query, which the cache answers.
struct QueryDescription {
  /// The comparison of a field with a value.
  enum Comparison {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, containsAny, isIn, isNotIn
  }

  /// A bound of the order.
  struct Bound {
    let values: [Any]
    let isInclusive: Bool
  }

  /// The path of a collection, or the name of all collections of a group.
  let collection: String
  var isGroup = false
  var filters: [Filter] = []
  var orders: [(field: [String], descending: Bool)] = []
  var limit: Int?
  var limitsToLast = false
  var start: Bound?
  var end: Bound?

  /// Whether a path is that of a document of the collection.
  private func holds(_ path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return false }
    let parent = path[..<slash]
    return isGroup
      ? parent.split(separator: "/").last.map(String.init) == collection
      : parent == collection
  }

  private static func value(_ field: [String], _ path: String, _ fields: [String: Any]) -> Any? {
    field == ["__name__"]
      ? DocumentReference(path: path) : FirestoreFields.value(field[...], in: fields)
  }

  /// The fields by which documents are ordered: fields compared by inequality come first.
  private var ordering: [(field: [String], descending: Bool)] {
    if !orders.isEmpty { return orders }
    return filters.compactMap(\.orderedField).prefix(1).map { ($0, false) }
  }

  /// The documents, in order.
  func documents(in cache: FirestoreCache) -> [(path: String, fields: [String: Any])] {
    let ordering = ordering
    let isDescending = ordering.last?.descending ?? false
    var found = cache.documents.filter { path, fields in
      holds(path) && filters.allSatisfy { $0.matches { Self.value($0, path, fields) } }
        && ordering.allSatisfy { Self.value($0.field, path, fields) != nil }
    }.map { (path: $0.key, fields: $0.value, keys: keys(of: $0, ordering)) }
    found.sort { one, other in
      let order = Self.compare(one.keys, other.keys, ordering)
      if order != 0 { return order < 0 }
      return isDescending ? one.path > other.path : one.path < other.path
    }
    found = found.filter { document in
      let first = start.map { Self.compare(document.keys, $0.values, ordering) } ?? 1
      let last = end.map { Self.compare(document.keys, $0.values, ordering) } ?? -1
      return (first > 0 || first == 0 && start?.isInclusive == true)
        && (last < 0 || last == 0 && end?.isInclusive == true)
    }
    if let limit { found = limitsToLast ? found.suffix(limit) : Array(found.prefix(limit)) }
    return found.map { ($0.path, $0.fields) }
  }

  private func keys(
    of document: (key: String, value: [String: Any]),
    _ ordering: [(field: [String], descending: Bool)]
  ) -> [Any] {
    ordering.compactMap { Self.value($0.field, document.key, document.value) }
  }

  /// The values of the order of a document.
  func keys(of snapshot: DocumentSnapshot) -> [Any] {
    keys(of: (snapshot.reference.path, snapshot.fields ?? [:]), ordering)
  }

  private static func compare(
    _ one: [Any], _ other: [Any], _ ordering: [(field: [String], descending: Bool)]
  ) -> Int {
    for (index, order) in ordering.enumerated() where index < min(one.count, other.count) {
      let result = FirestoreFields.compare(one[index], other[index])
      if result != 0 { return order.descending ? -result : result }
    }
    return 0
  }
}
