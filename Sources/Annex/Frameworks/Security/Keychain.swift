public import ScrollworkFoundation
import ScrollworkViews

// The keychain, which is empty in each run, and whose items are those of the scene.

/// The result of a function of the system.
public typealias OSStatus = Int32
/// The operation succeeded, without an error.
public let errSecSuccess: OSStatus = 0
/// The item does not exist.
public let errSecItemNotFound: OSStatus = -25_300
/// The item exists already.
public let errSecDuplicateItem: OSStatus = -25_299
/// A parameter is missing.
public let errSecParam: OSStatus = -50
/// The key of the class of an item.
public let kSecClass = "class"
/// The class of passwords.
public let kSecClassGenericPassword = "genp"
/// The class of passwords of the internet.
public let kSecClassInternetPassword = "inet"
/// The key of an account.
public let kSecAttrAccount = "acct"
/// The key of a service.
public let kSecAttrService = "svce"
/// The key of a server.
public let kSecAttrServer = "srvr"
/// The key of a group.
public let kSecAttrAccessGroup = "agrp"
/// The key of when an item can be read.
public let kSecAttrAccessible = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// While the device is unlocked, on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// The key of the data of an item.
public let kSecValueData = "v_Data"
/// The key of whether data are returned.
public let kSecReturnData = "r_Data"
/// The key of whether attributes are returned.
public let kSecReturnAttributes = "r_Attributes"
/// The key of how many items are found.
public let kSecMatchLimit = "m_Limit"
/// The limit of one matching item.
public let kSecMatchLimitOne = "m_LimitOne"
/// No limit of matching items.
public let kSecMatchLimitAll = "m_LimitAll"
/// True.
public let kCFBooleanTrue: Bool? = true
/// False.
public let kCFBooleanFalse: Bool? = false

private typealias Items = [[String: Any]]

private var items: Items {
  get { SceneValues.value("keychain") as? Items ?? [] }
  set { SceneValues.set(newValue, for: "keychain") }
}

private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
  [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer].allSatisfy { key in
    guard let wanted = query[key] as? AnyHashable else { return true }
    return item[key] as? AnyHashable == wanted
  }
}

/// Adds an item.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  guard !items.contains(where: { matches($0, attributes) }) else { return errSecDuplicateItem }
  items.append(attributes)
  return errSecSuccess
}

/// Finds an item, or all of them if the query says so.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = items.filter { matches($0, query) }
    .map { query[kSecReturnAttributes] as? Bool == true ? $0 : $0[kSecValueData] as Any }
  guard let first = found.first else { return errSecItemNotFound }
  result?.pointee = query[kSecMatchLimit] as? String == kSecMatchLimitAll ? found : first
  return errSecSuccess
}

/// Finds an item.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  guard let item = items.first(where: { matches($0, query) }) else { return errSecItemNotFound }
  result?.pointee = item[kSecValueData].map { $0 as AnyObject }
  return errSecSuccess
}

/// Changes the items that are found.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard items.contains(where: { matches($0, query) }) else { return errSecItemNotFound }
  items = items.map { matches($0, query) ? $0.merging(attributesToUpdate) { $1 } : $0 }
  return errSecSuccess
}

/// Deletes the items that are found.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard items.contains(where: { matches($0, query) }) else { return errSecItemNotFound }
  items.removeAll { matches($0, query) }
  return errSecSuccess
}
