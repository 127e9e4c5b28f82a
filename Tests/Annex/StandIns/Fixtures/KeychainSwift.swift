// At 0.1.
import KeychainSwift
import SwiftUI

struct KeychainSwiftFixture: View {
  @State private var lines: [String] = []

  private func run() -> [String] {
    let keychain = KeychainSwift(keyPrefix: "app_")
    let access = KeychainSwiftAccessOptions.accessibleAfterFirstUnlock
    var lines = ["\(keychain.set("secret", forKey: "token", withAccess: access))"]
    keychain.set(true, forKey: "flag")
    keychain.set(Data([1]), forKey: "bytes")
    lines.append("\(keychain.get("token") ?? "none") \(keychain.getBool("flag") ?? false)")
    lines.append("\(keychain.getData("bytes")?.count ?? 0) \(keychain.allKeys.sorted())")
    lines.append("deleted \(keychain.delete("token")) \(keychain.get("token") ?? "none")")
    keychain.clear()
    return lines + ["cleared \(keychain.get("flag") ?? "none")"]
  }

  var body: some View {
    VStack { ForEach(lines, id: \.self) { Text($0) } }.onAppear { lines = run() }
  }
}
