// At 0.1.
import KeychainAccess
import SwiftUI

struct KeychainAccessFixture: View {
  @State private var lines: [String] = []

  private func run() -> [String] {
    let keychain = Keychain(service: "org.example.app").accessibility(
      Accessibility.afterFirstUnlock)
    keychain["token"] = "secret"
    keychain[data: "bytes"] = Data([1, 2])
    try? keychain.set("b", key: "a")
    var lines = ["\(keychain["token"] ?? "none") \(keychain[data: "bytes"]?.count ?? 0)"]
    lines.append("\(keychain.allKeys().sorted()) \(Keychain(service: "other")["token"] == nil)")
    try? keychain.remove("a")
    lines.append("\((try? keychain.get("a")) ?? nil ?? "removed")")
    keychain["token"] = nil
    lines.append("\((try? keychain.contains("token")) ?? true)")
    try? keychain.removeAll()
    lines.append("\(keychain.allKeys().count) \(Status.itemNotFound)")
    return lines
  }

  var body: some View {
    VStack { ForEach(lines, id: \.self) { Text($0) } }.onAppear { lines = run() }
  }
}
