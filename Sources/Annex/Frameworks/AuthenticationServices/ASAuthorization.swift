public import ScrollworkFoundation

/// A request for an authorization.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// A request that a user is known by.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The scopes of user information that the request asks for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that the credential repeats.
  open var state: String?
  /// A value that the identity token repeats, against replays.
  open var nonce: String?
}

/// A request that a user of Apple is known by.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The user, if he is known.
  open var user: String?
}

/// Makes requests that a user of Apple is known by.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// Whether a user is known.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  /// Posted when a user is not known any more.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  /// Creates a provider of requests.
  public override init() {}
  /// Creates a request for an Apple ID.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Whether a user is known: no.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.notFound, nil) } }
  /// Whether a user is known: no.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A password, of which none is stored.
open class ASPasswordCredential: NSObject, @unchecked Sendable {
  /// The user of the password credential.
  public let user: String
  /// The password of the password credential.
  public let password: String
  /// A password of a user.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Makes requests of stored passwords.
open class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
  /// Creates a provider of requests.
  public override init() {}
  /// Creates a request for a password.
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

/// An authorization that has succeeded.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A scope of user information.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The raw value of the scope.
    public let rawValue: String
    /// Creates a scope from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the user.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address of the user.
    public static let email = Scope(rawValue: "email")
  }
  /// The credential of the authorization.
  public let credential: any ASAuthorizationCredential
  init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// A credential of a user.
public protocol ASAuthorizationCredential {}
extension ASPasswordCredential: ASAuthorizationCredential {}

/// A credential of an Apple account.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The name of the user for the app.
  public var user: String { "" }
  /// The state of the request; always nil.
  public var state: String? { nil }
  /// The email of the Apple ID credential.
  public var email: String? { nil }
  /// The full name of the Apple ID credential.
  public var fullName: PersonNameComponents? { nil }
  /// The identity token of the Apple ID credential.
  public var identityToken: Data? { nil }
  /// The code for a server.
  public var authorizationCode: Data? { nil }
  /// Whether the user is a person.
  public var realUserStatus: Int { 0 }
}

/// An error of an authorization.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The code of the authorization error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The user cancelled.
  public static let canceled = Code.canceled
  /// An unknown error of authorization.
  public static let unknown = Code.unknown
}
