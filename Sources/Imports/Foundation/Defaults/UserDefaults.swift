public import Foundation
import ScrollworkViews

/// The settings of an app, which begin empty in each run and are never written to a disk.
///
/// They are part of the scene's state, so that each still shows those of its time. Outside of a scene
/// there are none.
open class UserDefaults: NSObject, @unchecked Sendable {
  /// The settings of the app.
  public static let standard = UserDefaults(suite: "")

  /// The name of the notification of a change.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  private let suite: String

  private init(suite: String) { self.suite = suite }

  /// The settings of the app.
  public override convenience init() { self.init(suite: "") }

  /// The settings of a group of apps.
  public convenience init?(suiteName suitename: String?) { self.init(suite: suitename ?? "") }

  private var values: [String: Any] {
    get { SceneValues.value("defaults " + suite) as? [String: Any] ?? [:] }
    set { SceneValues.set(newValue, for: "defaults " + suite) }
  }

  private var registered: [String: Any] {
    get { SceneValues.value("registered " + suite) as? [String: Any] ?? [:] }
    set { SceneValues.set(newValue, for: "registered " + suite) }
  }

  /// The value of a key: the one set, else the one registered.
  open func object(forKey defaultName: String) -> Any? {
    values[defaultName] ?? registered[defaultName]
  }

  /// Sets the value of a key; nil removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    if let old = values[defaultName] as? AnyHashable, let new = value as? AnyHashable, old == new {
      return
    }
    if value == nil, values[defaultName] == nil { return }
    values[defaultName] = value
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Sets a whole number.
  open func set(_ value: Int, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }

  /// Sets a number.
  open func set(_ value: Float, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }

  /// Sets a number.
  open func set(_ value: Double, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }

  /// Sets a truth value.
  open func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }

  /// Sets a URL.
  open func set(_ url: URL?, forKey defaultName: String) {
    set(url as Any?, forKey: defaultName)
  }

  /// Removes the value of a key.
  open func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  /// Adds values for keys that have not been set.
  open func register(defaults registrationDictionary: [String: Any]) {
    registered.merge(registrationDictionary) { $1 }
  }

  /// All values by their keys.
  open func dictionaryRepresentation() -> [String: Any] { registered.merging(values) { $1 } }

  /// Removes the values of a domain, of which there is one.
  open func removePersistentDomain(forName domainName: String) { values = [:] }

  /// Returns that all values are stored.
  @discardableResult open func synchronize() -> Bool { true }
}

extension UserDefaults {
  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The text of a key; a number is converted.
  public func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let value as Bool: value ? "1" : "0"
    case let value as any Numeric: "\(value)"
    default: nil
    }
  }

  /// The array of a key.
  public func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The texts of a key.
  public func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The dictionary of a key.
  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The data of a key.
  public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  /// The whole number of a key, or zero.
  public func integer(forKey defaultName: String) -> Int { Int(double(forKey: defaultName)) }

  /// The number of a key, or zero.
  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// The number of a key, or zero.
  public func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  /// The truth value of a key, or false.
  public func bool(forKey defaultName: String) -> Bool {
    if let text = object(forKey: defaultName) as? String {
      return ["yes", "true", "1"].contains(text.lowercased())
    }
    return double(forKey: defaultName) != 0
  }

  /// The URL of a key.
  public func url(forKey defaultName: String) -> URL? {
    let value = object(forKey: defaultName)
    return value as? URL ?? (value as? String).map { URL(filePath: $0) }
  }
}
