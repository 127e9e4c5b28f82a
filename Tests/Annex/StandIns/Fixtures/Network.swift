// At 0, 0.2.
import Network
import SwiftUI

@MainActor final class Connection: ObservableObject {
  @Published var log: [String] = []
  private let monitor = NWPathMonitor()
  private let cellular = NWPathMonitor(requiredInterfaceType: NWInterface.InterfaceType.cellular)

  func begin() {
    monitor.pathUpdateHandler = { (path: NWPath) in
      let status: NWPath.Status = path.status
      let reason: NWPath.UnsatisfiedReason = path.unsatisfiedReason
      let wires: [NWInterface] = path.availableInterfaces
      MainActor.assumeIsolated {
        self.log.append("\(status), \(reason), \(wires.count), \(path.usesInterfaceType(.wifi))")
      }
    }
    cellular.pathUpdateHandler = { _ in MainActor.assumeIsolated { self.log.append("cellular") } }
    monitor.start(queue: .main)
    cellular.start(queue: DispatchQueue(label: "cellular"))
    cellular.cancel()
    let endpoint: NWEndpoint = .hostPort(host: "example.com", port: 443)
    if case .hostPort(let host, let port) = endpoint { log.append("\(host) \(port)") }
    log.append("now \(monitor.currentPath.status)")
  }
}

struct NetworkFixture: View {
  @StateObject private var connection = Connection()
  var body: some View {
    VStack { ForEach(connection.log, id: \.self) { Text($0) } }.onAppear { connection.begin() }
  }
}
