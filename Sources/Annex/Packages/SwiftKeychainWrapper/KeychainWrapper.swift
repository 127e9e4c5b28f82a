@_exported public import ScrollworkFoundation
import ScrollworkSecurity
import ScrollworkSystem

/// When items can be read.
public enum KeychainItemAccessibility: Sendable {
  case afterFirstUnlock, afterFirstUnlockThisDeviceOnly, always, alwaysThisDeviceOnly
  case whenPasscodeSetThisDeviceOnly, whenUnlocked, whenUnlockedThisDeviceOnly
}

/// The keychain of the scene by keys, which is empty in each run.
open class KeychainWrapper: @unchecked Sendable {
  /// The keychain of the app.
  public static var standard: KeychainWrapper {
    AppProcess.current.only { KeychainWrapper(serviceName: "app") }
  }
  /// The name of the service.
  public let serviceName: String

  /// The keychain of a service.
  public init(serviceName: String, accessGroup: String? = nil) { self.serviceName = serviceName }

  private func query(_ key: String?) -> CFDictionary {
    var query: [String: Any] = [
      "\(kSecClass)": kSecClassGenericPassword, "\(kSecAttrService)": serviceName,
    ]
    if let key { query["\(kSecAttrAccount)"] = key }
    return query as CFDictionary
  }

  /// Sets the data of a key.
  @discardableResult open func set(
    _ value: Data, forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool {
    SecItemDelete(query(key))
    var item = query(key)
    item["\(kSecValueData)"] = value
    return SecItemAdd(item as CFDictionary, nil) == errSecSuccess
  }

  /// Sets the text of a key.
  @discardableResult open func set(
    _ value: String, forKey key: String,
    withAccessibility accessibility: KeychainItemAccessibility? = nil,
    isSynchronizable: Bool = false
  ) -> Bool { set(Data(value.utf8), forKey: key) }

  /// Sets the number of a key.
  @discardableResult open func set(_ value: Int, forKey key: String) -> Bool {
    set("\(value)", forKey: key)
  }
  /// Sets the number of a key.
  @discardableResult open func set(_ value: Double, forKey key: String) -> Bool {
    set("\(value)", forKey: key)
  }
  /// Sets the truth of a key.
  @discardableResult open func set(_ value: Bool, forKey key: String) -> Bool {
    set("\(value)", forKey: key)
  }

  /// The data of a key.
  open func data(forKey key: String) -> Data? {
    var item: AnyObject?
    return SecItemCopyMatching(query(key), &item) == errSecSuccess ? item as? Data : nil
  }
  /// The text of a key.
  open func string(forKey key: String) -> String? {
    data(forKey: key).map { String(decoding: $0, as: UTF8.self) }
  }
  /// The number of a key.
  open func integer(forKey key: String) -> Int? { string(forKey: key).flatMap { Int($0) } }
  /// The number of a key.
  open func double(forKey key: String) -> Double? { string(forKey: key).flatMap { Double($0) } }
  /// The truth of a key.
  open func bool(forKey key: String) -> Bool? { string(forKey: key).flatMap { Bool($0) } }
  /// Whether the keychain has a value for a key.
  open func hasValue(forKey key: String) -> Bool { data(forKey: key) != nil }
  /// Removes a key.
  @discardableResult open func removeObject(forKey key: String) -> Bool {
    SecItemDelete(query(key)) == errSecSuccess
  }
  /// Removes all keys.
  @discardableResult open func removeAllKeys() -> Bool {
    SecItemDelete(query(nil)) == errSecSuccess
  }
}
