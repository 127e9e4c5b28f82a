public import ScrollworkFoundation

// Writes reach the cache at once; completions wait for the server, which never answers, and so do
// their asynchronous forms: as on a device until it finds a network.

extension DocumentReference {
  /// Writes the fields of the document.
  public func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {
    write { $0.set(documentData, at: path, merge: false) }
  }

  /// Writes the document, or its fields.
  public func setData(
    _ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil
  ) {
    write { $0.set(documentData, at: path, merge: merge) }
  }

  /// Writes some fields of the document.
  public func setData(
    _ documentData: [String: Any], mergeFields: [Any],
    completion: (((any Error)?) -> Void)? = nil
  ) {
    write { $0.set(documentData, at: path, only: mergeFields) }
  }

  /// Writes the fields of the document.
  public func setData(_ documentData: [String: Any]) async throws {
    write { $0.set(documentData, at: path, merge: false) }
    try await OfflineAnswer.wait()
  }

  /// Writes the document, or its fields.
  public func setData(_ documentData: [String: Any], merge: Bool) async throws {
    write { $0.set(documentData, at: path, merge: merge) }
    try await OfflineAnswer.wait()
  }

  /// Changes fields of the document.
  public func updateData(
    _ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    write { $0.update(fields, at: path) }
  }

  /// Changes fields of the document.
  public func updateData(_ fields: [AnyHashable: Any]) async throws {
    write { $0.update(fields, at: path) }
    try await OfflineAnswer.wait()
  }

  /// Deletes the document.
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    write { $0.documents[path] = nil }
  }

  /// Deletes the document.
  public func delete() async throws {
    write { $0.documents[path] = nil }
    try await OfflineAnswer.wait()
  }
}

/// Writes that happen together.
public final class WriteBatch: NSObject, @unchecked Sendable {
  private var writes: [(inout FirestoreCache) -> Void] = []

  private func adding(_ write: @escaping (inout FirestoreCache) -> Void) -> WriteBatch {
    writes.append(write)
    return self
  }

  /// Writes a document, or its fields.
  @discardableResult public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> WriteBatch {
    adding { $0.set(data, at: document.path, merge: merge) }
  }

  /// Writes some fields of a document.
  @discardableResult public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
  ) -> WriteBatch {
    adding { $0.set(data, at: document.path, only: mergeFields) }
  }

  /// Writes a value as a document, or as its fields.
  @discardableResult public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, merge: Bool = false,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> WriteBatch {
    setData(try encoder.encode(value), forDocument: document, merge: merge)
  }

  /// Changes fields of a document.
  @discardableResult public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch {
    adding { $0.update(fields, at: document.path) }
  }

  /// Deletes a document.
  @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
    adding { $0.documents[document.path] = nil }
  }

  /// Commits all writes of the batch.
  public func commit(completion: (((any Error)?) -> Void)? = nil) {
    FirestoreCache.write { cache in for write in writes { write(&cache) } }
    writes = []
  }

  /// Commits all writes of the batch.
  public func commit() async throws {
    commit(completion: nil)
    try await OfflineAnswer.wait()
  }
}

/// Reads and writes that the server does together; without it none is run.
public final class Transaction: NSObject, @unchecked Sendable {
  private override init() {}

  /// The document of the server.
  public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    throw FirestoreErrorCode.offline
  }

  /// Writes a document, or its fields.
  @discardableResult public func setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
  ) -> Transaction {
    self
  }

  /// Writes a value as a document.
  @discardableResult public func setData<T: Encodable>(
    from value: T, forDocument document: DocumentReference, merge: Bool = false,
    encoder: Firestore.Encoder = Firestore.Encoder()
  ) throws -> Transaction {
    self
  }

  /// Changes fields of a document.
  @discardableResult public func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> Transaction {
    self
  }

  /// Deletes a document.
  @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction {
    self
  }
}
