public import ScrollworkFoundation

/// A type with a default value of persisted properties.
public protocol PersistedDefault {
  /// The default value of the type.
  static var persistedDefault: Self { get }
}

extension String: PersistedDefault {
  /// The default value: an empty text.
  public static var persistedDefault: String { "" }
}

extension FixedWidthInteger where Self: PersistedDefault {
  /// The default value: zero.
  public static var persistedDefault: Self { 0 }
}

extension Int: PersistedDefault {}
extension Int8: PersistedDefault {}
extension Int16: PersistedDefault {}
extension Int32: PersistedDefault {}
extension Int64: PersistedDefault {}

extension Double: PersistedDefault {
  /// The default value: zero.
  public static var persistedDefault: Double { 0 }
}

extension Float: PersistedDefault {
  /// The default value: zero.
  public static var persistedDefault: Float { 0 }
}

extension Bool: PersistedDefault {
  /// The default value: false.
  public static var persistedDefault: Bool { false }
}

extension Date: PersistedDefault {
  /// The beginning of 1970.
  public static var persistedDefault: Date { Date(timeIntervalSince1970: 0) }
}

extension Data: PersistedDefault {
  /// The default value: empty data.
  public static var persistedDefault: Data { Data() }
}

extension UUID: PersistedDefault {
  /// The default value: a new identifier.
  public static var persistedDefault: UUID { UUID() }
}

extension Optional: PersistedDefault {
  /// The default value: nil.
  public static var persistedDefault: Wrapped? { nil }
}

extension Decimal: PersistedDefault, RealmCollectionValue {
  /// The default value: zero.
  public static var persistedDefault: Decimal { 0 }
}

/// An enumeration of persisted properties.
public protocol PersistableEnum: CaseIterable, RawRepresentable, PersistedDefault,
  RealmCollectionValue
{}

extension PersistableEnum {
  /// The default value: the first case.
  public static var persistedDefault: Self {
    guard let first = allCases.first else { fatalError("an enumeration has no cases") }
    return first
  }
}

/// An enumeration of properties that are declared with `@objc`.
public protocol RealmEnum: RealmCollectionValue {}

/// The storage of persisted properties.
protocol PersistedStorage {
  var anyValue: Any? { get }
  var isPrimaryKey: Bool { get }
  func setAny(_ value: Any?)
}

/// A property that the database stores; setting it notifies the observers of its object.
@propertyWrapper public struct Persisted<Value>: PersistedStorage {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  let isPrimaryKey: Bool

  var anyValue: Any? { box.value }

  func setAny(_ value: Any?) {
    if let value = value as? Value { box.value = value }
  }

  /// Creates a property with a value.
  public init(wrappedValue: Value) { (box, isPrimaryKey) = (Box(wrappedValue), false) }

  /// Creates an indexed property with a value.
  public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue: wrappedValue) }

  /// Creates a primary key with a value.
  public init(wrappedValue: Value, primaryKey: Bool) {
    (box, isPrimaryKey) = (Box(wrappedValue), primaryKey)
  }

  /// Creates a property with the default of its type.
  public init() where Value: PersistedDefault {
    self.init(wrappedValue: Value.persistedDefault)
  }

  /// Creates an indexed property.
  public init(indexed: Bool) where Value: PersistedDefault { self.init() }

  /// Creates a primary key.
  public init(primaryKey: Bool) where Value: PersistedDefault {
    self.init(wrappedValue: Value.persistedDefault, primaryKey: primaryKey)
  }

  /// Creates a property with the objects that link to this one by a property.
  public init<Element>(originProperty: String) where Value == LinkingObjects<Element> {
    self.init(wrappedValue: LinkingObjects(fromType: Element.self, property: originProperty))
  }

  /// Only properties of classes are persisted.
  @available(*, unavailable, message: "@Persisted can only be applied to properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// The value of a property of an object.
  public static subscript<EnclosingSelf: ObjectBase>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
  ) -> Value {
    get {
      let value = object[keyPath: storageKeyPath].box.value
      (value as? any OwnedValue)?.own(object)
      return value
    }
    set {
      object.objectWillChange.send()
      object[keyPath: storageKeyPath].box.value = newValue
      object.noteChange()
    }
  }
}

/// A value that has a reference to the object of its property.
protocol OwnedValue {
  func own(_ object: ObjectBase)
}

/// An optional number or Boolean of a property that is declared with `let`.
public final class RealmOptional<Value> {
  /// The value of the Realm optional.
  public var value: Value?
  /// A value, or none.
  public init(_ value: Value? = nil) { self.value = value }
}

/// The optional value of a property.
@propertyWrapper public final class RealmProperty<Value: PersistedDefault> {
  /// The value of the Realm property.
  public var value = Value.persistedDefault
  /// The value of the property.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  /// The default of the type.
  public init() {}
}

/// An identifier of twelve bytes.
public final class ObjectId: NSObject, PersistedDefault, RealmCollectionValue, Comparable,
  @unchecked Sendable
{
  /// The bytes as 24 hexadecimal digits.
  public let stringValue: String

  /// A new identifier.
  public static func generate() -> ObjectId {
    let digits = Array("0123456789abcdef")
    return ObjectId(digits: String((0..<24).map { _ in digits[Int.random(in: 0..<16)] }))
  }

  /// The default value: a new identifier.
  public static var persistedDefault: ObjectId { generate() }

  private init(digits: String) { stringValue = digits }

  /// An identifier of 24 hexadecimal digits.
  public convenience init(string: String) throws {
    guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
      throw Realm.Error(code: .fail)
    }
    self.init(digits: string)
  }

  /// An identifier of zeros.
  public convenience override init() { self.init(digits: String(repeating: "0", count: 24)) }

  /// The description of the object identifier.
  public override var description: String { stringValue }
  /// A number that equal identifiers share.
  public override var hash: Int { stringValue.hashValue }
  /// Whether both have the same bytes.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ObjectId)?.stringValue == stringValue
  }
  /// Whether the bytes are smaller.
  public static func < (lhs: ObjectId, rhs: ObjectId) -> Bool {
    lhs.stringValue < rhs.stringValue
  }
}
