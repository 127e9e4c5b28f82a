public import ScrollworkFoundation

/// The profile of a user at a provider.
public protocol UserInfo: AnyObject {
  /// The way of signing in.
  var providerID: String { get }
  /// The user identifier of the user info.
  var uid: String { get }
  /// The display name of the user info.
  var displayName: String? { get }
  /// The photo URL of the user info.
  var photoURL: URL? { get }
  /// The address of mails.
  var email: String? { get }
  /// The number of the phone.
  var phoneNumber: String? { get }
}

/// A signed-in user; there is none here, so code that needs one is compiled and never runs.
open class User: NSObject, UserInfo, @unchecked Sendable {
  /// The way of signing in.
  public let providerID = "Firebase"
  /// The identifier of the user.
  public let uid: String
  /// The display name of the user.
  public internal(set) var displayName: String?
  /// The photo URL of the user.
  public internal(set) var photoURL: URL?
  /// The address of mails.
  public let email: String?
  /// The number of the phone.
  public let phoneNumber: String? = nil
  /// Whether the user has no name.
  public let isAnonymous = false
  /// Whether the address is verified.
  public let isEmailVerified = false
  /// The profiles of the user at all providers.
  public let providerData: [any UserInfo] = []
  /// When the user has signed in.
  public let metadata = UserMetadata()
  /// The token that signs in again.
  public let refreshToken: String? = nil

  init(uid: String, email: String?) { (self.uid, self.email) = (uid, email) }

  /// Updates the email address of the user.
  open func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
    Auth.complete(completion, with: .networkError)
  }

  /// Updates the email address of the user.
  open func updateEmail(to email: String) async throws { try await Auth.fail() }

  /// Updates the password of the user.
  open func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
    Auth.complete(completion, with: .networkError)
  }

  /// Updates the password of the user.
  open func updatePassword(to password: String) async throws { try await Auth.fail() }

  /// Changes the name and the picture.
  open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }

  /// Asks for what is known of the user.
  open func reload(completion: (((any Error)?) -> Void)? = nil) {
    Auth.complete(completion, with: .networkError)
  }

  /// Asks for what is known of the user.
  open func reload() async throws { try await Auth.fail() }

  /// Deletes the account.
  open func delete(completion: (((any Error)?) -> Void)? = nil) {
    Auth.complete(completion, with: .networkError)
  }

  /// Deletes the account.
  open func delete() async throws { try await Auth.fail() }

  /// Reauthenticates the user with a credential.
  open func reauthenticate(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) {
    Auth.complete(completion)
  }

  /// Reauthenticates the user with a credential.
  @discardableResult open func reauthenticate(with credential: AuthCredential) async throws
    -> AuthDataResult
  {
    try await Auth.fail()
  }

  /// Adds a way of signing in.
  open func link(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
    Auth.complete(completion)
  }

  /// Adds a way of signing in.
  @discardableResult open func link(with credential: AuthCredential) async throws -> AuthDataResult
  {
    try await Auth.fail()
  }

  /// Sends a mail that verifies the address.
  open func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
    Auth.complete(completion, with: .networkError)
  }

  /// Sends a mail that verifies the address.
  open func sendEmailVerification() async throws { try await Auth.fail() }

  /// Sends a mail that verifies a new address.
  open func sendEmailVerification(
    beforeUpdatingEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    Auth.complete(completion, with: .networkError)
  }

  /// The token of the user.
  open func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
    Auth.complete(completion)
  }

  /// The token of the user.
  open func getIDToken() async throws -> String { try await Auth.fail() }

  /// The token of the user, as new as it can be.
  open func getIDTokenForcingRefresh(
    _ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)?
  ) {
    Auth.complete(completion)
  }
}

/// When a user has signed in.
public final class UserMetadata: NSObject, Sendable {
  /// The last sign-in date of the user metadata.
  public let lastSignInDate: Date? = nil
  /// The creation date of the user metadata.
  public let creationDate: Date? = nil
}

/// A change of the name and the picture of a user.
public final class UserProfileChangeRequest: NSObject, @unchecked Sendable {
  /// The display name of the user profile change request.
  public var displayName: String?
  /// The photo URL of the user profile change request.
  public var photoURL: URL?

  /// Commits the changes of the profile.
  public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    Auth.complete(completion, with: .networkError)
  }

  /// Commits the changes of the profile.
  public func commitChanges() async throws { try await Auth.fail() }
}

/// The result of a sign-in.
public final class AuthDataResult: NSObject, @unchecked Sendable {
  /// The user of the sign-in result.
  public let user: User
  /// What else the way of signing in says.
  public let additionalUserInfo: AdditionalUserInfo? = nil
  /// The credential of the sign-in result.
  public let credential: AuthCredential? = nil

  init(user: User) { self.user = user }
}

/// The profile of a user from the identity provider.
public final class AdditionalUserInfo: NSObject, @unchecked Sendable {
  /// The way of signing in.
  public let providerID = ""
  /// The profile from the provider; always nil.
  public let profile: [String: Any]? = nil
  /// The username of the additional user info.
  public let username: String? = nil
  /// Whether the account is new.
  public let isNewUser = false
}
