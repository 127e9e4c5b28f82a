public import ScrollworkFoundation
import ScrollworkSystem

/// A session with a paired watch, of which there is no device here.
open class WCSession: NSObject, @unchecked Sendable {
  /// The shared session with the watch.
  public static var `default`: WCSession { AppProcess.current.only { WCSession() } }
  /// The delegate of the session.
  open weak var delegate: (any WCSessionDelegate)?
  /// Whether the device supports watches; always false.
  open class func isSupported() -> Bool { false }
  /// Whether a watch is paired; always false.
  open var isPaired: Bool { false }
  /// Whether the watch has the app.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch listens.
  open var isReachable: Bool { false }
  /// Activates the session with the watch.
  open func activate() {}
  /// Sends words, which is an error.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Sends the state, which is an error.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw CocoaError(.featureUnsupported)
  }
}

/// Whether a watch is connected.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The delegate of a watch session.
public protocol WCSessionDelegate: AnyObject {
  /// Called when the connection is made.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Called when the connection rests.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when the connection ends.
  func sessionDidDeactivate(_ session: WCSession)
}
