// At 0.
import MultipeerConnectivity
import SwiftUI

@MainActor final class Nearby: NSObject, ObservableObject {
  @Published var log: [String] = []
  private let me = MCPeerID(displayName: "Fern")
  private var session: MCSession?
  private var advertiser: MCNearbyServiceAdvertiser?
  private var browser: MCNearbyServiceBrowser?

  func begin() {
    let session = MCSession(
      peer: me, securityIdentity: nil, encryptionPreference: MCEncryptionPreference.required)
    session.delegate = self
    let advertiser = MCNearbyServiceAdvertiser(peer: me, discoveryInfo: nil, serviceType: "garden")
    advertiser.delegate = self
    advertiser.startAdvertisingPeer()
    let browser = MCNearbyServiceBrowser(peer: me, serviceType: "garden")
    browser.delegate = self
    browser.startBrowsingForPeers()
    let mode: MCSessionSendDataMode = .reliable
    try? session.send(Data(), toPeers: session.connectedPeers, with: mode)
    log.append("\(session.myPeerID.displayName), peers \(session.connectedPeers.count)")
    (self.session, self.advertiser, self.browser) = (session, advertiser, browser)
  }
}

extension Nearby: @preconcurrency MCSessionDelegate {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
    log.append("\(peerID.displayName) \(state == .connected)")
  }
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID
  ) {}
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress
  ) {}
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?
  ) {}
}

extension Nearby: @preconcurrency MCNearbyServiceAdvertiserDelegate {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) { invitationHandler(true, session) }
}

extension Nearby: @preconcurrency MCNearbyServiceBrowserDelegate {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) { log.append("found") }
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
}

struct MultipeerConnectivityFixture: View {
  @StateObject private var nearby = Nearby()
  var body: some View {
    VStack { ForEach(nearby.log, id: \.self) { Text($0) } }.onAppear { nearby.begin() }
  }
}
