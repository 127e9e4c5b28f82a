// The module behind `import KeychainSwift` in a Swift file: the keychain of the scene by keys.

@_exported public import ScrollworkFoundation
public import ScrollworkSecurity

/// The items of an app in the keychain, which is empty when a scene begins.
open class KeychainSwift: @unchecked Sendable {
  /// The result of the last operation.
  open var lastResultCode: OSStatus = 0
  /// The group of apps.
  open var accessGroup: String?
  /// Whether items are synchronized among devices; there are no others.
  open var synchronizable = false
  private let keyPrefix: String

  /// Creates a keychain with default values.
  public init() { keyPrefix = "" }

  /// Creates a keychain whose keys begin with some text.
  public init(keyPrefix: String) { self.keyPrefix = keyPrefix }

  private func query(_ key: String?) -> CFDictionary {
    var query: [String: Any] = ["\(kSecClass)": kSecClassGenericPassword]
    if let key { query["\(kSecAttrAccount)"] = keyPrefix + key }
    return query as CFDictionary
  }

  /// Sets the text of a key.
  @discardableResult open func set(
    _ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data(value.utf8), forKey: key, withAccess: access) }

  /// Sets the data of a key.
  @discardableResult open func set(
    _ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool {
    SecItemDelete(query(key))
    var item = query(key)
    item["\(kSecValueData)"] = value
    lastResultCode = SecItemAdd(item as CFDictionary, nil)
    return lastResultCode == errSecSuccess
  }

  /// Sets the truth of a key.
  @discardableResult open func set(
    _ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
  ) -> Bool { set(Data([value ? 1 : 0]), forKey: key, withAccess: access) }

  /// The text of a key.
  open func get(_ key: String) -> String? {
    getData(key).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The data of a key.
  open func getData(_ key: String, asReference: Bool = false) -> Data? {
    var item: AnyObject?
    lastResultCode = SecItemCopyMatching(query(key), &item)
    return lastResultCode == errSecSuccess ? item as? Data : nil
  }

  /// The truth of a key.
  open func getBool(_ key: String) -> Bool? { getData(key)?.first.map { $0 == 1 } }

  /// The keys of all items, with their prefixes.
  open var allKeys: [String] {
    var query = query(nil)
    query["\(kSecReturnAttributes)"] = true
    query["\(kSecMatchLimit)"] = kSecMatchLimitAll
    var items: CFTypeRef?
    lastResultCode = SecItemCopyMatching(query, &items)
    return (items as? [[String: Any]] ?? []).compactMap { $0["\(kSecAttrAccount)"] as? String }
  }

  /// Removes a key.
  @discardableResult open func delete(_ key: String) -> Bool {
    lastResultCode = SecItemDelete(query(key))
    return lastResultCode == errSecSuccess
  }

  /// Removes all keys.
  @discardableResult open func clear() -> Bool {
    lastResultCode = SecItemDelete(query(nil))
    return lastResultCode == errSecSuccess
  }
}

/// When items can be read.
public enum KeychainSwiftAccessOptions: Sendable {
  /// While the device is unlocked.
  case accessibleWhenUnlocked
  /// While this device is unlocked.
  case accessibleWhenUnlockedThisDeviceOnly
  /// After the device was unlocked once.
  case accessibleAfterFirstUnlock
  /// After this device was unlocked once.
  case accessibleAfterFirstUnlockThisDeviceOnly
  /// While a device with a passcode is unlocked.
  case accessibleWhenPasscodeSetThisDeviceOnly
}
