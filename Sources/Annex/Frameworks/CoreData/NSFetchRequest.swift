public import ScrollworkFoundation

/// A request of objects of a store.
public final class NSFetchRequest<ResultType>: NSObject {
  /// The name of the type.
  public private(set) var entityName: String?
  /// The type.
  public var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
  /// The predicate of the fetch request.
  public var predicate: NSPredicate?
  /// The sort descriptors of the fetch request.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The most objects, or zero for all.
  public var fetchLimit = 0
  /// The number of objects to leave out.
  public var fetchOffset = 0
  /// The objects to load at once, which has no effect.
  public var fetchBatchSize = 0
  /// Whether objects are loaded when they are used, which has no effect.
  public var returnsObjectsAsFaults = true
  /// Whether objects of subclasses are among the results.
  public var includesSubentities = true
  /// Whether properties are loaded, which has no effect.
  public var includesPropertyValues = true

  /// Requests objects of the result type.
  public override init() {}

  /// Requests objects of the type of a name.
  public init(entityName: String) { self.entityName = entityName }

  /// Whether an object has the requested type.
  func includes(_ object: NSManagedObject) -> Bool {
    if let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self {
      return object is ResultType
    }
    var type: AnyClass? = Swift.type(of: object)
    while let known = type {
      if "\(known)" == entityName { return true }
      type = _getSuperclass(known)
    }
    return entityName == nil
  }
}

/// A request to delete objects.
public final class NSBatchDeleteRequest: NSObject {
  /// The request of the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>

  /// Deletes the objects of a request.
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
  }
}
