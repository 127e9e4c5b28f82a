public import ScrollworkFoundation
import ScrollworkPublishers
import ScrollworkSystem

/// A value that lists and results can contain.
public protocol RealmCollectionValue {}

extension String: RealmCollectionValue {}
extension Int: RealmCollectionValue {}
extension Int8: RealmCollectionValue {}
extension Int16: RealmCollectionValue {}
extension Int32: RealmCollectionValue {}
extension Int64: RealmCollectionValue {}
extension Double: RealmCollectionValue {}
extension Float: RealmCollectionValue {}
extension Bool: RealmCollectionValue {}
extension Date: RealmCollectionValue {}
extension Data: RealmCollectionValue {}
extension UUID: RealmCollectionValue {}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

/// The base class of objects of a database.
open class ObjectBase: NSObject, ObservableObject, KeyedObject, RealmCollectionValue,
  @unchecked Sendable
{
  /// The database of the object; nil before it is added and after it is deleted.
  public internal(set) var realm: Realm?
  /// Whether the object was deleted.
  public internal(set) var isInvalidated = false

  /// Creates an object with the defaults of its properties.
  public required override init() { super.init() }

  /// Creates an object with values by the names of persisted properties.
  public convenience init(value: Any) {
    self.init()
    setValues(value)
  }

  /// Whether the object is frozen: no object is.
  public var isFrozen: Bool { false }

  func setValues(_ values: Any) {
    guard let values = values as? [String: Any] else { return }
    for (key, value) in values { setValue(value, forKey: key) }
  }

  /// The stored properties by their names, without the underscores of wrappers.
  private var properties: [(name: String, value: Any)] {
    var (found, mirror): ([(String, Any)], Mirror?) = ([], Mirror(reflecting: self))
    while let level = mirror, level.subjectType != ObjectBase.self {
      found += level.children.compactMap { child in
        child.label.map { name in
          child.value is any PersistedStorage
            ? (String(name.dropFirst()), child.value)
            : (name, child.value)
        }
      }
      mirror = level.superclassMirror
    }
    return found
  }

  /// The value of a property by its name.
  public func value(forKey key: String) -> Any? {
    guard let value = properties.first(where: { $0.name == key })?.value else { return nil }
    return (value as? any PersistedStorage)?.anyValue ?? value
  }

  /// Sets a property that is declared as persisted by its name.
  public func setValue(_ value: Any?, forKey key: String) {
    let property = properties.first { $0.name == key }?.value
    (property as? any PersistedStorage)?.setAny(value)
    noteChange()
  }

  /// The value of a property by its name.
  public subscript(key: String) -> Any? {
    get { value(forKey: key) }
    set { setValue(newValue, forKey: key) }
  }

  /// The objects that this one contains or names.
  var linked: [ObjectBase] {
    properties.flatMap { property -> [ObjectBase] in
      let value = (property.value as? any PersistedStorage)?.anyValue ?? property.value
      return switch KeyedValue.flat(value) {
      case let object as ObjectBase: [object]
      case let list as any ObjectContainer: list.containedObjects
      default: []
      }
    }
  }

  /// Sets the owner of lists and links.
  func ownCollections() {
    for property in properties {
      let value = (property.value as? any PersistedStorage)?.anyValue ?? property.value
      (value as? any OwnedValue)?.own(self)
    }
  }

  /// Notifies observers of the object and of the database.
  func noteChange() {
    objectWillChange.send()
    guard let realm else { return }
    if !realm.isInWriteTransaction { realm.store.noteChange() }
  }

  /// The values of the properties as texts, by which changes are found.
  var states: [String: String] {
    Dictionary(
      properties.map { ($0.name, PropertyState.text(of: $0.value)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Calls a closure with changes of the object until the token is released.
  ///
  /// Old values are nil, as for changes of the thread that observes.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<ObjectBase>) -> Void
  ) -> NotificationToken {
    var seen: [String: String]? = states
    return NotificationToken(objectWillChange) { [weak self] in
      guard let self, let old = seen else { return }
      guard !self.isInvalidated else {
        seen = nil
        return block(.deleted)
      }
      let new = self.states
      seen = new
      let changes = self.properties.map(\.name).filter { new[$0] != old[$0] }
      guard !changes.isEmpty else { return }
      block(
        .change(
          self,
          changes.map { PropertyChange(name: $0, oldValue: nil, newValue: self.value(forKey: $0)) })
      )
    }
  }

  private static let count = ProcessValue<UInt64>(wrappedValue: 0)
  /// The number of the object among those that were asked for it.
  fileprivate private(set) lazy var number: UInt64 = {
    Self.count.wrappedValue += 1
    return Self.count.wrappedValue
  }()
}

/// The texts by which values of properties are compared.
enum PropertyState {
  static func text(of value: Any) -> String {
    switch KeyedValue.flat((value as? any PersistedStorage)?.anyValue ?? value) {
    case let object as ObjectBase: "\(ObjectIdentifier(object))"
    case let list as any RealmCollection: list.map { text(of: $0) }.joined(separator: ",")
    case let value?: "\(value)"
    case nil: ""
    }
  }
}

/// A change of an object.
public enum ObjectChange<Object> {
  case error(_ error: any Error)
  case change(_: Object, _: [PropertyChange])
  case deleted
}

/// A change of a property.
public struct PropertyChange {
  /// The name of the property change.
  public let name: String
  /// The value before the change.
  public let oldValue: Any?
  /// The value after the change.
  public let newValue: Any?
}

/// An object that a database contains.
open class RealmSwiftObject: ObjectBase, @unchecked Sendable {
  /// The name of the property that identifies objects.
  open class func primaryKey() -> String? { nil }
  /// The names of properties that are not stored.
  open class func ignoredProperties() -> [String] { [] }
  /// The names of indexed properties.
  open class func indexedProperties() -> [String] { [] }
  /// Whether the class is part of default schemas.
  open class func shouldIncludeInDefaultSchema() -> Bool { true }

  /// Whether both are the same object of the database.
  public func isSameObject(as object: RealmSwiftObject?) -> Bool { self === object }
  /// The object itself, which is not frozen.
  public func freeze() -> Self { self }
  /// The object itself; nil if it is invalidated.
  public func thaw() -> Self? { isInvalidated ? nil : self }

  /// The value that identifies the object.
  var identity: Any? {
    if let name = Self.primaryKey() { return KeyedValue.flat(value(forKey: name)) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for child in level.children {
        if let key = child.value as? any PersistedStorage, key.isPrimaryKey {
          return KeyedValue.flat(key.anyValue)
        }
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}

/// An object that a database contains.
public typealias Object = RealmSwiftObject

/// An object that is a part of another one.
open class EmbeddedObject: ObjectBase, @unchecked Sendable {}

/// An object with an identity for lists of views.
public protocol ObjectKeyIdentifiable: Identifiable, ObjectBase {
  /// The identity of the object.
  var id: UInt64 { get }
}

extension ObjectKeyIdentifiable {
  /// The identity, for as long as the object lives.
  public var id: UInt64 { number }
}

/// An earlier spelling of `ObjectKeyIdentifiable`.
public typealias ObjectKeyIdentifable = ObjectKeyIdentifiable
