public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// A database of documents, of which only those are known that the app has written itself.
open class Firestore: NSObject, @unchecked Sendable {
  private static var shared: Firestore { AppProcess.current.only { Firestore() } }

  /// The database of the default app.
  public static func firestore() -> Firestore { shared }

  /// The database of an app.
  public static func firestore(app: FirebaseApp) -> Firestore { shared }

  /// A database by its name.
  public static func firestore(database: String) -> Firestore { shared }

  /// A database of an app by its name.
  public static func firestore(app: FirebaseApp, database: String) -> Firestore { shared }

  /// The settings of the database.
  open var settings = FirestoreSettings()
  /// The app of the database.
  open var app: FirebaseApp { FirebaseApp.app() ?? FirebaseApp.unnamed }

  /// The reference of a collection.
  open func collection(_ collectionPath: String) -> CollectionReference {
    CollectionReference(path: collectionPath)
  }

  /// The reference of a document.
  open func document(_ documentPath: String) -> DocumentReference {
    DocumentReference(path: documentPath)
  }

  /// The documents of all collections of a name.
  open func collectionGroup(_ collectionID: String) -> Query {
    Query(QueryDescription(collection: collectionID, isGroup: true))
  }

  /// Writes that happen together.
  open func batch() -> WriteBatch { WriteBatch() }

  /// Runs a transaction, which needs the server.
  open func runTransaction(
    _ updateBlock: @escaping (Transaction, AutoreleasingErrorPointer) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    OfflineAnswer.after(OfflineAnswer.delay) { completion(nil, FirestoreErrorCode.offline) }
  }

  /// Runs a transaction, which needs the server.
  @discardableResult open func runTransaction(
    _ updateBlock: @escaping (Transaction, AutoreleasingErrorPointer) -> Any?
  ) async throws -> Any? {
    try await OfflineAnswer.fail(FirestoreErrorCode.offline)
  }

  /// Allows requests, which fail.
  open func enableNetwork(completion: (((any Error)?) -> Void)? = nil) {
    OfflineAnswer.after { completion?(nil) }
  }

  /// Disables the network, which is never reached.
  open func disableNetwork(completion: (((any Error)?) -> Void)? = nil) {
    OfflineAnswer.after { completion?(nil) }
  }

  /// Clears the cache of documents.
  open func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {
    FirestoreCache.write { $0.documents = [:] }
    OfflineAnswer.after { completion?(nil) }
  }

  /// Waits for the server, which never answers.
  open func waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) {}

  /// Terminates the instance; a new one begins empty.
  open func terminate(completion: (((any Error)?) -> Void)? = nil) {
    OfflineAnswer.after { completion?(nil) }
  }

  /// Uses an emulator, which is not reached either.
  open func useEmulator(withHost host: String, port: Int) {}

  /// Enables logging, which writes nothing here.
  public static func enableLogging(_ logging: Bool) {}
}

/// The pointer that a transaction stores its error at.
public typealias AutoreleasingErrorPointer = UnsafeMutablePointer<NSError?>?

extension FirebaseApp {
  /// The app of a database that is asked for before an app is configured.
  static var unnamed: FirebaseApp {
    AppProcess.current.only { FirebaseApp(name: "", options: FirebaseOptions()) }
  }
}

/// The settings of a database, which change nothing without a network.
public final class FirestoreSettings: NSObject, @unchecked Sendable {
  /// The host of the database settings.
  public var host = "firestore.googleapis.com"
  /// Whether the connection is encrypted.
  public var isSSLEnabled = true
  /// Whether documents are kept between launches.
  public var isPersistenceEnabled = true
  /// The size of what is kept, in bytes.
  public var cacheSizeBytes: Int64 = 104_857_600
  /// Where listeners are called.
  public var dispatchQueue = DispatchQueue.main
  /// Whether dates are moments, as they always are.
  public var areTimestampsInSnapshotsEnabled = true
  /// How documents are kept.
  public var cacheSettings: any NSObjectProtocol = PersistentCacheSettings()
}

/// Documents are kept between launches.
public final class PersistentCacheSettings: NSObject, @unchecked Sendable {
  /// The size of what is kept, in bytes.
  public let sizeBytes: Int64

  /// Creates settings of a persistent cache.
  public init(sizeBytes: NSNumber = 104_857_600) { self.sizeBytes = sizeBytes.int64Value }
}

/// Documents are forgotten at the end.
public final class MemoryCacheSettings: NSObject, @unchecked Sendable {}
