public import ScrollworkFoundation
public import ScrollworkViews

/// A result type of fetch requests.
public protocol NSFetchRequestResult: AnyObject {}

/// An object of a store.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, KeyedObject {
  /// The context that the object belongs to.
  public internal(set) var managedObjectContext: NSManagedObjectContext?
  /// The values of attributes without a property.
  private var values: [String: Any] = [:]
  /// Whether the object has been deleted.
  public internal(set) var isDeleted = false
  /// The identifier of the object.
  public private(set) lazy var objectID = NSManagedObjectID(of: self)
  /// The description of the object's type.
  public var entity: NSEntityDescription { NSEntityDescription(name: "\(type(of: self))") }

  /// Creates an object of no context.
  public required override init() { super.init() }

  /// Inserts an object into a context.
  public required init(context moc: NSManagedObjectContext) {
    super.init()
    moc.insert(self)
  }

  /// Creates an object of an entity, and inserts it into a context unless that is nil.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    super.init()
    context?.insert(self)
  }

  /// Called when the object has been inserted.
  open func awakeFromInsert() {}

  /// Called when the object has been fetched.
  open func awakeFromFetch() {}

  /// Called before the object is saved.
  open func willSave() {}

  /// Whether the object is not yet saved.
  public var isInserted: Bool { managedObjectContext?.hasChanges ?? false }

  /// Whether the object has unsaved changes.
  public var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }

  /// The value of a key.
  open func value(forKey key: String) -> Any? {
    if let property = property(key) { return property.anyValue }
    return values[key]
  }

  /// Sets the value of a key.
  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    if let property = property(key) {
      property.anyValue = value
    } else {
      values[key] = value
    }
    managedObjectContext?.noteChange()
  }

  /// The value of a property marked `@NSManaged`.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    guard let empty = ManagedDefault.value(of: Value.self) else {
      fatalError("\(key) of \(type(of: self)) was read before it was set.")
    }
    return empty
  }

  /// Sets the value of a property marked `@NSManaged`.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    objectWillChange.send()
    values[key] = value
    managedObjectContext?.noteChange()
  }

  /// The value of a key.
  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Sets the value of a key.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  /// Announces a change to observers.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }

  /// Announces the end of a change.
  open func didChangeValue(forKey key: String) {}

  private func property(_ key: String) -> (any ManagedProperty)? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == "_" + key }) {
        return child.value as? any ManagedProperty
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// The description of the type.
  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }

  /// A request of all objects of the type.
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "\(self)")
    return request
  }
}

/// The identity of an object of a store.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  private(set) weak var object: NSManagedObject?

  init(of object: NSManagedObject) { self.object = object }

  /// A URL that stands for the identity.
  public func uriRepresentation() -> URL {
    URL(filePath: "/x-coredata/\(object.map { "\(type(of: $0))" } ?? "")")
  }
}

/// A stored property of a managed object, as classes generated from a model have them.
@propertyWrapper public struct ManagedValue<Value>: ManagedProperty {
  private final class Box {
    var value: Value?
  }

  private let box = Box()

  /// Creates a property without a value.
  public init() {}

  /// Creates a property with the value that its model gives.
  public init(wrappedValue: Value) { box.value = wrappedValue }

  /// Unavailable: only objects of a store have such properties.
  @available(*, unavailable, message: "@NSManaged is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("A managed value was read outside of its object.") }
    set {}
  }

  /// Reads and writes the value of a property of an object.
  public static subscript<Owner: NSManagedObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      if let value = object[keyPath: storageKeyPath].box.value { return value }
      guard let empty = ManagedDefault.value(of: Value.self) else {
        fatalError("A property of \(Owner.self) was read before it was set.")
      }
      return empty
    }
    set {
      object.objectWillChange.send()
      object[keyPath: storageKeyPath].box.value = newValue
      object.managedObjectContext?.noteChange()
    }
  }

  var anyValue: Any? {
    get { box.value }
    nonmutating set { box.value = newValue as? Value }
  }
}

/// A property of a managed object, without its type.
protocol ManagedProperty {
  var anyValue: Any? { get nonmutating set }
}

/// The values of attributes that have not been set.
private enum ManagedDefault {
  static func value<Value>(of type: Value.Type) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type {
      return none(type) as? Value
    }
    let empty: [Any] = [
      0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false, "", Data(), NSSet(), NSOrderedSet(),
      Date(timeIntervalSinceReferenceDate: 0), UUID(uuid: UUID_NULL), NSDecimalNumber.zero,
    ]
    return empty.lazy.compactMap { Swift.type(of: $0) == type ? $0 as? Value : nil }.first
      ?? empty.lazy.compactMap { $0 as? Value }.first
  }

  private static func none<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any { T(nilLiteral: ()) }
}

private let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

/// The description of a type of objects.
public final class NSEntityDescription: NSObject {
  /// The name of the entity description.
  public let name: String?

  init(name: String) { self.name = name }

  /// The description of a name.
  public static func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    NSEntityDescription(name: entityName)
  }

  /// Inserts an object of the type of a name, without properties if no class has the name.
  public static func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let type = context.entities[entityName] ?? NSManagedObject.self
    return type.init(context: context)
  }
}
