public import ScrollworkFoundation
import ScrollworkPublishers
import ScrollworkRunObjects
import ScrollworkSystem

/// The objects of a database, in the order of their addition.
final class RealmStore: ObservableObject, @unchecked Sendable {
  private var objects = RunObjects<RealmSwiftObject>()
  /// The databases by their names.
  private static let stores = ProcessValue<[String: RealmStore]>(wrappedValue: [:])

  /// The database of a name in the playing whose code runs; `kept` becomes it if there is none yet,
  /// as a database in a global variable is older than the playing.
  static func store(_ name: String, orAdopting kept: RealmStore? = nil) -> RealmStore {
    if let store = stores.wrappedValue[name] { return store }
    let store = kept ?? RealmStore()
    stores.wrappedValue[name] = store
    return store
  }

  var all: [RealmSwiftObject] { objects.all }
  var transactions = 0
  /// The objects at the begin of the transaction.
  var kept: [RealmSwiftObject] = []

  func change(_ body: (inout [RealmSwiftObject]) -> Void) { objects.change(body) }

  /// Notifies observers of the database and of each object, as a transaction does at its end.
  func noteChange() {
    for object in all { object.objectWillChange.send() }
    objectWillChange.send()
  }
}

/// A database of objects in memory, which is empty in each run.
public struct Realm: @unchecked Sendable {
  /// The settings of a database.
  public struct Configuration: Sendable {
    /// The settings of databases that are opened without any.
    public static var defaultConfiguration: Configuration {
      get { standard.wrappedValue }
      set { standard.wrappedValue = newValue }
    }
    private static let standard = ProcessValue(wrappedValue: Configuration())

    /// The file, which is not written.
    public var fileURL: URL?
    /// The name of a database in memory.
    public var inMemoryIdentifier: String?
    /// The key of the encryption.
    public var encryptionKey: Data?
    /// Whether the database is read-only.
    public var readOnly: Bool
    /// The version of the objects.
    public var schemaVersion: UInt64
    /// Whether a database of another version is deleted.
    public var deleteRealmIfMigrationNeeded: Bool
    /// The types of objects.
    public var objectTypes: [ObjectBase.Type]?

    /// Settings; there are no older databases to be migrated.
    public init(
      fileURL: URL? = URL(fileURLWithPath: "/Documents/default.realm"),
      inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil
    ) {
      (self.fileURL, self.inMemoryIdentifier) = (fileURL, inMemoryIdentifier)
      (self.encryptionKey, self.readOnly) = (encryptionKey, readOnly)
      (self.schemaVersion, self.objectTypes) = (schemaVersion, objectTypes)
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
    }

    fileprivate var storeName: String { inMemoryIdentifier ?? fileURL?.path ?? "" }
  }

  /// The treatment of an object whose primary key exists.
  public enum UpdatePolicy: Int, Sendable {
    case error = 1
    case modified = 3
    case all = 2
  }

  /// An error of a database.
  public struct Error: Swift.Error, Sendable {
    /// The codes.
    public enum Code: Int, Sendable {
      case fail = 1
      case fileAccess = 2
      case filePermissionDenied = 3
      case fileExists = 4
      case fileNotFound = 5
      case schemaMismatch = 10
    }

    /// The code of the error.
    public let code: Code
  }

  /// The notifications of a database.
  public enum Notification: String, Sendable {
    case didChange
    case refreshRequired
  }

  private let first: RealmStore
  /// The configuration of the Realm.
  public let configuration: Configuration
  var store: RealmStore { .store(configuration.storeName, orAdopting: first) }
  /// Whether changes of other threads are seen: they always are.
  public var autorefresh = true

  /// Opens the database of the app.
  public init(queue: DispatchQueue? = nil) throws {
    try self.init(configuration: .defaultConfiguration, queue: queue)
  }

  /// Opens a database with settings.
  public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
    self.configuration = configuration
    first = .store(configuration.storeName)
  }

  /// Opens the database of a file.
  public init(fileURL: URL) throws {
    try self.init(configuration: Configuration(fileURL: fileURL))
  }

  /// Opens a database with settings.
  public static func asyncOpen(
    configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
    callback: @escaping (Swift.Result<Realm, any Swift.Error>) -> Void
  ) {
    nonisolated(unsafe) let callback = callback
    callbackQueue.async { callback(Result { try Realm(configuration: configuration) }) }
  }

  // MARK: Transactions

  /// Whether a write transaction runs.
  public var isInWriteTransaction: Bool { store.transactions > 0 }

  /// Runs a write transaction, and notifies observers at its end.
  @discardableResult public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    beginWrite()
    do {
      let result = try block()
      if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
      return result
    } catch {
      if isInWriteTransaction { cancelWrite() }
      throw error
    }
  }

  /// Writes changes a tick later.
  @discardableResult public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) -> UInt32 {
    nonisolated(unsafe) let (block, done) = (block, onComplete)
    DispatchQueue.main.async {
      do {
        try write { block() }
        done?(nil)
      } catch { done?(error) }
    }
    return 0
  }

  /// Writes changes, and returns the result.
  @discardableResult public func asyncWrite<Result>(_ block: () throws -> Result) async throws
    -> Result
  { try write(block) }

  /// Begins a write transaction.
  public func beginWrite() {
    if store.transactions == 0 { store.kept = store.all }
    store.transactions += 1
  }

  /// Ends the write transaction, and notifies observers.
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    store.transactions -= 1
    guard !isInWriteTransaction else { return }
    for token in tokens { token.isSilent = true }
    store.noteChange()
    for token in tokens { token.isSilent = false }
  }

  /// Reverts additions and deletions of the transaction; values that were set stay.
  public func cancelWrite() {
    store.transactions = 0
    let kept = store.kept
    store.change { $0 = kept }
  }

  /// Updates the database: false, as it is always up to date.
  @discardableResult public func refresh() -> Bool { false }
  /// Invalidates results; a database in memory keeps them.
  public func invalidate() {}
  /// Whether the database has no objects.
  public var isEmpty: Bool { store.all.isEmpty }
  /// The database itself, which is not frozen.
  public func freeze() -> Realm { self }
  /// The database itself, which is not frozen.
  public func thaw() -> Realm { self }

  /// Calls a closure at changes until the token is released.
  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    NotificationToken(store.objectWillChange) { block(.didChange, self) }
  }

  /// Deletes the files of a database; one in memory has none.
  @discardableResult public static func deleteFiles(for config: Configuration) throws -> Bool {
    false
  }
}

extension Realm: Equatable {
  /// Whether both have the same objects.
  public static func == (lhs: Realm, rhs: Realm) -> Bool { lhs.store === rhs.store }
}

/// A migration of an older database; none exists here.
public typealias MigrationBlock =
  @Sendable (_ migration: Migration, _ oldSchemaVersion: UInt64)
  -> Void

/// The objects of an older database; there are none.
public struct Migration: Sendable {
  /// Enumerates no objects: there is no older database.
  public func enumerateObjects(
    ofType typeName: String, _ block: (_ old: RealmSwiftObject?, _ new: RealmSwiftObject?) -> Void
  ) {}
  /// Renames no property: there is no older database.
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
}
