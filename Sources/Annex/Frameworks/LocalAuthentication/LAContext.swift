public import ScrollworkFoundation

/// A way to know the user.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// A part of the body that a user is known by.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// An error of knowing the user.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  /// The code of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// The user failed to authenticate.
  public static let authenticationFailed = Code.authenticationFailed
  /// The user cancelled.
  public static let userCancel = Code.userCancel
  /// The user wants the passcode.
  public static let userFallback = Code.userFallback
  /// The device has no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device has no biometric sensor.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// No user is known.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// Biometry is locked after too many failures.
  public static let biometryLockout = Code.biometryLockout
}

/// Knows the user: on this device nobody is enrolled, and there is no passcode.
open class LAContext: NSObject, @unchecked Sendable {
  /// Creates a context with default values.
  public override init() {}
  /// The title of the button for the passcode.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  /// Why the user must be known.
  open var localizedReason = ""
  /// The seconds that an answer counts.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether a question may be shown.
  open var interactionNotAllowed = false
  /// The sensor of the device.
  open var biometryType: LABiometryType { .faceID }

  /// Whether the user can be known: no.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = failure(of: policy) as NSError
    return false
  }

  private func failure(of policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }

  /// Asks; the answer is an error.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = failure(of: policy)
    DispatchQueue.main.async { reply(false, error) }
  }

  /// Asks; the answer is an error.
  @discardableResult open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool { throw failure(of: policy) }

  /// Invalidates the context.
  open func invalidate() {}
}
