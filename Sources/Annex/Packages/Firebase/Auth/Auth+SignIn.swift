public import ScrollworkFoundation

// Sign-ins, each with a completion and asynchronous: they fail without a network.

extension Auth {
  private static func missing(_ email: String, _ password: String) -> AuthErrorCode {
    email.isEmpty ? .missingEmail : password.isEmpty ? .weakPassword : .networkError
  }

  /// Creates a user account, which fails.
  public func createUser(
    withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
  ) {
    Self.complete(completion, with: Self.missing(email, password))
  }

  /// Creates a user account, which fails.
  @discardableResult public func createUser(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult {
    try await Self.fail(Self.missing(email, password))
  }

  /// Signs in with a password.
  public func signIn(
    withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
  ) {
    Self.complete(completion)
  }

  /// Signs in with a password.
  @discardableResult public func signIn(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult {
    try await Self.fail()
  }

  /// Signs in with a link in a mail.
  public func signIn(
    withEmail email: String, link: String, completion: AuthDataResultCallback? = nil
  ) {
    Self.complete(completion)
  }

  /// Signs in with a link in a mail.
  @discardableResult public func signIn(
    withEmail email: String, link: String
  ) async throws -> AuthDataResult {
    try await Self.fail()
  }

  /// Signs in with a credential.
  public func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
    Self.complete(completion)
  }

  /// Signs in with a credential.
  @discardableResult public func signIn(with credential: AuthCredential) async throws
    -> AuthDataResult
  {
    try await Self.fail()
  }

  /// Signs in with a credential, by the name that it had before.
  public func signInAndRetrieveData(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) {
    Self.complete(completion)
  }

  /// Signs in without a name.
  public func signInAnonymously(completion: AuthDataResultCallback? = nil) {
    Self.complete(completion)
  }

  /// Signs in without a name.
  @discardableResult public func signInAnonymously() async throws -> AuthDataResult {
    try await Self.fail()
  }

  /// Signs in with a token of a server.
  public func signIn(withCustomToken token: String, completion: AuthDataResultCallback? = nil) {
    Self.complete(completion)
  }

  /// Signs in with a token of a server.
  @discardableResult public func signIn(withCustomToken token: String) async throws
    -> AuthDataResult
  {
    try await Self.fail()
  }

  /// Sends a mail for a new password.
  public func sendPasswordReset(
    withEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.complete(completion, with: email.isEmpty ? .missingEmail : .networkError)
  }

  /// Sends a mail for a new password.
  public func sendPasswordReset(withEmail email: String) async throws {
    try await Self.fail(email.isEmpty ? .missingEmail : .networkError)
  }

  /// Sends a mail with a link.
  public func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.complete(completion, with: .networkError)
  }

  /// Sends a mail with a link.
  public func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings
  ) async throws {
    try await Self.fail()
  }

  /// Asks how an address can sign in.
  public func fetchSignInMethods(
    forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil
  ) {
    Self.complete(completion)
  }

  /// Asks how an address can sign in.
  public func fetchSignInMethods(forEmail email: String) async throws -> [String] {
    try await Self.fail()
  }

  /// Confirms a new password.
  public func confirmPasswordReset(
    withCode code: String, newPassword: String, completion: @escaping ((any Error)?) -> Void
  ) {
    Self.complete(completion, with: .networkError)
  }
}

/// The settings of a link in a mail.
public final class ActionCodeSettings: NSObject, @unchecked Sendable {
  /// The address of the link.
  public var url: URL?
  /// Whether the link opens the app.
  public var handleCodeInApp = false
  /// The domain of the link.
  public var dynamicLinkDomain: String?
  /// The iOS bundle identifier of the action code settings.
  public private(set) var iOSBundleID: String?

  /// Sets the bundle identifier of the iOS app.
  public func setIOSBundleID(_ iOSBundleID: String) { self.iOSBundleID = iOSBundleID }
}
