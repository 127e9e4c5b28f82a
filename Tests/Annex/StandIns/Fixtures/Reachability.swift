// At 0, 0.5.
import Reachability
import SwiftUI

final class Net: ObservableObject {
  @Published var lines: [String] = []
  private let reachability = try? Reachability()

  func run() {
    let connection: Reachability.Connection? = reachability?.connection
    lines.append(connection?.description ?? "none")
    reachability?.whenUnreachable = { _ in self.lines.append("unreachable") }
    try? reachability?.startNotifier()
  }
}

struct ReachabilityFixture: View {
  @StateObject private var net = Net()

  var body: some View {
    VStack { ForEach(net.lines, id: \.self) { Text($0) } }.onAppear { net.run() }
  }
}
