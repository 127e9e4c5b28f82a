// The module behind `import KeychainAccess` in a Swift file: the keychain of the scene by keys.

@_exported public import ScrollworkFoundation
import ScrollworkSecurity

/// The items of a service in the keychain, which is empty when a scene begins.
public final class Keychain: @unchecked Sendable {
  /// The service of the keychain.
  public let service: String
  /// The group of apps.
  public let accessGroup: String?
  /// When items can be read, which they always can.
  public private(set) var accessibility = Accessibility.afterFirstUnlock
  /// Whether items are synchronized among devices; there are no others.
  public private(set) var synchronizable = false
  /// The label of items.
  public private(set) var label: String?
  /// The comment of items.
  public private(set) var comment: String?

  /// The items of the app.
  public convenience init() { self.init(service: Bundle.main.bundleIdentifier ?? "") }

  /// The items of a service.
  public init(service: String) { (self.service, accessGroup) = (service, nil) }

  /// The items of a group of apps.
  public init(accessGroup: String) {
    (service, self.accessGroup) = (Bundle.main.bundleIdentifier ?? "", accessGroup)
  }

  /// The items of a service and a group of apps.
  public init(service: String, accessGroup: String) {
    (self.service, self.accessGroup) = (service, accessGroup)
  }

  private init(_ other: Keychain) {
    (service, accessGroup) = (other.service, other.accessGroup)
    (accessibility, synchronizable) = (other.accessibility, other.synchronizable)
    (label, comment) = (other.label, other.comment)
  }

  private func with(_ change: (Keychain) -> Void) -> Keychain {
    let copy = Keychain(self)
    change(copy)
    return copy
  }

  /// The keychain with another accessibility.
  public func accessibility(_ accessibility: Accessibility) -> Keychain {
    with { $0.accessibility = accessibility }
  }

  /// The keychain with items on other devices.
  public func synchronizable(_ synchronizable: Bool) -> Keychain {
    with { $0.synchronizable = synchronizable }
  }

  /// The keychain with a label for items.
  public func label(_ label: String) -> Keychain { with { $0.label = label } }

  /// The keychain with a comment for items.
  public func comment(_ comment: String) -> Keychain { with { $0.comment = comment } }

  private func query(_ key: String?) -> CFDictionary {
    var query: [String: Any] = [
      "\(kSecClass)": kSecClassGenericPassword, "\(kSecAttrService)": service,
    ]
    if let key { query["\(kSecAttrAccount)"] = key }
    return query as CFDictionary
  }

  /// The text of a key.
  public func get(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
    try getString(key)
  }

  /// The text of a key.
  public func getString(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws
    -> String?
  { try getData(key).flatMap { String(data: $0, encoding: .utf8) } }

  /// The data of a key.
  public func getData(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> Data? {
    var item: AnyObject?
    guard SecItemCopyMatching(query(key), &item) == errSecSuccess else { return nil }
    return item as? Data
  }

  /// Sets the text of a key.
  public func set(_ value: String, key: String, ignoringAttributeSynchronizable: Bool = true) throws
  { try set(Data(value.utf8), key: key) }

  /// Sets the data of a key.
  public func set(_ value: Data, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
    SecItemDelete(query(key))
    var item = query(key)
    item["\(kSecValueData)"] = value
    guard SecItemAdd(item as CFDictionary, nil) == errSecSuccess else {
      throw Status.unexpectedError
    }
  }

  /// The keys of all items.
  public func allKeys() -> [String] {
    var query = query(nil)
    query["\(kSecReturnAttributes)"] = true
    query["\(kSecMatchLimit)"] = kSecMatchLimitAll
    var items: CFTypeRef?
    _ = SecItemCopyMatching(query, &items)
    return (items as? [[String: Any]] ?? []).compactMap { $0["\(kSecAttrAccount)"] as? String }
  }

  /// Removes a key.
  public func remove(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws {
    SecItemDelete(query(key))
  }

  /// Removes all keys.
  public func removeAll() throws { SecItemDelete(query(nil)) }

  /// Whether the keychain contains a key.
  public func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool {
    try getData(key) != nil
  }

  /// The text of a key; nil removes it.
  public subscript(key: String) -> String? {
    get { try? getString(key) }
    set { set(newValue.map { Data($0.utf8) }, key) }
  }

  /// The text of a key; nil removes it.
  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }

  /// The data of a key; nil removes it.
  public subscript(data key: String) -> Data? {
    get { try? getData(key) }
    set { set(newValue, key) }
  }

  private func set(_ value: Data?, _ key: String) {
    if let value { try? set(value, key: key) } else { try? remove(key) }
  }
}

/// When items can be read.
public enum Accessibility: Sendable {
  /// While the device is unlocked.
  case whenUnlocked
  /// After the device was unlocked once.
  case afterFirstUnlock
  /// Items are accessible at all times.
  case always
  /// While a device with a passcode is unlocked.
  case whenPasscodeSetThisDeviceOnly
  /// While this device is unlocked.
  case whenUnlockedThisDeviceOnly
  /// After this device was unlocked once.
  case afterFirstUnlockThisDeviceOnly
  /// Always, on this device.
  case alwaysThisDeviceOnly
}

/// An error of the keychain.
public enum Status: Error, Hashable, Sendable {
  /// The item does not exist.
  case itemNotFound
  /// The item exists already.
  case duplicateItem
  /// An unexpected error of the keychain.
  case unexpectedError
}
