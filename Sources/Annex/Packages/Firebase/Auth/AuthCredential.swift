public import ScrollworkFoundation

/// A credential for signing in.
open class AuthCredential: NSObject, @unchecked Sendable {
  /// The way of signing in.
  public let provider: String

  init(provider: String) { self.provider = provider }
}

/// A proof by another service.
public final class OAuthCredential: AuthCredential, @unchecked Sendable {
  /// The token of the service.
  public let idToken: String?
  /// The token for its interface.
  public let accessToken: String?

  init(provider: String, idToken: String? = nil, accessToken: String? = nil) {
    (self.idToken, self.accessToken) = (idToken, accessToken)
    super.init(provider: provider)
  }
}

/// A proof by a code that a phone was sent.
public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}

/// Sign-ins with a password.
public enum EmailAuthProvider {
  /// The identifier of the provider.
  public static let id = "password"

  /// The credential of an email address and a password.
  public static func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential(provider: id)
  }

  /// The credential of an email address and a link.
  public static func credential(withEmail email: String, link: String) -> AuthCredential {
    AuthCredential(provider: id)
  }
}

/// Sign-ins by Google.
public enum GoogleAuthProvider {
  /// The identifier of the provider.
  public static let id = "google.com"

  /// The credential of tokens from Google.
  public static func credential(withIDToken idToken: String, accessToken: String)
    -> AuthCredential
  {
    OAuthCredential(provider: id, idToken: idToken, accessToken: accessToken)
  }
}

/// Sign-ins by Facebook.
public enum FacebookAuthProvider {
  /// The identifier of the provider.
  public static let id = "facebook.com"

  /// The credential of a token from Facebook.
  public static func credential(withAccessToken accessToken: String) -> AuthCredential {
    OAuthCredential(provider: id, accessToken: accessToken)
  }
}

/// Sign-ins by GitHub.
public enum GitHubAuthProvider {
  /// The identifier of the provider.
  public static let id = "github.com"

  /// The credential of a token from GitHub.
  public static func credential(withToken token: String) -> AuthCredential {
    OAuthCredential(provider: id, accessToken: token)
  }
}

/// Sign-ins by Twitter.
public enum TwitterAuthProvider {
  /// The identifier of the provider.
  public static let id = "twitter.com"

  /// The credential of a token from Twitter.
  public static func credential(withToken token: String, secret: String) -> AuthCredential {
    OAuthCredential(provider: id, accessToken: token)
  }
}

/// The names of ways of signing in.
public enum AuthProviderID: String, Sendable {
  case apple = "apple.com"
  case email = "password"
  case facebook = "facebook.com"
  case gitHub = "github.com"
  case google = "google.com"
  case phone = "phone"
  case twitter = "twitter.com"
}

/// Sign-ins by other services.
public final class OAuthProvider: NSObject, @unchecked Sendable {
  /// The provider identifier of the OAuth provider.
  public let providerID: String
  /// The OAuth scopes of the request.
  public var scopes: [String]?
  /// The custom parameters of the request.
  public var customParameters: [String: String]?

  /// Sign-ins by a service.
  public init(providerID: String) { self.providerID = providerID }

  /// The credential of a provider's tokens.
  public static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String?
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID, idToken: idToken)
  }

  /// The credential of a provider's tokens.
  public static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String?, accessToken: String?
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID, idToken: idToken, accessToken: accessToken)
  }

  /// The credential of a provider's tokens.
  public static func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String, accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(provider: providerID.rawValue, idToken: idToken, accessToken: accessToken)
  }

  /// The proof by Apple.
  public static func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential {
    OAuthCredential(provider: "apple.com", idToken: idToken)
  }
}

/// Sign-ins by a code that a phone is sent.
public final class PhoneAuthProvider: NSObject, @unchecked Sendable {
  /// The identifier of the provider.
  public static let id = "phone"

  private override init() {}

  /// The sign-ins of the default app.
  public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }

  /// The sign-ins of an app.
  public static func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

  /// Sends a verification code to a phone number.
  public func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
    completion: ((String?, (any Error)?) -> Void)? = nil
  ) {
    Auth.complete(completion, with: phoneNumber.isEmpty ? .missingPhoneNumber : .networkError)
  }

  /// Sends a verification code to a phone number.
  public func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil
  ) async throws -> String {
    try await Auth.fail(phoneNumber.isEmpty ? .missingPhoneNumber : .networkError)
  }

  /// The credential of a verification code.
  public func credential(withVerificationID verificationID: String, verificationCode: String)
    -> PhoneAuthCredential
  {
    PhoneAuthCredential(provider: Self.id)
  }
}

/// A delegate that shows pages of sign-ins, which are not loaded.
public protocol AuthUIDelegate: AnyObject {}
