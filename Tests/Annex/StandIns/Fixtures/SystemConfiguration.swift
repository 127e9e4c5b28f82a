// At 0.
import SwiftUI
import SystemConfiguration

struct SystemConfigurationFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { begin() }
  }

  private func begin() {
    guard let host: SCNetworkReachability = SCNetworkReachabilityCreateWithName(nil, "example.com")
    else { return }
    var flags: SCNetworkReachabilityFlags = [.reachable]
    let isKnown = SCNetworkReachabilityGetFlags(host, &flags)
    log.append("known \(isKnown), reachable \(flags.contains(.reachable))")
    var context = SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    let changed: SCNetworkReachabilityCallBack = { _, flags, _ in print(flags.rawValue) }
    let isObserved = SCNetworkReachabilitySetCallback(host, changed, &context)
    SCNetworkReachabilitySetDispatchQueue(host, .main)
    log.append("observed \(isObserved), \(SCError())")
  }
}
