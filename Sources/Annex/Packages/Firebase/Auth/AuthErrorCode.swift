public import ScrollworkFoundation

/// The domain of the errors of sign-ins.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// The codes of the errors of sign-ins.
///
/// Without a network there is ``networkError`` alone, and errors of arguments and of states.
public enum AuthErrorCode: Int, Error, Sendable {
  case invalidCustomToken = 17_000
  case customTokenMismatch = 17_002
  case invalidCredential = 17_004
  case userDisabled = 17_005
  case operationNotAllowed = 17_006
  case emailAlreadyInUse = 17_007
  case invalidEmail = 17_008
  case wrongPassword = 17_009
  case tooManyRequests = 17_010
  case userNotFound = 17_011
  case accountExistsWithDifferentCredential = 17_012
  case requiresRecentLogin = 17_014
  case providerAlreadyLinked = 17_015
  case noSuchProvider = 17_016
  case invalidUserToken = 17_017
  case networkError = 17_020
  case userTokenExpired = 17_021
  case invalidAPIKey = 17_023
  case userMismatch = 17_024
  case credentialAlreadyInUse = 17_025
  case weakPassword = 17_026
  case appNotAuthorized = 17_028
  case expiredActionCode = 17_029
  case invalidActionCode = 17_030
  case missingEmail = 17_034
  case missingPhoneNumber = 17_041
  case invalidPhoneNumber = 17_042
  case missingVerificationCode = 17_043
  case invalidVerificationCode = 17_044
  case missingVerificationID = 17_045
  case invalidVerificationID = 17_046
  case sessionExpired = 17_051
  case quotaExceeded = 17_052
  case webContextCancelled = 17_058
  case nullUser = 17_067
  case keychainError = 17_995
  case internalError = 17_999

  /// The type of the codes of the errors.
  public typealias Code = AuthErrorCode
  /// The code of the error.
  public var code: AuthErrorCode { self }
  /// The domain of the errors.
  public static let errorDomain = AuthErrorDomain

  /// The error of a code.
  public init(_ code: AuthErrorCode) { self = code }

  /// The code of an error; nil for that of another domain.
  public init?(_nsError error: NSError) {
    guard error.domain == AuthErrorDomain else { return nil }
    self.init(rawValue: error.code)
  }

  /// The error with the text of Firebase.
  var error: NSError {
    NSError(
      domain: AuthErrorDomain, code: rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: text,
        "FIRAuthErrorUserInfoNameKey": "ERROR_"
          + (self == .networkError ? "NETWORK_REQUEST_FAILED" : "\(rawValue)"),
      ])
  }

  private var text: String {
    switch self {
    case .networkError:
      "Network error (such as timeout, interrupted connection or unreachable host) has occurred."
    case .missingEmail: "An email address must be provided."
    case .weakPassword: "The password must be 6 characters long or more."
    case .missingPhoneNumber:
      "To send verification codes, provide a phone number for the recipient."
    case .nullUser:
      "A null user object was provided as the argument for an operation which requires a non-null "
        + "user object."
    default:
      "An internal error has occurred, print and inspect the error details for more information."
    }
  }
}
