public import Foundation
public import ScrollworkViews

/// A property that reads and writes a value of the user defaults.
///
/// They begin empty in each run: the initial value is shown until something is written.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?

  init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    (self.key, self.store, self.initial) = (key, store ?? .standard, initial)
    (self.read, self.write) = (read, write)
  }

  /// The value; writing it updates the views that read it.
  public var wrappedValue: Value {
    get { store.object(forKey: key).flatMap(read) ?? initial }
    nonmutating set { store.set(write(newValue), forKey: key) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool { true }
}

/// A type of values that user defaults store as they are.
public protocol AppStorable {}

extension Bool: AppStorable {}
extension Int: AppStorable {}
extension Double: AppStorable {}
extension String: AppStorable {}
extension URL: AppStorable {}
extension Data: AppStorable {}
extension Date: AppStorable {}

extension AppStorage where Value: AppStorable {
  /// Creates a property with an initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage {
  /// Creates a property of a type with a raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, read: { ($0 as? Int).flatMap(Value.init) },
      write: { $0.rawValue })
  }

  /// Creates a property of a type with a raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap(Value.init) },
      write: { $0.rawValue })
  }

  /// Creates a property without an initial value.
  public init<Stored: AppStorable>(_ key: String, store: UserDefaults? = nil)
  where Value == Stored? {
    self.init(key, store, nil, read: { $0 as? Stored }, write: { $0 })
  }

  /// Creates a property without an initial value, of a type with a raw value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, nil, read: { ($0 as? String).flatMap(R.init) }, write: { $0?.rawValue })
  }

  /// Creates a property without an initial value, of a type with a raw value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, read: { ($0 as? Int).flatMap(R.init) }, write: { $0?.rawValue })
  }
}
