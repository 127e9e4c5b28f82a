public import ScrollworkFoundation

/// Looks for people near by.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// The delegate of the nearby service browser.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// Creates a browser for peers.
  public init(peer myPeerID: MCPeerID, serviceType: String) {}
  /// Starts browsing for peers.
  open func startBrowsingForPeers() {}
  /// Stops browsing for peers.
  open func stopBrowsingForPeers() {}
  /// Invites a peer to a session.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// The delegate of a browser of peers.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// Called with a person.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// Called when a person goes.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
