public import ScrollworkFoundation

/// A person near by.
public final class MCPeerID: NSObject, @unchecked Sendable {
  /// The display name of the peer.
  public let displayName: String
  /// A person of a name.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// Whether a person is connected.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }

/// Whether connections are encrypted.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// Whether data must come.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }

/// A conversation with people near by, of whom there are none.
open class MCSession: NSObject, @unchecked Sendable {
  /// The delegate of the session.
  open weak var delegate: (any MCSessionDelegate)?
  /// The peer of this device.
  public let myPeerID: MCPeerID
  /// The connected peers of the session; there are none.
  public var connectedPeers: [MCPeerID] { [] }
  /// Creates a session of a peer.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }
  /// Creates a session of a peer.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) { self.myPeerID = myPeerID }
  /// Sends data to nobody.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  {}
  /// Disconnects from the session.
  open func disconnect() {}
}

/// The delegate of a session.
public protocol MCSessionDelegate: AnyObject {
  /// Called when a person comes or goes.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Called with received data.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Called with a stream.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// Called when a file begins to come.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  /// Called with a file.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
