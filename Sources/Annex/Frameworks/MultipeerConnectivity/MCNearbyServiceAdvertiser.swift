public import ScrollworkFoundation

/// Tells people near by of this one.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// The delegate of the nearby service advertiser.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// Tells of a person.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
  }
  /// Starts advertising the peer.
  open func startAdvertisingPeer() {}
  /// Stops advertising the peer.
  open func stopAdvertisingPeer() {}
}

/// The delegate of an advertiser.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Called with an invitation.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
