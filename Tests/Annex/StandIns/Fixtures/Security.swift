// At 0.
import Security
import SwiftUI

struct SecurityFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { begin() }
  }

  private func begin() {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "fern",
    ]
    log.append("before \(read(query))")
    let item = query.merging([kSecValueData as String: Data("green".utf8)]) { $1 }
    let status: OSStatus = SecItemAdd(item as CFDictionary, nil)
    log.append("added \(status == errSecSuccess)")
    log.append("again \(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)")
    log.append("read \(read(query))")
    let change: [String: Any] = [kSecValueData as String: Data("brown".utf8)]
    log.append("updated \(SecItemUpdate(query as CFDictionary, change as CFDictionary))")
    log.append("now \(read(query))")
    log.append("deleted \(SecItemDelete(query as CFDictionary))")
    log.append("after \(read(query))")
    let source: SecRandom? = kSecRandomDefault
    var bytes = [UInt8](repeating: 0, count: 16)
    let made = SecRandomCopyBytes(source, bytes.count, &bytes)
    log.append("random \(made == errSecSuccess), \(bytes.contains { $0 != 0 })")
  }

  private func read(_ query: [String: Any]) -> String {
    var result: AnyObject?
    let wanted = query.merging([kSecReturnData as String: true]) { $1 }
    let status = SecItemCopyMatching(wanted as CFDictionary, &result)
    guard status == errSecSuccess, let data = result as? Data else {
      return status == errSecItemNotFound ? "not found" : "error"
    }
    return String(decoding: data, as: UTF8.self)
  }
}
