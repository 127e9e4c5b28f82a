import ScrollworkFoundation
public import ScrollworkViews

/// A condition of a ``FirestoreQuery``.
public enum QueryPredicate {
  case isEqualTo(_ field: String, _ value: Any)
  case isNotEqualTo(_ field: String, _ value: Any)
  case isIn(_ field: String, _ values: [Any])
  case isNotIn(_ field: String, _ values: [Any])
  case arrayContains(_ field: String, _ value: Any)
  case arrayContainsAny(_ field: String, _ values: [Any])
  case isLessThan(_ field: String, _ value: Any)
  case isGreaterThan(_ field: String, _ value: Any)
  case isLessThanOrEqualTo(_ field: String, _ value: Any)
  case isGreaterThanOrEqualTo(_ field: String, _ value: Any)
  case orderBy(_ field: String, _ value: Bool)
  case limitTo(_ value: Int)
  case limitToLast(_ value: Int)

  /// A field is equal to a value.
  public static func whereField(_ field: String, isEqualTo value: Any) -> QueryPredicate {
    .isEqualTo(field, value)
  }
  /// A field is one of some values.
  public static func whereField(_ field: String, isIn values: [Any]) -> QueryPredicate {
    .isIn(field, values)
  }
  /// A list has a value.
  public static func whereField(_ field: String, arrayContains value: Any) -> QueryPredicate {
    .arrayContains(field, value)
  }
  /// A field is less than a value.
  public static func whereField(_ field: String, isLessThan value: Any) -> QueryPredicate {
    .isLessThan(field, value)
  }
  /// A field is greater than a value.
  public static func whereField(_ field: String, isGreaterThan value: Any) -> QueryPredicate {
    .isGreaterThan(field, value)
  }
  /// A field is equal to a value.
  public static func `where`(_ name: String, isEqualTo value: Any) -> QueryPredicate {
    .isEqualTo(name, value)
  }
  /// Orders the documents by a field.
  public static func order(by field: String, descending value: Bool = false) -> QueryPredicate {
    .orderBy(field, value)
  }
  /// Limits the query to its first documents.
  public static func limit(to value: Int) -> QueryPredicate { .limitTo(value) }
  /// Limits the query to its last documents.
  public static func limit(toLast value: Int) -> QueryPredicate { .limitToLast(value) }

  func applied(to query: Query) -> Query {
    switch self {
    case .isEqualTo(let field, let value): query.whereField(field, isEqualTo: value)
    case .isNotEqualTo(let field, let value): query.whereField(field, isNotEqualTo: value)
    case .isIn(let field, let values): query.whereField(field, in: values)
    case .isNotIn(let field, let values): query.whereField(field, notIn: values)
    case .arrayContains(let field, let value): query.whereField(field, arrayContains: value)
    case .arrayContainsAny(let field, let values):
      query.whereField(field, arrayContainsAny: values)
    case .isLessThan(let field, let value): query.whereField(field, isLessThan: value)
    case .isGreaterThan(let field, let value): query.whereField(field, isGreaterThan: value)
    case .isLessThanOrEqualTo(let field, let value):
      query.whereField(field, isLessThanOrEqualTo: value)
    case .isGreaterThanOrEqualTo(let field, let value):
      query.whereField(field, isGreaterThanOrEqualTo: value)
    case .orderBy(let field, let descending): query.order(by: field, descending: descending)
    case .limitTo(let count): query.limit(to: count)
    case .limitToLast(let count): query.limit(toLast: count)
    }
  }
}

/// A property with the documents of a collection as values, which updates the view when they change.
@propertyWrapper public struct FirestoreQuery<T>: DynamicProperty {
  /// The path, the predicates and the strategies of a query.
  public struct Configuration {
    /// The path of the collection.
    public var path: String
    /// The predicates of the query.
    public var predicates: [QueryPredicate]
    /// The strategy for documents that cannot be decoded.
    public var decodingFailureStrategy = DecodingFailureStrategy.raise
    /// The error of the last answer.
    public var error: (any Error)?
  }

  /// A strategy for documents that cannot be decoded.
  public enum DecodingFailureStrategy: Sendable {
    case ignore
    case raise
  }

  final class Model: ObservableObject {
    @Published var value: T
    @Published var configuration: Configuration
    private var listener: (any ListenerRegistration)?
    private let answer: (Configuration, [QueryDocumentSnapshot]) -> T

    init(
      _ value: T, _ configuration: Configuration,
      answer: @escaping (Configuration, [QueryDocumentSnapshot]) -> T
    ) {
      (self.value, self.configuration, self.answer) = (value, configuration, answer)
      listen()
    }

    func listen() {
      listener?.remove()
      let start: Query = Firestore.firestore().collection(configuration.path)
      let query = configuration.predicates.reduce(start) { $1.applied(to: $0) }
      listener = query.addSnapshotListener { [weak self] snapshot, _ in
        guard let self else { return }
        value = answer(configuration, snapshot?.documents ?? [])
      }
    }
  }

  @StateObject private var model: Model

  /// The values; at first none.
  public var wrappedValue: T { model.value }

  /// The configuration of the query.
  public var projectedValue: Configuration {
    get { model.configuration }
    nonmutating set {
      model.configuration = newValue
      model.listen()
    }
  }

  private init(
    _ value: T, _ path: String, _ predicates: [QueryPredicate], _ strategy: DecodingFailureStrategy,
    answer: @escaping (Configuration, [QueryDocumentSnapshot]) -> T
  ) {
    let configuration = Configuration(
      path: path, predicates: predicates, decodingFailureStrategy: strategy)
    _model = StateObject(wrappedValue: Model(value, configuration, answer: answer))
  }

  /// The documents of a collection.
  public init<U: Decodable>(
    collectionPath: String, predicates: [QueryPredicate] = [],
    decodingFailureStrategy: DecodingFailureStrategy = .raise, animation: Animation? = nil
  ) where T == [U] {
    self.init([], collectionPath, predicates, decodingFailureStrategy) { configuration, documents in
      let values = documents.map { document in Result { try document.data(as: U.self) as U } }
      let read = values.compactMap { try? $0.get() }
      return configuration.decodingFailureStrategy == .raise && read.count < values.count
        ? [] : read
    }
  }

  /// The documents of a collection, or the error of one that is no such value.
  public init<U: Decodable>(
    collectionPath: String, predicates: [QueryPredicate] = [],
    decodingFailureStrategy: DecodingFailureStrategy = .raise, animation: Animation? = nil
  ) where T == Result<[U], any Error> {
    self.init(.success([]), collectionPath, predicates, decodingFailureStrategy) {
      configuration, documents in
      let values = documents.map { document in Result { try document.data(as: U.self) as U } }
      if configuration.decodingFailureStrategy == .ignore {
        return .success(values.compactMap { try? $0.get() })
      }
      return Result { try values.map { try $0.get() } }
    }
  }
}
