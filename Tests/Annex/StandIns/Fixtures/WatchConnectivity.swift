// At 0.
import SwiftUI
import WatchConnectivity

@MainActor final class Watch: NSObject, ObservableObject, @preconcurrency WCSessionDelegate {
  @Published var log: [String] = []

  func begin() {
    let session: WCSession = .default
    session.delegate = self
    session.activate()
    log.append("supported \(WCSession.isSupported()), paired \(session.isPaired)")
    log.append("reachable \(session.isReachable), \(session === WCSession.default)")
    session.sendMessage(["plant": "fern"], replyHandler: nil) { _ in self.log.append("not sent") }
    do { try session.updateApplicationContext([:]) } catch { log.append("not updated") }
  }

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) { log.append("active \(activationState == .activated)") }
  func sessionDidBecomeInactive(_ session: WCSession) {}
  func sessionDidDeactivate(_ session: WCSession) {}
}

struct WatchConnectivityFixture: View {
  @StateObject private var watch = Watch()
  var body: some View {
    VStack { ForEach(watch.log, id: \.self) { Text($0) } }.onAppear { watch.begin() }
  }
}
