// The module behind `import GoogleSignIn`: nobody is signed in, and without a network nobody can be.

public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
@_exported public import ScrollworkUIKit
public import ScrollworkUIScrolling
import ScrollworkViews

/// The errors of sign-ins.
public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

/// An error of a sign-in.
public struct GIDSignInError: Error {
  /// The codes.
  public enum Code: Int, Sendable {
    case unknown = -1
    case keychain = -2
    case hasNoAuthInKeychain = -4
    case canceled = -5
    case EMM = -6
    case scopesAlreadyGranted = -8
  }

  /// The code of the sign-in error.
  public let code: Code
}

/// The sign-ins of an app.
public final class GIDSignIn: NSObject, @unchecked Sendable {
  /// The shared sign-in service.
  public class var sharedInstance: GIDSignIn { AppProcess.current.only { GIDSignIn() } }

  /// The configuration of the sign-in service.
  public var configuration: GIDConfiguration?
  /// The client, as in the first versions.
  public var clientID: String?
  /// The current user of the sign-in service; there is none.
  public var currentUser: GIDGoogleUser? { nil }

  /// Whether a URL belongs to a sign-in: none does.
  @discardableResult public func handle(_ url: URL) -> Bool { false }

  /// Whether a previous sign-in can be restored; always false.
  public func hasPreviousSignIn() -> Bool { false }

  private func fail<Value>(
    _ error: any Error, _ completion: ((Value?, (any Error)?) -> Void)?
  ) {
    guard let completion else { return }
    PictureRequest.after(PictureRequest.delay) { completion(nil, error) }
  }

  /// Signs in as before.
  public func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {
    fail(GIDSignInError(code: .hasNoAuthInKeychain), completion)
  }

  /// Signs in as before.
  @discardableResult public func restorePreviousSignIn() async throws -> GIDGoogleUser {
    throw GIDSignInError(code: .hasNoAuthInKeychain)
  }

  /// Signs in on a page, which is not loaded.
  public func signIn(
    withPresenting presentingViewController: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    fail(URLError(.notConnectedToInternet), completion)
  }

  /// Signs in on a page, which is not loaded.
  public func signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    fail(URLError(.notConnectedToInternet), completion)
  }

  /// Signs in on a page, which is not loaded.
  @discardableResult public func signIn(
    withPresenting presentingViewController: UIViewController
  ) async throws -> GIDSignInResult {
    try await Task<Never, Never>.sleep(for: .seconds(PictureRequest.delay))
    throw URLError(.notConnectedToInternet)
  }

  /// Signs in on a page, which is not loaded, as in the first versions.
  public func signIn(
    with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
    callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
  ) {
    fail(URLError(.notConnectedToInternet), callback)
  }

  /// Signs out; there is no current user.
  public func signOut() {}

  /// Takes the permissions back; there were none.
  public func disconnect(completion: (((any Error)?) -> Void)? = nil) {
    PictureRequest.after { completion?(nil) }
  }
}

/// The settings of sign-ins.
public final class GIDConfiguration: NSObject, @unchecked Sendable {
  /// The client identifier of the configuration.
  public let clientID: String
  /// The client of the server.
  public let serverClientID: String?

  /// Settings of a client.
  public init(clientID: String, serverClientID: String? = nil) {
    (self.clientID, self.serverClientID) = (clientID, serverClientID)
  }
}

/// The result of a sign-in.
public final class GIDSignInResult: NSObject, @unchecked Sendable {
  /// The user of the sign-in result.
  public let user: GIDGoogleUser
  /// The code for a server.
  public let serverAuthCode: String? = nil

  init(user: GIDGoogleUser) { self.user = user }
}

/// A signed-in user; there is none here, so code that needs one is compiled and never runs.
public final class GIDGoogleUser: NSObject, @unchecked Sendable {
  /// The user identifier of the Google user.
  public let userID: String?
  /// The profile of the user; always nil.
  public let profile: GIDProfileData? = nil
  /// The token of the user.
  public let idToken: GIDToken? = nil
  /// The token for interfaces.
  public let accessToken: GIDToken
  /// The tokens, as in the first versions.
  public let authentication: GIDAuthentication

  init(userID: String) {
    self.userID = userID
    accessToken = GIDToken("")
    authentication = GIDAuthentication()
  }
}

/// A token of a user.
public final class GIDToken: NSObject, @unchecked Sendable {
  /// The string of the token.
  public let tokenString: String

  init(_ text: String) { tokenString = text }
}

/// The tokens of a user, as in the first versions.
public final class GIDAuthentication: NSObject, @unchecked Sendable {
  /// The token of the user.
  public let idToken: String? = nil
  /// The token for interfaces.
  public let accessToken = ""
}

/// The profile of a user.
public final class GIDProfileData: NSObject, @unchecked Sendable {
  /// The name of the profile data.
  public let name: String
  /// The address of mails.
  public let email: String
  /// The given name of the profile data.
  public let givenName: String? = nil
  /// The family name of the profile data.
  public let familyName: String? = nil
  /// Whether the profile has a picture; always false.
  public let hasImage = false

  init(name: String, email: String) { (self.name, self.email) = (name, email) }

  /// The address of the picture.
  public func imageURL(withDimension dimension: UInt) -> URL? { nil }
}
