public import ScrollworkFoundation

/// The documents of a collection.
open class CollectionReference: Query, @unchecked Sendable {
  /// The path of the collection reference.
  public let path: String

  init(path: String) {
    self.path = path
    super.init(QueryDescription(collection: path))
  }

  /// The collection identifier of the collection reference.
  open var collectionID: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The document that the collection is in.
  open var parent: DocumentReference? {
    let parts = path.split(separator: "/").dropLast()
    return parts.isEmpty ? nil : DocumentReference(path: parts.joined(separator: "/"))
  }

  /// A document with a new identifier.
  open func document() -> DocumentReference { document(Self.newName()) }

  /// The reference of a document.
  open func document(_ documentPath: String) -> DocumentReference {
    DocumentReference(path: path + "/" + documentPath)
  }

  /// Adds a document; the completion waits for the server, which never answers.
  @discardableResult open func addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)? = nil
  ) -> DocumentReference {
    let new = document()
    new.setData(data, completion: completion)
    return new
  }

  /// Adds a document, and waits for the server, which never answers.
  @discardableResult open func addDocument(data: [String: Any]) async throws -> DocumentReference {
    let new = document()
    new.write { $0.set(data, at: new.path, merge: false) }
    try await OfflineAnswer.wait()
    return new
  }

  /// An identifier of 20 letters and digits.
  ///
  /// - Source: documented; identifiers that Firestore makes.
  static func newName() -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    return String((0..<20).map { _ in letters[Int.random(in: 0..<letters.count)] })
  }
}

/// A document, by its path.
open class DocumentReference: NSObject, Decodable, @unchecked Sendable {
  /// The path of the document reference.
  public let path: String

  init(path: String) { self.path = path }

  /// Reads nothing: only documents have documents.
  public required init(from decoder: any Decoder) throws {
    throw FirestoreDecodingError.decodingIsNotSupported("DocumentReference")
  }

  /// The document identifier of the document reference.
  open var documentID: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The collection that the document is in.
  open var parent: CollectionReference {
    CollectionReference(path: path.split(separator: "/").dropLast().joined(separator: "/"))
  }

  /// The database of the document reference.
  open var firestore: Firestore { .firestore() }

  /// A collection in the document.
  open func collection(_ collectionPath: String) -> CollectionReference {
    CollectionReference(path: path + "/" + collectionPath)
  }

  /// Whether an object is the same document.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? DocumentReference)?.path == path
  }

  /// A number that is equal for equal documents.
  open override var hash: Int { path.hashValue }

  func write(_ change: (inout FirestoreCache) -> Void) { FirestoreCache.write(change) }

  var snapshot: DocumentSnapshot {
    DocumentSnapshot(self, fields: FirestoreCache.current.documents[path])
  }

  /// The document of the cache; an error if there is none.
  open func getDocument(
    source: FirestoreSource = .default,
    completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) {
    OfflineAnswer.after(source == .cache ? 0 : OfflineAnswer.delay) { [self] in
      let snapshot = snapshot
      source != .server && snapshot.exists
        ? completion(snapshot, nil) : completion(nil, FirestoreErrorCode.offline)
    }
  }

  /// The document of the cache; an error if there is none.
  open func getDocument(
    source: FirestoreSource = .default
  ) async throws -> DocumentSnapshot {
    try await Task<Never, Never>.sleep(for: .seconds(source == .cache ? 0 : OfflineAnswer.delay))
    let snapshot = snapshot
    guard source != .server, snapshot.exists else { throw FirestoreErrorCode.offline }
    return snapshot
  }

  /// Calls a listener with the document of the cache, and whenever the app writes it.
  @discardableResult open func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    addSnapshotListener(includeMetadataChanges: false, listener: listener)
  }

  /// Calls a listener with the document of the cache, and whenever the app writes it.
  @discardableResult open func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    var last: [String: Any]?
    return FirestoreListener(after: snapshot.exists ? 0 : OfflineAnswer.delay) { [self] isFirst in
      let snapshot = snapshot
      let isSame =
        last.map { old in snapshot.fields.map { FirestoreFields.compare(old, $0) == 0 } ?? false }
        ?? (snapshot.fields == nil)
      last = snapshot.fields
      if isFirst || !isSame { listener(snapshot, nil) }
    }
  }

  /// The document of the cache, and that after each change.
  open var snapshots: AsyncThrowingStream<DocumentSnapshot, any Error> {
    AsyncThrowingStream { continuation in
      let listener = addSnapshotListener { snapshot, _ in
        if let snapshot { continuation.yield(snapshot) }
      }
      nonisolated(unsafe) let held = listener
      continuation.onTermination = { _ in held.remove() }
    }
  }
}
