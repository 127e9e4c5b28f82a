public import ScrollworkFoundation

/// The permission to follow the user.
public enum ATTrackingManagerAuthorizationStatus: UInt, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Asks whether the user may be followed: a question that is not answered.
open class ATTrackingManager: NSObject {
  /// The status of the permission to track.
  public typealias AuthorizationStatus = ATTrackingManagerAuthorizationStatus
  /// The permission: not asked for.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Asks a question that is not answered.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {}
  /// Asks a question that stays open.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
