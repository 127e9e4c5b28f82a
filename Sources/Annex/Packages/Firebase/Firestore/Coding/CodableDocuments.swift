import ScrollworkFoundation

// Values as documents.

extension DocumentSnapshot {
  /// The document as a value.
  public func data<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) throws -> T {
    try decoder.decode(T.self, from: data(with: serverTimestampBehavior) ?? NSNull(), in: reference)
  }

  /// The document as a value; nil if there is none, as in the first versions.
  public func data<T: Decodable>(
    optionallyAs type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) throws -> T? {
    guard let fields = data(with: serverTimestampBehavior) else { return nil }
    return try decoder.decode(T.self, from: fields, in: reference)
  }
}

extension DocumentReference {
  /// The document of the cache as a value.
  public func getDocument<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder(),
    completion: @escaping (Result<T, any Error>) -> Void
  ) {
    getDocument { snapshot, error in
      completion(
        Result {
          guard let snapshot else { throw error ?? FirestoreErrorCode.offline }
          return try snapshot.data(as: type, with: serverTimestampBehavior, decoder: decoder)
        })
    }
  }

  /// The document of the cache as a value.
  public func getDocument<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) async throws -> T {
    try await getDocument().data(as: type, with: serverTimestampBehavior, decoder: decoder)
  }

  /// Encodes a value and writes it.
  public func setData<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), completion: completion)
  }

  /// Writes a value, or its fields.
  public func setData<T: Encodable>(
    from value: T, merge: Bool, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), merge: merge, completion: completion)
  }

  /// Writes some fields of a value.
  public func setData<T: Encodable>(
    from value: T, mergeFields: [Any], encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), mergeFields: mergeFields, completion: completion)
  }
}

extension CollectionReference {
  /// Adds a document of a value.
  @discardableResult public func addDocument<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    addDocument(data: try encoder.encode(value), completion: completion)
  }
}
