public import ScrollworkFoundation
import ScrollworkRunObjects
public import ScrollworkViews

/// The objects of a store in memory, which is empty in each run.
open class NSManagedObjectContext: NSObject, ObservableObject, @unchecked Sendable {
  /// How a context runs closures, which has no effect: all run at once.
  public enum ConcurrencyType: Int, Sendable {
    /// The context runs on the main queue.
    case mainQueueConcurrencyType
    /// The context runs on a private queue.
    case privateQueueConcurrencyType
  }

  /// The objects, in the order of their insertion.
  private var objects = RunObjects<NSManagedObject>()
  /// The objects since the last save.
  private var saved: [NSManagedObject] = []
  /// Whether the context has unsaved changes.
  public private(set) var hasChanges = false
  /// The context above, whose objects are this one's.
  public var parent: NSManagedObjectContext?
  /// Whether changes of other contexts are taken over: they always are.
  public var automaticallyMergesChangesFromParent = true
  /// The policy for merge conflicts; a store of one process has none.
  public var mergePolicy: Any?
  /// The coordinator of the stores.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The undo manager of the managed object context.
  public var undoManager: Any?
  /// A name for the developer.
  public var name: String?

  /// Creates a context.
  public init(concurrencyType ct: ConcurrencyType = .mainQueueConcurrencyType) {}

  /// The classes of the objects that have been inserted, by their names.
  var entities: [String: NSManagedObject.Type] {
    Dictionary(root.objects.all.map { ("\(type(of: $0))", type(of: $0)) }) { $1 }
  }

  private var root: NSManagedObjectContext { parent?.root ?? self }

  func noteChange() {
    hasChanges = true
    root.objectWillChange.send()
  }

  /// Inserts an object.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    guard !root.objects.all.contains(where: { $0 === object }) else { return }
    noteChange()
    root.objects.change { $0.append(object) }
    object.awakeFromInsert()
  }

  /// Deletes an object.
  open func delete(_ object: NSManagedObject) {
    noteChange()
    object.isDeleted = true
    root.objects.change { $0.removeAll { $0 === object } }
  }

  /// The objects of a request.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = root.objects.all.filter(request.includes)
      .filter { request.predicate?.evaluate(with: $0) ?? true }
      .sorted(by: request.sortDescriptors ?? [])
      .dropFirst(request.fetchOffset)
    let limited = request.fetchLimit > 0 ? found.prefix(request.fetchLimit) : found
    return limited.compactMap { $0 as? T }
  }

  /// The number of objects of a request.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }

  /// Deletes the objects of a request.
  @discardableResult open func execute(_ request: NSBatchDeleteRequest) throws -> Any? {
    for object in root.objects.all.filter(request.fetchRequest.includes)
    where request.fetchRequest.predicate?.evaluate(with: object) ?? true { delete(object) }
    return nil
  }

  /// Saves the changes, in memory.
  open func save() throws {
    guard hasChanges else { return }
    hasChanges = false
    root.saved = root.objects.all
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Discards the insertions and deletions since the last save.
  open func rollback() {
    noteChange()
    let saved = root.saved
    root.objects.change { $0 = saved }
    hasChanges = false
  }

  /// Discards all registered objects.
  open func reset() {
    noteChange()
    hasChanges = false
  }

  /// The object of an identity.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    objectID.object ?? NSManagedObject(context: self)
  }

  /// The object of an identity.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = objectID.object else { throw CocoaError(.fileNoSuchFile) }
    return object
  }

  /// Refreshes an object, which is up to date: its store is in memory.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}

  /// Runs a closure on the context at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Runs a closure and returns its result.
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

  /// Runs a closure and returns its result.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

extension NSNotification.Name {
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// The objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

/// Objects in memory win over those of a store.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = "object"

/// Objects of a store win over those in memory.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = "store"

/// Settings of a store, which is in memory always.
open class NSPersistentStoreDescription: NSObject {
  /// The place of the store.
  public var url: URL?
  /// The type of the store.
  public var type = "SQLite"
  /// Whether the store is opened later.
  public var shouldAddStoreAsynchronously = false
  /// Whether old stores are converted.
  public var shouldMigrateStoreAutomatically = true
  /// Whether the conversion is found by itself.
  public var shouldInferMappingModelAutomatically = true

  /// Creates the description of a store.
  public override init() {}

  /// Describes a store at a place.
  public init(url: URL) { self.url = url }

  /// Sets an option, which has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The coordinator of stores, of which there is one in memory.
open class NSPersistentStoreCoordinator: NSObject {}

/// A model of the types of objects: those of the classes.
open class NSManagedObjectModel: NSObject {
  /// The model of the classes.
  public override init() {}

  /// The model of the classes.
  public init?(contentsOf url: URL) {}
}

/// A store in memory, and its context.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the persistent container.
  public let name: String
  /// The context of the interface.
  public let viewContext = NSManagedObjectContext()
  /// The descriptions of the stores.
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// The coordinator of the stores.
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
  /// The managed object model of the persistent container.
  public let managedObjectModel: NSManagedObjectModel

  /// Creates a container of a name.
  public init(name: String) { (self.name, managedObjectModel) = (name, NSManagedObjectModel()) }

  /// Creates a container of a name and a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
  }

  /// Opens the stores, which are empty, and calls a closure for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// A context with the same objects.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.parent = viewContext
    return context
  }

  /// Runs a closure with a context of the same objects.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// The folder of stores, where nothing is.
  open class func defaultDirectoryURL() -> URL { .applicationSupportDirectory }
}

/// A store in memory, and its context; there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
