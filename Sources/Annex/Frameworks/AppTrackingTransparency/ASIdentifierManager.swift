public import ScrollworkFoundation
import ScrollworkSystem

/// The name of the device for advertisements.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static var manager: ASIdentifierManager {
    AppProcess.current.only { ASIdentifierManager() }
  }
  /// The shared manager of identifiers.
  open class func shared() -> ASIdentifierManager { manager }
  /// The name: zeros, without permission.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
