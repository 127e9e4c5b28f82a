// At 0, 0.5.
import SwiftKeychainWrapper
import SwiftUI

final class Keys: ObservableObject {
  @Published var lines: [String] = []

  func run() {
    let keychain: KeychainWrapper = .standard
    lines.append("before \(keychain.string(forKey: "token") ?? "none")")
    keychain.set(
      "secret", forKey: "token", withAccessibility: KeychainItemAccessibility.whenUnlocked)
    keychain.set(7, forKey: "count")
    lines.append(
      "\(keychain.string(forKey: "token") ?? "none") \(keychain.integer(forKey: "count") ?? 0)")
    lines.append("other \(KeychainWrapper(serviceName: "other").hasValue(forKey: "count"))")
    keychain.removeObject(forKey: "count")
    lines.append("removed \(!keychain.hasValue(forKey: "count"))")
  }
}

struct SwiftKeychainWrapperFixture: View {
  @StateObject private var keys = Keys()

  var body: some View {
    VStack { ForEach(keys.lines, id: \.self) { Text($0) } }.onAppear { keys.run() }
  }
}
