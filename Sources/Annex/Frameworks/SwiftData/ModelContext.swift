public import Observation
public import ScrollworkFoundation
import ScrollworkRunObjects
import ScrollworkSystem

/// The objects of a store in memory, which is empty in each run.
public final class ModelContext: Observable, @unchecked Sendable {
  /// The container of the model context.
  public let container: ModelContainer
  /// Whether changes are saved by themselves.
  public var autosaveEnabled = true
  /// Whether the context has unsaved changes.
  public private(set) var hasChanges = false
  /// The undo manager of the model context.
  public var undoManager: Any?

  private let registrar = ObservationRegistrar()
  private var objects = RunObjects<any PersistentModel>()
  private var saved: [any PersistentModel] = []
  private var version: Int {
    get {
      registrar.access(self, keyPath: \.version)
      return count
    }
    set { registrar.withMutation(of: self, keyPath: \.version) { count = newValue } }
  }
  private var count = 0

  /// The contexts that the code of one scene has used.
  private final class Contexts {
    var all: [() -> ModelContext?] = []
    var known: Set<ObjectIdentifier> = []
  }

  private static var contexts: Contexts { AppProcess.current.only { Contexts() } }

  /// Creates a context with the objects of a container.
  public init(_ container: ModelContainer) { self.container = container }

  static func context(of object: AnyObject) -> ModelContext? {
    contexts.all.lazy.compactMap { $0() }.first { context in
      context.objects.all.contains { $0 === object }
    }
  }

  /// Tells the scene whose code runs of this context.
  private func noteUse() {
    let contexts = Self.contexts
    guard contexts.known.insert(ObjectIdentifier(self)).inserted else { return }
    contexts.all.append { [weak self] in self }
  }

  /// Inserts an object.
  public func insert<T: PersistentModel>(_ model: T) {
    guard add(model) else { return }
    version += 1
    hasChanges = true
  }

  private func add(_ model: any PersistentModel) -> Bool {
    noteUse()
    guard !objects.all.contains(where: { $0 === model }) else { return false }
    objects.change { $0.append(model) }
    return true
  }

  /// Deletes an object.
  public func delete<T: PersistentModel>(_ model: T) {
    objects.change { $0.removeAll { $0 === model } }
    version += 1
    hasChanges = true
  }

  /// Deletes the objects that meet a condition.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
  }

  /// The objects of a description.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    noteUse()
    _ = version
    addRelated()
    var found = objects.all.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found = Array(found.dropFirst(descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }

  /// The number of objects of a description.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The object of an identity.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let object = objects.all.first(where: { $0.persistentModelID == persistentModelID })
    else {
      fatalError("There is no object of this identity.")
    }
    return object
  }

  /// Saves the changes, in memory.
  public func save() throws { (saved, hasChanges) = (objects.all, false) }

  /// Discards the insertions and deletions since the last save.
  public func rollback() {
    let last = saved
    objects.change { $0 = last }
    hasChanges = false
    version += 1
  }

  /// Runs a closure and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Adds the objects to which those of the store refer.
  private func addRelated() {
    var index = 0
    while index < objects.all.count {
      for child in Mirror(reflecting: objects.all[index]).children { addObjects(in: child.value) }
      index += 1
    }
  }

  private func addObjects(in value: Any) {
    switch value {
    case let model as any PersistentModel: _ = add(model)
    case let models as [any PersistentModel]: for model in models { _ = add(model) }
    case let models as [any PersistentModel]?: for model in models ?? [] { _ = add(model) }
    default: break
    }
  }
}

/// The predicate, the order and the limits of a fetch.
public struct FetchDescriptor<T: PersistentModel> {
  /// The predicate of the fetch descriptor.
  public var predicate: Predicate<T>?
  /// The order of the fetch descriptor.
  public var sortBy: [SortDescriptor<T>]
  /// The fetch limit of the fetch descriptor.
  public var fetchLimit: Int?
  /// The number of objects to leave out.
  public var fetchOffset: Int?
  /// Whether unsaved objects are included: they always are.
  public var includePendingChanges = true

  /// Creates a description of a fetch.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
