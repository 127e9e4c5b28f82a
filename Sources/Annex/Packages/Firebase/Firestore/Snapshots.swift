public import ScrollworkFoundation

/// Where a snapshot is from.
public final class SnapshotMetadata: NSObject, @unchecked Sendable {
  /// Whether the server does not know of some writes.
  public let hasPendingWrites: Bool
  /// Whether the cache answered, as it always does.
  public let isFromCache = true

  init(hasPendingWrites: Bool) { self.hasPendingWrites = hasPendingWrites }
}

/// A document at one moment.
open class DocumentSnapshot: NSObject, @unchecked Sendable {
  /// The reference of the document snapshot.
  public let reference: DocumentReference
  let fields: [String: Any]?

  init(_ reference: DocumentReference, fields: [String: Any]?) {
    (self.reference, self.fields) = (reference, fields)
  }

  /// Whether the document exists.
  public var exists: Bool { fields != nil }
  /// The document identifier of the document snapshot.
  public var documentID: String { reference.documentID }
  /// Where the snapshot is from.
  public var metadata: SnapshotMetadata { SnapshotMetadata(hasPendingWrites: exists) }

  /// The fields; nil if there is no document.
  open func data() -> [String: Any]? { data(with: .none) }

  /// The fields; nil if there is no document.
  open func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? {
    fields?.mapValues { FirestoreFields.read($0, serverTimestampBehavior) }
  }

  /// The value of a field.
  open func get(_ field: Any, serverTimestampBehavior: ServerTimestampBehavior = .none) -> Any? {
    fields.flatMap { FirestoreFields.value(FirestoreCache.way(field)[...], in: $0) }
      .map { FirestoreFields.read($0, serverTimestampBehavior) }
  }

  /// The value of a field.
  public subscript(key: Any) -> Any? { self.get(key) }
}

/// A document of a query at one moment, which exists.
open class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
  /// The fields of the document.
  open override func data() -> [String: Any] { data(with: .none) }

  /// The fields of the document.
  open override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] {
    super.data(with: serverTimestampBehavior) ?? [:]
  }
}

/// The documents of a query at one moment.
open class QuerySnapshot: NSObject, @unchecked Sendable {
  /// The query of the query snapshot.
  public let query: Query
  /// The documents of the query snapshot.
  public let documents: [QueryDocumentSnapshot]
  /// The changes since the previous snapshot.
  public let documentChanges: [DocumentChange]

  init(
    _ query: Query, _ found: [(path: String, fields: [String: Any])], after old: QuerySnapshot?
  ) {
    self.query = query
    documents = found.map {
      QueryDocumentSnapshot(DocumentReference(path: $0.path), fields: $0.fields)
    }
    documentChanges = DocumentChange.changes(from: old?.documents ?? [], to: documents)
  }

  /// Where the snapshot is from.
  open var metadata: SnapshotMetadata { SnapshotMetadata(hasPendingWrites: !isEmpty) }
  /// Whether the snapshot has no documents.
  open var isEmpty: Bool { documents.isEmpty }
  /// The number of documents.
  open var count: Int { documents.count }

  /// The changes since the previous snapshot.
  open func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] { documentChanges }
}

/// How a document changed.
public enum DocumentChangeType: Int, Sendable {
  case added
  case modified
  case removed
}

/// A change of a document between two moments.
public final class DocumentChange: NSObject, @unchecked Sendable {
  /// The type of the change.
  public let type: DocumentChangeType
  /// The document of the document change.
  public let document: QueryDocumentSnapshot
  /// Its index before; `UInt.max` if it was not there.
  public let oldIndex: UInt
  /// Its index after; `UInt.max` if it is not there.
  public let newIndex: UInt

  private init(
    _ type: DocumentChangeType, _ document: QueryDocumentSnapshot, _ old: Int?, _ new: Int?
  ) {
    (self.type, self.document) = (type, document)
    (oldIndex, newIndex) = (old.map(UInt.init) ?? .max, new.map(UInt.init) ?? .max)
  }

  static func changes(
    from old: [QueryDocumentSnapshot], to new: [QueryDocumentSnapshot]
  ) -> [DocumentChange] {
    func index(of document: QueryDocumentSnapshot, in list: [QueryDocumentSnapshot]) -> Int? {
      list.firstIndex { $0.reference.path == document.reference.path }
    }
    let removed = old.enumerated().compactMap { place, document in
      index(of: document, in: new) == nil ? DocumentChange(.removed, document, place, nil) : nil
    }
    let others = new.enumerated().compactMap { place, document -> DocumentChange? in
      guard let before = index(of: document, in: old) else {
        return DocumentChange(.added, document, nil, place)
      }
      let isSame = FirestoreFields.compare(old[before].fields ?? [:], document.fields ?? [:]) == 0
      return isSame ? nil : DocumentChange(.modified, document, before, place)
    }
    return removed + others
  }
}
